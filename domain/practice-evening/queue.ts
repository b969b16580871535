import { turnsTaken } from './counts.ts';
import { type Evening, isHere, onCourt, type Participant } from './evening.ts';

/** Somebody on the bench. */
export interface Waiting {
  readonly person: Participant;
  /** See `turnsTaken`: the fewest are next. */
  readonly turns: number;
  /** When the last match ended, or the person came. */
  readonly since: number;
}

/**
 * Everybody who is here and on no court, in the order of their turns: who has the fewest first, then who has
 * waited longest, then by a lot that depends on the recorded random seed alone.
 */
export function queue(evening: Evening): readonly Waiting[] {
  const busy = onCourt(evening);
  const turns = turnsTaken(evening);
  const lastEnd = lastEnds(evening);
  return evening.people
    .filter((person) => isHere(person) && !busy.has(person.id))
    .map((person) => {
      const { id, stays } = person;
      const came = stays.at(-1)?.from ?? 0;
      const since = Math.max(came, lastEnd.get(id) ?? came);
      const lot = lotOf(id, evening.randomSeed);
      return { person, turns: turns.get(id) ?? 0, since, lot };
    })
    .sort((a, b) => a.turns - b.turns || a.since - b.since || a.lot - b.lot || byId(a, b))
    .map(({ person, turns: taken, since }) => ({ person, turns: taken, since }));
}

function lastEnds({ matches }: Evening): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  for (const { sides, ended } of matches) {
    if (ended === undefined) continue;
    for (const id of sides.flat()) ends.set(id, Math.max(ends.get(id) ?? ended, ended));
  }
  return ends;
}

/** A number from 0 to 2^32 - 1 for each person: FNV-1a over the id, begun with the random seed, then mixed. */
function lotOf(id: string, randomSeed: number): number {
  let hash = (0x811c9dc5 ^ randomSeed) >>> 0;
  for (const character of id) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // FNV-1a alone leaves ids that differ in their last digit close together, in the same order for every seed.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** For two ids with the same lot; their order must not depend on the list's. */
function byId(a: { readonly person: Participant }, b: { readonly person: Participant }): number {
  return a.person.id < b.person.id ? -1 : 1;
}
