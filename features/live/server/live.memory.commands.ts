import type { Services } from '#platform/server/services.ts';
import type { Known } from '../live.matches.policy.ts';

/**
 * What one server remembers of the tournaments that somebody follows on it. It may be lost: the next change is then a reset. Nobody
 * follows a tournament that is not in it, and its changes cost no reading.
 */
export interface Memory {
  find(tournamentId: number): Known | null;
  /** Takes what readers know now; an older state than the stored one is ignored. */
  learn(tournamentId: number, known: Known): void;
  forget(tournamentId: number): void;
  /** Calls everybody who listens: this change of a tournament has committed, here or on another server. Once for each. */
  announce(tournamentId: number, seq: number): void;
  listen(listener: (tournamentId: number) => void): void;
}

/** More tournaments than are held on one day; the one that was read first leaves. */
const MOST = 200;

const memories = new WeakMap<Services, Memory>();

/** The memory of a server. */
export function memoryOf(services: Services): Memory {
  const found = memories.get(services) ?? createMemory();
  memories.set(services, found);
  return found;
}

function createMemory(): Memory {
  const known = new Map<number, Known>();
  const announced = new Map<number, number>();
  const listeners: ((tournamentId: number) => void)[] = [];
  return {
    find: (tournamentId) => known.get(tournamentId) ?? null,
    learn(tournamentId, next) {
      const before = known.get(tournamentId);
      if (before && before.seq > next.seq) return;
      known.set(tournamentId, next);
      removeFirst(known);
    },
    forget: (tournamentId) => void known.delete(tournamentId),
    announce(tournamentId, seq) {
      if ((announced.get(tournamentId) ?? 0) >= seq) return;
      announced.set(tournamentId, seq);
      removeFirst(announced);
      for (const listener of listeners) listener(tournamentId);
    },
    listen: (listener) => void listeners.push(listener),
  };
}

function removeFirst(map: Map<number, unknown>): void {
  const [first] = map.keys();
  if (map.size > MOST && first !== undefined) map.delete(first);
}
