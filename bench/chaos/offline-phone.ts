import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { saveScore } from '#features/matches/matches.contract.ts';
import { freeMatches } from '#features/practice/free-practice/free-practice.contract.ts';
import type { Chance } from '#platform/testing/fuzz-values.ts';
import { type Client, ConnectionLost } from '../../simulate/http/client.ts';
import type { Device } from '../../simulate/http/insistent.ts';
import { today } from './writers.ts';

export interface OfflineScores {
  readonly scores: number;
  readonly lost: number;
  readonly doubled: number;
}

interface Write {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** What this program uses of the app's outbox, whose own types are those of a browser. */
interface Outbox {
  setAccount(id: string): Promise<void>;
  add(write: Write & Readonly<Record<string, unknown>>, owner: string): Promise<void>;
  flush(): Promise<void>;
  count(): Promise<number>;
}
type Attempt =
  | { readonly kind: 'accepted'; readonly data: unknown }
  | {
      readonly kind: 'refused';
      readonly refusal: { readonly code: string; readonly status: number };
    }
  | { readonly kind: 'failed'; readonly reached: boolean };
type MakeOutbox = new (parts: {
  readonly store: unknown;
  readonly attempt: (write: Write) => Promise<Attempt>;
  readonly triggers: unknown;
}) => Outbox;

const OFFLINE = new URL('../../platform/web/offline/', import.meta.url);

async function loadOutbox(): Promise<{ Outbox: MakeOutbox; memoryStore: () => unknown }> {
  const [{ Outbox }, { memoryStore }] = await Promise.all([
    import(new URL('outbox.ts', OFFLINE).href),
    import(new URL('outbox-store.ts', OFFLINE).href),
  ]);
  return { Outbox, memoryStore };
}

/** So long no request of it gets through, at most; and so much faster than a phone it tries again. */
const LONGEST_OFFLINE_MS = 400;
const SPEED = 100;

/**
 * A phone without a signal most of the time: the app's own outbox on a network that loses, repeats and delays, and two tabs that both
 * want to send. Matches are scored and some corrected before the first score has arrived. At the end each is there once, with its last
 * score.
 */
export async function scoreOffline(
  { client, reader }: { readonly client: Client; readonly reader: Device },
  chance: Chance,
): Promise<OfflineScores> {
  const { Outbox, memoryStore } = await loadOutbox();
  const store = memoryStore();
  const attempt = (write: Write) => attemptBy(client, write);
  const air = airOf(chance);
  const tabs = [0, 1].map(() => new Outbox({ store, attempt, triggers: air.triggers() }));
  for (const tab of tabs) await tab.setAccount('writer');
  const last = new Map<string, string>();
  const count = 2 + chance.below(4);
  for (let number = 0; number < count; number += 1) {
    const id = uuidv7();
    const names = [`A ${id.slice(-6)}`, `B ${id.slice(-6)}`] as const;
    let follows: string | undefined;
    for (let correction = chance.below(3); correction >= 0; correction -= 1) {
      const points = 1 + chance.below(9);
      const writeId = uuidv7();
      const write = {
        id: writeId,
        kind: 'practice.score',
        queueKey: id,
        meta: null,
        method: saveScore.method,
        path: saveScore.path.replace(':id', id),
        body: { writeId, baseVersion: 0, ...(follows && { follows }), ...scoreOf(points, names) },
      };
      void chance.one(tabs).add(write, 'writer');
      await pause(chance.below(20));
      follows = writeId;
      last.set(id, String(points));
    }
  }
  for (let waited = 0; (await tabs[0]?.count()) !== 0 && waited < 60_000; waited += 50) {
    await pause(50);
    void chance.one(tabs).flush();
  }
  return compare(last, reader);
}

function scoreOf(points: number, [one, other]: readonly [string, string]) {
  const set = { player1Score: '11', player2Score: String(points) };
  return {
    match: {
      kind: 'free-practice' as const,
      player1: { id: 1, name: one, external: true },
      player2: { id: 2, name: other, external: true },
      playedOn: today(),
    },
    sets: [set, set],
  };
}

async function compare(last: ReadonlyMap<string, string>, reader: Device): Promise<OfflineScores> {
  const { data } = await reader.send(freeMatches, {});
  const there = data?.matches ?? [];
  const namesSeen = new Map<string, number>();
  for (const { player1 } of there)
    namesSeen.set(player1.name, (namesSeen.get(player1.name) ?? 0) + 1);
  const lost = [...last].filter(
    ([id, points]) => there.find((one) => one.id === id)?.sets[0]?.player2Score !== points,
  ).length;
  const doubled = [...namesSeen.values()].filter((count) => count > 1).length;
  return { scores: last.size, lost, doubled };
}

/** As the app sends an entry (platform/web/offline/outbox.ts), through a client of this program. */
async function attemptBy(client: Client, { path, body }: Write): Promise<Attempt> {
  try {
    const { data, refusal } = await client.call(
      { ...saveScore, path: path as typeof saveScore.path },
      { params: {} as never, body: body as never },
    );
    if (!refusal) return { kind: 'accepted', data };
    if (refusal.code === 'RATE_LIMITED') return { kind: 'failed', reached: true };
    return { kind: 'refused', refusal: { code: refusal.code, status: 409 } };
  } catch (error) {
    if (error instanceof ConnectionLost) return { kind: 'failed', reached: false };
    throw error;
  }
}

/** Tabs of one browser: one sends at a time, and the network is back after a while. */
function airOf(chance: Chance) {
  let turn = Promise.resolve();
  const listeners: (() => void)[] = [];
  const triggerAll = () => {
    for (const listener of listeners) listener();
  };
  return {
    triggers: () => ({
      withLock: (work: () => Promise<void>) => {
        const mine = turn.then(work);
        turn = mine.catch(() => {});
        return mine;
      },
      onTrigger: (listener: () => void) => void listeners.push(listener),
      triggerIn: (ms: number) =>
        void setTimeout(triggerAll, Math.min(LONGEST_OFFLINE_MS, ms / SPEED + chance.below(50))),
      onChange: () => {},
      broadcast: () => {},
    }),
  };
}
