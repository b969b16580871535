import { outcome } from '#domain/bracket/five-set-score.ts';
import type { PlayedResult } from '#domain/bracket/vocabulary.ts';
import { scoreOf, setsOf } from '../../../draws/web/lib/result-scores.ts';
import type { KnockoutScoresText } from '../knockout-scores.text.ts';

/** "{winner} wins {score}", or how the match ended otherwise. */
export function winsText(result: PlayedResult, winner: string, t: KnockoutScoresText): string {
  switch (result.kind) {
    case 'score':
      return t.winsBy(winner, scoreOf(result));
    case 'walkover':
      return t.winsByWalkover(winner);
    case 'retirement':
      return t.winsByRetirement(winner, scoreOf(result));
    case 'default':
      return t.winsByDefault(winner, scoreOf(result));
    case 'double-walkover':
      return t.nobodyWins;
  }
}

/**
 * The reason why this player wins. Of a score by a format: its sets; by the rule of five sets: more sets, then the
 * highest set, then player 2 (spec section 4); `unit` is what the card calls a set.
 */
export function reasonText(
  result: PlayedResult,
  { loser, unit }: { readonly loser: string; readonly unit: 'game' | 'set' },
  t: KnockoutScoresText,
): string {
  switch (result.kind) {
    case 'walkover':
      return t.reasonWalkover(loser);
    case 'retirement':
      return t.reasonRetirement(loser);
    case 'default':
      return t.reasonDefault(loser);
    case 'double-walkover':
      return t.reasonDoubleWalkover;
    case 'score':
      return result.scoreFormat ? setsOf(result) : fiveSetReason(result.sets ?? [], unit, t);
  }
}

function fiveSetReason(
  sets: Parameters<typeof outcome>[0],
  unit: 'game' | 'set',
  t: KnockoutScoresText,
): string {
  const decided = outcome(sets);
  if (!decided.ok) return '';
  const { reason } = decided.value;
  switch (reason.kind) {
    case 'sets':
      return t.reasonSets(reason.winnerSets, reason.loserSets, unit);
    case 'highest-set':
      return t.reasonHighest(reason.setsEach, reason.winnerHighest, reason.loserHighest, unit);
    case 'second-player-rule':
      return t.reasonSecond(reason.setsEach, reason.highest, unit);
  }
}
