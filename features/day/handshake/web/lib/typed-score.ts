import { outcome } from '#domain/bracket/five-set-score.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { type CardSet, scoreOf } from '#domain/scorecard/card-set.ts';
import { setsIn } from '#domain/scorecard/score-text.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { isComplete } from '#domain/scorecard/set-score.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import { confirmScore } from '#features/matches/matches.policy.ts';
import type { DayMatch } from '../handshake.queries.ts';

/** A score that a card can be confirmed as, in the order of the match's sides. */
export interface TypedScore {
  readonly sets: readonly CardSet[];
  readonly status: 'finished' | 'retired';
  readonly winner: Side;
  /** "3-1". */
  readonly result: string;
}

/** The rows of a card without a format: three in a group, five in a knockout (spec sections 4 and 5). */
export function plainRows({ place }: Pick<DayMatch, 'place'>): number {
  return place.kind === 'knockout' ? 5 : Scorecard.SET_COUNT;
}

/** Only the desk decides who did not come, or is disqualified. */
export const ENDINGS_OF_PLAYERS = ['retired'] as const;

/**
 * What a card without a format can be confirmed as, as the server will judge it. `winner` is the side that wins by the retirement of the
 * other one; null where nobody has retired. In a group a match that its sets decide has no retirement; in a knockout any set decides.
 */
export function plainScore(
  { place }: Pick<DayMatch, 'place'>,
  card: readonly CardSet[],
  winner: Side | null = null,
): Result<TypedScore, 'INCOMPLETE_SCORES' | 'ALREADY_DECIDED'> {
  const status = winner ? 'retired' : 'finished';
  if (place.kind === 'group') {
    const ending = winner ? { status: 'retired' as const, winner } : undefined;
    const judged = confirmScore({ sets: card, ending, isOfEvent: true });
    if (!judged.ok) {
      return refuse(judged.code === 'ALREADY_DECIDED' ? judged.code : 'INCOMPLETE_SCORES');
    }
    const { sets, result, winner: won } = judged.value;
    return won ? ok({ sets, result, winner: won, status }) : refuse('INCOMPLETE_SCORES');
  }
  const sets = card.filter((set) => isComplete(scoreOf(set)));
  const decided = outcome(sets.map(scoreOf));
  // Somebody may stop before the first set has ended.
  if (winner) return ok({ sets, winner, result: decided.ok ? decided.value.score : '0-0', status });
  if (!decided.ok) return refuse('INCOMPLETE_SCORES');
  return ok({ sets, winner: decided.value.winner, result: decided.value.score, status });
}

/** "3–1" as one side says it: the own sets first. */
export function resultAs(side: Side, result: string): string {
  const [won1 = '0', won2 = '0'] = result.split('-');
  return side === 'player1' ? `${won1}–${won2}` : `${won2}–${won1}`;
}

/** What a card begins with. */
export interface CardStart {
  readonly sets: readonly CardSet[];
  /** Who has won by a retirement; null for a match that was played to its end, or not at all. */
  readonly ending: { readonly status: 'retired'; readonly winner: Side | null } | null;
}

/** A card begins with the stored result of its match, to correct it. */
export function storedStart({ result }: Pick<DayMatch, 'result'>): CardStart {
  return result
    ? { sets: setsIn(result.sets), ending: endingOf(result) }
    : { sets: [], ending: null };
}

/** A card begins with what is pending on this device. */
export function pendingStart(score: TypedScore): CardStart {
  return { sets: score.sets, ending: endingOf(score) };
}

function endingOf({
  status,
  winner,
}: Pick<NonNullable<DayMatch['result']>, 'status' | 'winner'>): CardStart['ending'] {
  return status === 'retired' ? { status, winner } : null;
}

/** Whether this winner is a surprise by the points of both: the sides may be swapped on the card. */
export function isSurprise({ favourite }: Pick<DayMatch, 'favourite'>, winner: Side): boolean {
  return favourite !== null && favourite === opponent(winner);
}
