import { type CardSet, filled, winner } from '#domain/scorecard/card-set.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { type ChosenFormat, formatOf } from './chosen-format.ts';
import { ruleOf } from './formats.ts';
import { setWinner } from './judge.ts';

/**
 * The winner of a stored set at a place from 0; null while the set goes on, as the last one of a match that was given up
 * may. The card of the specification, which is no format (null), has no such rule: there the higher score wins.
 */
export function storedSetWinner(
  set: CardSet,
  at: number,
  chosen: ChosenFormat | null,
): Side | null {
  if (!chosen) return winner(set);
  const format = formatOf(chosen);
  return format && setWinner(ruleOf(format, at), filled(set));
}
