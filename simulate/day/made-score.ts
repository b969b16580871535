import type { Lot } from '#domain/bracket/lot.ts';
import {
  ruleOf,
  type ScoreFormat,
  type SetRule,
  type SetScore,
  setsToWin,
} from '#domain/scoring/formats.ts';
import { hadTieBreak, winnersScore } from '#domain/scoring/set-rule.ts';

/** The sets of a match that player1 or player2 wins, by lot: each set is over, and the last one decides the match. */
export function madeScore(
  format: ScoreFormat,
  winner: 'player1' | 'player2',
  lot: Lot,
): SetScore[] {
  const toWin = setsToWin(format);
  const lost = lot(toWin);
  const others: boolean[] = [];
  // The winner wins the last set; those before are in any order.
  for (let won = toWin - 1, against = lost; won + against > 0; ) {
    const isWon = lot(won + against) < won;
    if (isWon) won -= 1;
    else against -= 1;
    others.push(isWon);
  }
  return [...others, true].map((isWon, set) =>
    sided(madeSet(ruleOf(format, set), lot), isWon === (winner === 'player1')),
  );
}

interface MadeSet {
  readonly high: number;
  readonly low: number;
  readonly tieBreak?: number;
}

/** One set in six is close: it goes beyond the target where the rule allows it. */
function madeSet(rule: SetRule, lot: Lot): MadeSet {
  const isClose = lot(6) === 0;
  const from = isClose ? Math.max(0, rule.to - 1) : 0;
  const low = from + lot(isClose ? 4 : Math.max(1, rule.to));
  const high = winnersScore(rule, low);
  if (high === null) return madeSet(rule, lot);
  return { high, low, ...(hadTieBreak(rule, high, low) && { tieBreak: lot(9) }) };
}

function sided({ high, low, ...set }: MadeSet, isFirst: boolean): SetScore {
  return isFirst
    ? { player1: high, player2: low, ...set }
    : { player1: low, player2: high, ...set };
}
