import * as Sets from '#domain/scorecard/card-set.ts';
import { type CompleteSet, isComplete } from '#domain/scorecard/set-score.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { rowsNeeded } from '#domain/scoring/completion.ts';
import { ruleOf, type ScoreFormat } from '#domain/scoring/formats.ts';
import { judge, type Reason, setWinner } from '#domain/scoring/judge.ts';
import { hadTieBreak, isReachable, isSetOver } from '#domain/scoring/set-rule.ts';

/** What a row of the card says under its boxes. */
export type RowState =
  | { readonly kind: 'open' | 'running' }
  | { readonly kind: 'won'; readonly side: Side }
  | { readonly kind: 'impossible'; readonly reason: Reason };

/** The box that is being typed in. */
export interface TypedBox {
  readonly set: number;
  readonly side: Side;
}

const OPEN: RowState = { kind: 'open' };

/** The rows that the card shows: those entered, and empty ones as the format still needs them. */
export function rowsOf(
  format: ScoreFormat,
  card: readonly Sets.CardSet[],
): readonly Sets.CardSet[] {
  const count = rowsNeeded(format, card.map(Sets.scoreOf));
  return Array.from({ length: count }, (_, index) => card[index] ?? Sets.EMPTY_SET);
}

/** The card without the untouched rows at its end. */
export function playedOf(card: readonly Sets.CardSet[]): readonly Sets.CardSet[] {
  return card.slice(0, card.findLastIndex((set) => !Sets.isUntouched(set)) + 1);
}

/**
 * Judges one row. A digit that may be the first of two is not judged while its box is being typed in: 15-1 may become
 * 15-13.
 */
export function rowState(
  format: ScoreFormat,
  rows: readonly Sets.CardSet[],
  index: number,
  typed: TypedBox | null,
): RowState {
  const set = Sets.scoreOf(rows[index] ?? Sets.EMPTY_SET);
  if (!isComplete(set)) return OPEN;
  const before = rows.slice(0, index).map(Sets.scoreOf).filter(isComplete);
  const judged = judge(format, [...before, set]);
  const isAfter = judged.state === 'impossible' && judged.reason === 'after-decision';
  if (isAfter) return { kind: 'impossible', reason: 'after-decision' };
  const rule = ruleOf(format, index);
  const side = setWinner(rule, set);
  const alone = judge({ ...oneSet(format), set: rule }, [set]);
  if (alone.state === 'impossible' || !side) {
    if (typed?.set === index && mayGoOn(format, rows, typed)) return OPEN;
    return alone.state === 'impossible'
      ? { kind: 'impossible', reason: alone.reason }
      : { kind: 'running' };
  }
  return { kind: 'won', side };
}

/** Whether the set ended with a tie-break, so that its points can be entered. */
export function hasTieBreak(format: ScoreFormat, card: readonly Sets.CardSet[], index: number) {
  const set = Sets.scoreOf(card[index] ?? Sets.EMPTY_SET);
  if (!isComplete(set)) return false;
  const { high, low } = ordered(set);
  return hadTieBreak(ruleOf(format, index), high, low);
}

/** Higher and lower score of a set. */
export function ordered({ player1, player2 }: CompleteSet) {
  return { high: Math.max(player1, player2), low: Math.min(player1, player2) };
}

function oneSet({ id, sport, code }: ScoreFormat) {
  return { id, sport, code, bestOf: 1 as const };
}

/** Whether a second digit can make a finished set of a score whose box holds one. */
function mayGoOn(
  format: ScoreFormat,
  rows: readonly Sets.CardSet[],
  { set: index, side }: TypedBox,
): boolean {
  const set = rows[index] ?? Sets.EMPTY_SET;
  const text = set[`${side}Score`];
  if (text.length !== 1 || text === '0') return false;
  const rule = ruleOf(format, index);
  return Array.from({ length: 10 }, (_, digit) => `${text}${digit}`).some((longer) => {
    const score = Sets.scoreOf({ ...set, [`${side}Score`]: longer });
    if (!isComplete(score)) return false;
    const { high, low } = ordered(score);
    return isReachable(rule, high, low) && isSetOver(rule, high, low);
  });
}
