import type { Lunch } from './vocabulary.ts';

/** A match as somebody has played it, in minutes since the start of the day. */
interface Played {
  readonly start: number;
  readonly end: number;
}

/**
 * Who has had lunch. Somebody who was free for as long as the lunch takes, inside its window, has had it. Otherwise the first match
 * that ends inside the window is followed by a rest of that length. Matches of a person are given in the order in which they end.
 *
 * Source: next.md, C3 ("30 min free between 11:30 and 13:30" as a longer rest for those who have had none).
 */
export class Lunches {
  readonly #freeSince = new Map<string, number>();
  readonly #had = new Map<string, Set<string>>();

  /** Until when somebody has lunch after a match; null where they need none then. */
  untilAfter(person: string, { start, end }: Played, lunch: Lunch | undefined): number | null {
    const freeSince = this.#freeSince.get(person) ?? 0;
    this.#freeSince.set(person, Math.max(freeSince, end));
    if (!lunch || this.#hasHad(person, lunch)) return null;
    const { from, to, minutes } = lunch;
    const free = Math.min(start, to) - Math.max(freeSince, from);
    const isDue = free < minutes && end >= from && end < to;
    if (free >= minutes || isDue) this.#hadOf(person).add(keyOf(lunch));
    return isDue ? end + minutes : null;
  }

  #hasHad(person: string, lunch: Lunch): boolean {
    return this.#had.get(person)?.has(keyOf(lunch)) ?? false;
  }

  #hadOf(person: string): Set<string> {
    const had = this.#had.get(person) ?? new Set();
    this.#had.set(person, had);
    return had;
  }
}

function keyOf({ from, to, minutes }: Lunch): string {
  return `${from}-${to}-${minutes}`;
}
