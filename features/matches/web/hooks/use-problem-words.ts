import type { ScoreFormat } from '#domain/scoring/formats.ts';
import { setText } from '#domain/scoring/text.ts';
import { unitOf, useFormatWords } from '../../score-formats/web/hooks/use-format-words.ts';
import type { Problem } from '../lib/format-card.ts';
import { useText } from '../matches.text.ts';

/** What is wrong in a row of the card, in words: "Game 2: 12-9 cannot be, the game ends at 11-9". */
export function useProblemWords(format: ScoreFormat) {
  const t = useText();
  const words = useFormatWords();
  return (at: number, { reason, rule, set, end }: Problem): string => {
    const score = setText({ player1: set.player1, player2: set.player2 });
    switch (reason) {
      case 'after-decision':
        return t.afterDecision;
      case 'tie-break':
        return t.notTieBreak;
      case 'unfinished':
        return t.notFinished(score, needed(rule, set));
      default: {
        const unit = t.unitNames[unitOf(format)];
        return t.cannotBe(words.set(format, at), score, unit, setText(end));
      }
    }
  };

  function needed(rule: Problem['rule'], { player1, player2 }: Problem['set']): string {
    const isPoints = rule.kind === 'points';
    if (Math.max(player1, player2) < rule.to) {
      return isPoints ? t.needsPoints(rule.to) : t.needsGames(rule.to);
    }
    const isLevel = player1 === player2 && rule.kind === 'games' && player1 === rule.tieBreakAt;
    if (isLevel) return t.needsTieBreak;
    return isPoints ? t.needsPointsLead(rule.lead) : t.needsGamesLead(rule.lead);
  }
}
