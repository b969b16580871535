/** Compares those of different groups by what they have done in them. */
import { compare } from '#domain/league-table/measure.ts';
import type { GroupState } from './standings.ts';

type Row = GroupState['standings']['rows'][number];

const SHARES = [
  ({ won, lost }: Row) => ({ won, lost }),
  ({ setsWon, setsLost }: Row) => ({ won: setsWon, lost: setsLost }),
  ({ pointsWon, pointsLost }: Row) => ({ won: pointsWon, lost: pointsLost }),
] as const;

/**
 * Sorts the better one first: by the share of matches won, then of games, then of points. Shares, because groups have different sizes.
 * Who is level in all of them, or in no group, stays in the order given.
 *
 * Source: next.md, B5 ("by stage-1 measure if chosen"); it leaves open which measure.
 */
export function acrossGroups(
  states: readonly Pick<GroupState, 'standings'>[],
): (one: string, other: string) => number {
  const rows = new Map(
    states.flatMap(({ standings }) => standings.rows.map((row) => [row.player, row] as const)),
  );
  return (one, other) => {
    const [first, second] = [rows.get(one), rows.get(other)];
    if (!first || !second) return 0;
    for (const shareOf of SHARES) {
      const order = compare(
        { kind: 'ratio', ...shareOf(first) },
        { kind: 'ratio', ...shareOf(second) },
      );
      if (order !== 0) return order;
    }
    return 0;
  };
}
