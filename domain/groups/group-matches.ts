import { pairKey } from '#domain/league-table/league-match.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import type { Status } from '#domain/scoring/ending.ts';
import { matchOrder, type OrderedMatch } from './match-order.ts';

/** How a match of a group ended; one that is `scheduled` has no result. */
export interface GroupOutcome {
  readonly player1Id: string;
  readonly player2Id: string;
  readonly winner: Side | null;
  readonly status: Status;
}

/** A match of a group in the order of play. */
export interface DrawnGroupMatch extends OrderedMatch {
  readonly player1: string;
  readonly player2: string;
  /** It has no result and will have none: a side is out of the group. */
  readonly isOff: boolean;
}

/** The matches of a group in the order of play. `results` may be those of the whole stage; `out` is who has withdrawn from the event. */
export function groupMatches(
  group: readonly string[],
  results: readonly GroupOutcome[],
  out: ReadonlySet<string>,
): readonly DrawnGroupMatch[] {
  const gone = withDisqualified(out, results);
  const over = new Set(
    results.flatMap(({ player1Id, player2Id, status }) =>
      status === 'scheduled' ? [] : pairKey(player1Id, player2Id),
    ),
  );
  return matchOrder(group.length).map((match) => {
    const player1 = group[match.first - 1]!;
    const player2 = group[match.second - 1]!;
    const umpire = match.umpire === null ? undefined : group[match.umpire - 1];
    const isOpen = !over.has(pairKey(player1, player2));
    return {
      ...match,
      umpire: umpire !== undefined && gone.has(umpire) ? null : match.umpire,
      player1,
      player2,
      isOff: isOpen && (gone.has(player1) || gone.has(player2)),
    };
  });
}

/** Who is out of the groups of a stage: who has withdrawn, and who has lost by default, which is disqualified (next.md, B4). */
export function withDisqualified(
  out: ReadonlySet<string>,
  results: readonly GroupOutcome[],
): ReadonlySet<string> {
  const disqualified = results.flatMap(({ status, winner, player1Id, player2Id }) => {
    if (status !== 'defaulted' || winner === null) return [];
    return [opponent(winner) === 'player1' ? player1Id : player2Id];
  });
  return new Set([...out, ...disqualified]);
}
