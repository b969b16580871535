import { ruleOf, type ScoreFormat, type SetScore, type Side, setsToWin } from './formats.ts';
import { winnersScore } from './set-rule.ts';

/**
 * The shortest match that this side can win: the sets needed, each to nothing (best of five to 11: three
 * times 11-0). A match that was not played to its end counts so in a table-tennis league (ending.ts).
 */
export function fastest(format: ScoreFormat, winner: Side): readonly SetScore[] {
  return Array.from({ length: setsToWin(format) }, (_, set) => {
    const rule = ruleOf(format, set);
    const score = winnersScore(rule, 0) ?? rule.to;
    return winner === 'player1' ? { player1: score, player2: 0 } : { player1: 0, player2: score };
  });
}
