/** Drawing by lot from a recorded integer, so that anyone can repeat the draw with the same outcome. */

/** Returns a whole number from 0 up to, not including, `below`. */
export type Lot = (below: number) => number;

/** Random seeds are 32-bit: they fit a line of print, a database integer and the generator's state. */
export const largestRandomSeed = 0xffff_ffff;

/** Whether a number can be a random seed: whole, and from 0 to `largestRandomSeed`. */
export function isRandomSeed(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= largestRandomSeed;
}

/**
 * A source of lots that depends on `randomSeed` alone.
 *
 * Source: mulberry32 (Tommy Ettinger, public domain), a 32-bit generator of five lines that anyone
 * can re-type in any language to check a draw. It provides fairness in the open, not secrets:
 * the person who picks the random seed must not be able to try several in private.
 */
export function lotFrom(randomSeed: number): Lot {
  let state = randomSeed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return Math.floor(fraction * below);
  };
}

/** The same items in a random order (Fisher-Yates, from the last to the first). */
export function shuffled<Item>(items: readonly Item[], lot: Lot): Item[] {
  const drawn = [...items];
  for (let last = drawn.length - 1; last > 0; last--) {
    const chosen = lot(last + 1);
    const moved = drawn[last] as Item;
    drawn[last] = drawn[chosen] as Item;
    drawn[chosen] = moved;
  }
  return drawn;
}

/**
 * A random order in which every beginning is spread evenly: after any number of items, each half of
 * the list has given as many as the other, or one more; so has each quarter of a half,
 * and so on down. The list's length must be a power of two.
 */
export function evenlyShuffled<Item>(items: readonly Item[], lot: Lot): Item[] {
  if (items.length < 2) return [...items];
  const middle = items.length / 2;
  const halves = [items.slice(0, middle), items.slice(middle)].map((half) =>
    evenlyShuffled(half, lot),
  );
  const first = lot(2);
  return Array.from({ length: items.length }, (_, turn) => {
    const half = halves[(first + turn) % 2] as Item[];
    return half[Math.floor(turn / 2)] as Item;
  });
}
