import { findMatch, nextMatch } from '#domain/bracket/results.ts';
import type { Draw, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { isGroupsDraw, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { apply } from '#features/matches/draw-results/draw-results.policy.ts';
import {
  hasResults,
  type RubberRow,
  type TieInPlay,
  withRubber,
} from '#features/matches/ties/ties.play.policy.ts';

/** What a change of a rubber does to its tie, and to what follows from it. */

/** "3-1" as seen by the first team; null while the tie is not decided. */
export function resultOf({
  match,
  state,
}: Pick<TieInPlay, 'match' | 'state'>): PlayedResult | null {
  const winner = state.winner && match[state.winner];
  if (!winner) return null;
  const { player1, player2 } = state.score;
  return { kind: 'score', winner, score: `${player1}-${player2}` };
}

interface Around<Drawn extends StageDraw> {
  /** With its results. */
  readonly draw: Drawn;
  readonly ties: readonly TieInPlay[];
  readonly tie: TieInPlay;
}

interface Change extends Around<StageDraw> {
  readonly rubber: number;
  /** The rubber afterwards; null without a result. */
  readonly after: Pick<RubberRow, 'sets' | 'winner' | 'status'> | null;
}

/**
 * Why a rubber cannot change: the tie that follows has begun, and another team would play it. Null where it can. The winner of a
 * tie in a group changes nothing that is played already.
 */
export function rubberObjection({ draw, ties, tie, rubber, after }: Change): Objection | null {
  if (isGroupsDraw(draw)) return null;
  const result = resultOf(withRubber(tie, rubber, after));
  return resultObjection({ draw, ties, tie }, { before: resultOf(tie), after: result });
}

type Objection = 'NEXT_MATCH_PLAYED';

interface Results {
  readonly before: Pick<PlayedResult, 'winner'> | null;
  readonly after: PlayedResult | null;
}

/** Why a tie of a knockout cannot have another result: the tie that follows has begun, and another team would play it. */
export function resultObjection(
  { draw, ties, tie }: Around<Draw>,
  { before, after }: Results,
): Objection | null {
  if (before === null || after?.winner === before.winner) return null;
  const match = findMatch(draw, tie.match.matchId);
  const step = match && apply(draw, match, after);
  if (!step?.ok) return 'NEXT_MATCH_PLAYED';
  return followers(draw, tie).some((id) => hasBegun(ties, id)) ? 'NEXT_MATCH_PLAYED' : null;
}

/** The ties that the winner or the loser of a tie plays next. */
function followers(draw: Draw, { match }: TieInPlay): string[] {
  const found = findMatch(draw, match.matchId);
  const next = found && nextMatch(draw, found);
  const isSemiFinal = found?.round === draw.rounds - 1;
  return [...(next ? [next.id] : []), ...(isSemiFinal && draw.third ? [draw.third.id] : [])];
}

function hasBegun(ties: readonly TieInPlay[], matchId: string): boolean {
  const tie = ties.find(({ match }) => match.matchId === matchId);
  return tie !== undefined && hasResults(tie);
}
