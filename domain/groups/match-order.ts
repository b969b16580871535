/** One match of a group, with the numbers of the group's list, from 1. */
export interface OrderedMatch {
  /** Matches of one round have nobody in common: on two tables they are played at the same time. */
  readonly round: number;
  readonly first: number;
  readonly second: number;
  /** Who umpires while the group plays on one table; null where nobody is left. */
  readonly umpire: number | null;
}

/**
 * The matches of a group of 3, 4 or 5 in the order of play, with their umpires; a group that has only two left
 * plays one match. Empty for every other size, which no group has.
 *
 * Source: order and umpires of 3 and 4 after iu12020461.m.icoc.me (next.md, B4), where 1 and 2 meet last. The
 * order of 5 is the product's: nobody plays twice running, and the umpire is the lowest number that
 * plays neither this match nor the next.
 */
export function matchOrder(size: number): readonly OrderedMatch[] {
  return ORDERS.get(size) ?? [];
}

/** The id of a match of a group, from 1, in the draw: "1-2-3" is the second against the third of group 1. */
export function groupMatchId(
  group: number,
  { first, second }: Pick<OrderedMatch, 'first' | 'second'>,
): string {
  return `${group}-${first}-${second}`;
}

const OF_FIVE = [
  [1, 2],
  [3, 4],
  [5, 1],
  [2, 3],
  [4, 5],
  [1, 3],
  [2, 4],
  [3, 5],
  [1, 4],
  [2, 5],
] as const;

const ORDERS: ReadonlyMap<number, readonly OrderedMatch[]> = new Map([
  [2, [match(1, 1, 2, null)]],
  [3, [match(1, 2, 3, 1), match(2, 1, 3, 2), match(3, 1, 2, 3)]],
  [
    4,
    [
      match(1, 1, 4, 2),
      match(1, 2, 3, 1),
      match(2, 1, 3, 4),
      match(2, 2, 4, 3),
      match(3, 1, 2, 4),
      match(3, 3, 4, 2),
    ],
  ],
  [
    5,
    OF_FIVE.map(([first, second], index) =>
      match(1 + Math.floor(index / 2), first, second, restingUmpire(index)),
    ),
  ],
]);

function match(round: number, first: number, second: number, umpire: number | null): OrderedMatch {
  return { round, first, second, umpire };
}

/** The lowest number of a group of five that plays neither this match nor the next. */
function restingUmpire(index: number): number {
  const busy: readonly number[] = [...OF_FIVE[index]!, ...(OF_FIVE[index + 1] ?? [])];
  return [1, 2, 3, 4, 5].find((number) => !busy.includes(number))!;
}
