/** Groups before a knockout: how many, who is in which, who plays when, and who goes on. */
import { lotFrom } from '#domain/bracket/lot.ts';
import { type QualifiedOptions, qualifiedLines } from '#domain/bracket/qualified-lines.ts';
import { rankedByLot } from '#domain/bracket/seeding.ts';
import { clubsOf } from '#domain/bracket/separation.ts';
import type { Entrant } from '#domain/bracket/vocabulary.ts';
import { ClubCounts, type Placed, separateRow } from './separation.ts';
import { groupLimits, type WantedSize } from './vocabulary.ts';

export { matchOrder } from './match-order.ts';

/**
 * The size of each group, largest first: each 3 to 5, different by at most 1. Of the numbers of groups that allow that
 * it is the one whose average is nearest to `wanted`, larger groups where two are equally near. Null under
 * 3 players, and for anything but a whole number.
 *
 * Source: competition.md, Groups (128 by 3 is 40 of 3 and 2 of 4; 22 by 4 is 4 of 4 and 2 of 3).
 */
export function sizes(players: number, wanted: WantedSize): readonly number[] | null {
  if (!Number.isSafeInteger(players) || players < groupLimits.smallest) return null;
  const count = groupCount(players, wanted);
  const small = Math.floor(players / count);
  const larger = players % count;
  return Array.from({ length: count }, (_, index) => (index < larger ? small + 1 : small));
}

/**
 * The groups, each from its strongest player to the last: the ranked players fill the rows of a snake (1 to G, then
 * back), players without a rating come below by lot. Before the next row is filled, players of the row change
 * places while that puts fewer of one club into one group. The same entrants in any order and the same random seed
 * give the same groups. Empty under 3 players; `groupsRefusal` says what else cannot be grouped.
 *
 * Source: competition.md, Groups; next.md, B4.
 */
export function makeGroups(
  entrants: readonly Entrant[],
  options: { readonly wanted: WantedSize; readonly randomSeed: number },
): readonly (readonly string[])[] {
  if (entrants.length < groupLimits.smallest) return [];
  const lot = lotFrom(options.randomSeed);
  const ranks = rankedByLot(entrants, lot);
  const clubs = clubsOf(entrants);
  const count = groupCount(entrants.length, options.wanted);
  const groups: string[][] = Array.from({ length: count }, () => []);
  const counts = new ClubCounts(count);
  for (let before = 0; before < ranks.length; before += count) {
    const back = (before / count) % 2 === 1;
    const row = ranks.slice(before, before + count).map((id, index): Placed => {
      const group = back ? count - 1 - index : index;
      return { id, club: clubs.get(id) ?? null, group };
    });
    for (const { id, club, group } of separateRow(row, counts, lot)) {
      groups[group]!.push(id);
      counts.add(club, group);
    }
  }
  return groups;
}

/**
 * The lines of the knockout after the groups, top to bottom; null is a bye. `groups` are in final order, without those
 * who do not go on; a group smaller than `perGroup` sends what it has. The rules are those of `qualifiedLines`:
 * group winners are the seeds, two of one group are in opposite halves, up to four in different quarters.
 *
 * Source: competition.md, Groups.
 */
export function qualify(
  groups: readonly (readonly string[])[],
  options: QualifiedOptions & { readonly perGroup: number },
): readonly (string | null)[] {
  const qualified = groups.map((group) => group.slice(0, Math.max(0, options.perGroup)));
  return qualifiedLines(qualified, options);
}

/** The allowed number of groups whose average size is nearest to the wanted one. */
function groupCount(players: number, wanted: WantedSize): number {
  const fewest = Math.ceil(players / groupLimits.largest);
  const most = Math.floor(players / groupLimits.smallest);
  const within = (count: number) => Math.min(most, Math.max(fewest, count));
  const fewer = within(Math.floor(players / wanted));
  const more = within(Math.ceil(players / wanted));
  // In whole numbers: rounding must not decide between two averages that are equally near.
  const tooLarge = Math.abs(players - wanted * fewer) * more;
  const tooSmall = Math.abs(players - wanted * more) * fewer;
  return tooLarge <= tooSmall ? fewer : more;
}
