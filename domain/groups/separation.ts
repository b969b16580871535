/** Spreads the members of one school or club over the groups, one row of the snake at a time. */
import { type Lot, shuffled } from '#domain/bracket/lot.ts';

/** The members of each club in each group so far. */
export class ClubCounts {
  readonly #counts = new Map<string, number[]>();
  readonly #none: readonly number[];

  constructor(groups: number) {
    this.#none = new Array<number>(groups).fill(0);
  }

  /** How many of a club are in each group; nobody is a club-mate of a player without a club. */
  of(club: string | null): readonly number[] {
    return (club === null ? undefined : this.#counts.get(club)) ?? this.#none;
  }

  add(club: string | null, group: number): void {
    if (club === null) return;
    const counts = this.#counts.get(club) ?? [...this.#none];
    counts[group]! += 1;
    this.#counts.set(club, counts);
  }
}

/** One player of a row, and the group that the snake gives. */
export interface Placed {
  readonly id: string;
  readonly club: string | null;
  readonly group: number;
}

/**
 * The row with players exchanged among its groups until nothing puts fewer of one club together: at first two
 * at a time, in random order, then in larger rings. Who meets no club-mate stays, unless somebody needs the place.
 *
 * The outcome is optimal for the row. What a player adds to the sum of pairs is the number of club-mates in
 * the group before the row, so the row is an assignment problem, and an assignment from which no ring of exchanges
 * leads to a smaller sum has the smallest sum (Klein 1967, negative cycles).
 */
export function separateRow(row: readonly Placed[], counts: ClubCounts, lot: Lot): Placed[] {
  const mates = row.map(({ club }) => counts.of(club));
  const groups = row.map(({ group }) => group);
  const added = (player: number, group: number) => mates[player]![group]!;
  const order = shuffled([...row.keys()], lot);
  exchangePairs(groups, order, added);
  for (let ring = improvingRing(groups, added); ring; ring = improvingRing(groups, added)) {
    const last = groups[ring.at(-1)!]!;
    for (let at = ring.length - 1; at > 0; at--) groups[ring[at]!] = groups[ring[at - 1]!]!;
    groups[ring[0]!] = last;
  }
  return row.map((placed, player) => ({ ...placed, group: groups[player]! }));
}

/** The club-mates that a player of the row would join in a group. */
type Added = (player: number, group: number) => number;

function exchangePairs(groups: number[], order: readonly number[], added: Added): void {
  let again = true;
  while (again) {
    again = false;
    for (const player of order) {
      const here = groups[player]!;
      if (added(player, here) === 0) continue;
      const other = order.find((candidate) => {
        const there = groups[candidate]!;
        const before = added(player, here) + added(candidate, there);
        return added(player, there) + added(candidate, here) < before;
      });
      if (other === undefined) continue;
      groups[player] = groups[other]!;
      groups[other] = here;
      again = true;
    }
  }
}

/**
 * Players of whom each can take the group of the one before, the first that of the last, with a smaller sum;
 * null when there are none. Bellman-Ford, from all players at once.
 */
function improvingRing(groups: readonly number[], added: Added): number[] | null {
  const players = [...groups.keys()];
  if (players.every((player) => added(player, groups[player]!) === 0)) return null;
  const best = players.map(() => 0);
  const from = players.map(() => -1);
  let changed = -1;
  for (let pass = 0; pass < players.length; pass++) {
    changed = -1;
    for (const player of players) {
      const group = groups[player]!;
      for (const next of players) {
        // `next` moves into the group of `player`.
        const sum = best[player]! + added(next, group) - added(next, groups[next]!);
        if (sum >= best[next]!) continue;
        best[next] = sum;
        from[next] = player;
        changed = next;
      }
    }
    if (changed < 0) return null;
  }
  let inRing = changed;
  for (const _ of players) inRing = from[inRing]!;
  const ring = [inRing];
  for (let at = from[inRing]!; at !== inRing; at = from[at]!) ring.unshift(at);
  return ring;
}
