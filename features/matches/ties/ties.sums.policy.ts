import { pairKey, type TieSums } from '#domain/league-table/league-match.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { retiredTie, type TieInPlay, unplayedTie } from './ties.play.policy.ts';

/** The sums of the ties of groups, which order the teams. */

/** The result of a match of groups. */
export interface Listed {
  readonly player1Id: string;
  readonly player2Id: string;
  readonly sets: string;
  readonly winner: Side | null;
}

/** The results of groups with the sums of the rubbers of their ties. */
export function withSums<Result extends Pick<Listed, 'player1Id' | 'player2Id' | 'winner'>>(
  results: readonly Result[],
  ties: readonly TieInPlay[],
): readonly (Result & { readonly tie?: TieSums })[] {
  const tieOf = new Map(
    ties.map((tie) => [pairKey(tie.match.player1 ?? '', tie.match.player2 ?? ''), tie]),
  );
  return results.map((result) => {
    const tie = tieOf.get(pairKey(result.player1Id, result.player2Id));
    return tie ? { ...result, tie: sumsOf(tie, result.winner) } : result;
  });
}

function sumsOf(tie: TieInPlay, winner: Side | null): TieSums {
  const { match, state } = tie;
  // What is level in everything stays so: the desk has only said who goes on.
  if (match.isRetired && winner && !state.isOver) return retiredTie(tie, winner);
  if (match.isSettled && !match.isRetired) return unplayedTie(tie, winner);
  const { score, games, points } = state;
  return { rubbers: score, games, points };
}
