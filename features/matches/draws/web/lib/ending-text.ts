import type { PlayedResult } from '#domain/bracket/vocabulary.ts';
import type { DrawsText } from '../draws.text.ts';
import { scoreOf } from './result-scores.ts';

/** The words of endings. */
export type EndingWords = Pick<
  DrawsText,
  'walkover' | 'retirement' | 'defaulted' | 'doubleWalkover'
>;

/** "Walkover", "Retired at 1-0": how a match ended that was not played to its end, with its score; empty for any other. */
export function endingText(result: PlayedResult, t: EndingWords, score = scoreOf(result)): string {
  switch (result.kind) {
    case 'score':
      return '';
    case 'walkover':
      return t.walkover;
    case 'retirement':
      return t.retirement(score);
    case 'default':
      return t.defaulted(score);
    case 'double-walkover':
      return t.doubleWalkover;
  }
}
