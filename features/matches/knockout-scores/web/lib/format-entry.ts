import { statusOf } from '#domain/bracket/result-status.ts';
import type { Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { asText, type CardSet, scoreOf } from '#domain/scorecard/card-set.ts';
import { isComplete } from '#domain/scorecard/set-score.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import type { EnteredResult } from '../../../draw-results/draw-results.contract.ts';
import type { ChosenEnding } from '../../../score-formats/web/hooks/use-format-card.ts';
import type { ConfirmedCard } from '../../../web/lib/score-outbox.ts';

/** The result of a match between the bracket and the card of its format. */

/** The sets of a result as the card holds them. */
export function cardOf(result: PlayedResult | null): readonly CardSet[] {
  const sets = (result && 'sets' in result && result.sets) || [];
  return sets.filter(isComplete).map(asText);
}

/** How the match ended before its end; null for a match that was played, and for one without a result. */
export function endingOf(match: Match, result: PlayedResult | null): ChosenEnding | null {
  if (!result || result.kind === 'score') return null;
  const winner = SIDES.find((side) => match[side] === result.winner) ?? null;
  return { status: statusOf(result.kind), winner };
}

/** A confirmed card as it is sent. */
export function enteredOf(match: Match, { sets, winner, status }: ConfirmedCard): EnteredResult {
  const id = winner && match[winner];
  if (!id) return { kind: 'double-walkover' };
  const numbers = sets.map(scoreOf).map(({ player1, player2, tieBreak }) => ({
    player1,
    player2,
    ...(tieBreak !== undefined && { tieBreak }),
  }));
  switch (status) {
    case 'walkover':
      return { kind: 'walkover', winner: id };
    case 'retired':
      return { kind: 'retirement', winner: id, sets: numbers };
    case 'defaulted':
      return { kind: 'default', winner: id, sets: numbers };
    default:
      return { kind: 'score', winner: id, sets: numbers };
  }
}
