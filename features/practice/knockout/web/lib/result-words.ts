import { outcome } from '#domain/bracket/five-set-score.ts';
import type { PlayedResult } from '#domain/bracket/vocabulary.ts';
import type { KnockoutText } from '../knockout.text.ts';
import { scoreOf } from './people.ts';

/** "{winner} wins {score}", or that it was a walkover or a retirement. */
export function winsText(result: PlayedResult, winner: string, t: KnockoutText): string {
  if (result.kind === 'walkover') return t.winsByWalkover(winner);
  if (result.kind === 'retirement') return t.winsByRetirement(winner, scoreOf(result));
  return t.winsBy(winner, result.score);
}

/** The reason why this player wins (spec section 4: more sets, then the highest set, then player 2). */
export function reasonText(result: PlayedResult, loser: string, t: KnockoutText): string {
  if (result.kind === 'walkover') return t.reasonWalkover(loser);
  if (result.kind === 'retirement') return t.reasonRetirement(loser);
  const decided = outcome(result.sets ?? []);
  if (!decided.ok) return '';
  const { reason } = decided.value;
  switch (reason.kind) {
    case 'sets':
      return t.reasonSets(reason.winnerSets, reason.loserSets);
    case 'highest-set':
      return t.reasonHighest(reason.setsEach, reason.winnerHighest, reason.loserHighest);
    case 'second-player-rule':
      return t.reasonSecond(reason.setsEach, reason.highest);
  }
}
