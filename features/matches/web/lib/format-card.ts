/** What a card with a score format shows while it is typed: its rows, what is wrong in them, and the verdict. */
import * as Sets from '#domain/scorecard/card-set.ts';
import type { Card } from '#domain/scorecard/scorecard.ts';
import { isComplete } from '#domain/scorecard/set-score.ts';
import type { BySide, Side } from '#domain/scorecard/side.ts';
import { rowsNeeded } from '#domain/scoring/completion.ts';
import { ruleOf, type ScoreFormat, type SetRule, type SetScore } from '#domain/scoring/formats.ts';
import { judge, type Reason } from '#domain/scoring/judge.ts';
import { endOf, hadTieBreak, isOver, isReachable } from '#domain/scoring/set-rule.ts';

/** What is wrong in a row, with what its words need. */
export interface Problem {
  readonly reason: Reason;
  readonly rule: SetRule;
  readonly set: SetScore;
  /** Of a set entered beyond its end: where it ended, in the order of the sides. */
  readonly end: BySide<number>;
}

export interface FormatView {
  /** How many rows the card shows. */
  readonly rows: number;
  /** By the number of the row, from 0. */
  readonly problems: ReadonlyMap<number, Problem>;
  readonly setsWon: BySide<number>;
  readonly winner: Side | null;
}

/** The card with a row for every set that the format can have. */
export function paddedTo(format: ScoreFormat, sets: Card): Card {
  const rows = Math.max(format.bestOf, sets.length);
  return Array.from({ length: rows }, (_, at) => sets[at] ?? Sets.EMPTY_SET);
}

/** The sets up to the last row with something in it: what is judged and sent. */
export function enteredSets(card: Card): Card {
  return card.slice(0, card.findLastIndex((set) => !Sets.isUntouched(set)) + 1);
}

/** The card as it is seen during input. */
export function viewOf(format: ScoreFormat, card: Card): FormatView {
  const entered = enteredSets(card).map(Sets.scoreOf);
  const gap = entered.findIndex((set) => !isComplete(set));
  const sets = entered.slice(0, gap < 0 ? entered.length : gap).filter(isComplete);
  const judgement = judge(format, sets);
  const problem = (at: number, reason: Reason): Problem => ({
    reason,
    rule: ruleOf(format, at),
    set: sets[at]!,
    end: endBeside(ruleOf(format, at), sets[at]!),
  });
  const rows = rowsNeeded(format, entered);
  if (judgement.state === 'impossible') {
    const { set, reason } = judgement;
    const before = judge(format, sets.slice(0, set));
    const setsWon = before.state === 'impossible' ? { player1: 0, player2: 0 } : before.setsWon;
    return { rows, problems: new Map([[set, problem(set, reason)]]), setsWon, winner: null };
  }
  const last = sets.length - 1;
  const isStuck = last >= 0 && isUnfinished(ruleOf(format, last), sets[last]!, gap > last);
  return {
    rows,
    problems: isStuck ? new Map([[last, problem(last, 'unfinished')]]) : new Map(),
    setsWon: judgement.setsWon,
    winner: judgement.state === 'decided' ? judgement.winner : null,
  };
}

/** The card after a change of a set; a tie-break goes with the score that had it. */
export function withSet(
  format: ScoreFormat,
  card: Card,
  at: number,
  { tieBreak, ...boxes }: Sets.CardSet,
): Card {
  const { player1, player2 } = Sets.filled(boxes);
  const high = Math.max(player1, player2);
  const has = tieBreak !== undefined && hadTieBreak(ruleOf(format, at), high, high - 1);
  const isLevel = Math.min(player1, player2) === high - 1;
  const set = has && isLevel ? { ...boxes, tieBreak } : boxes;
  return card.map((before, index) => (index === at ? set : before));
}

/** Whether the row shows the box for the points of the tie-break. */
export function asksTieBreak(rule: SetRule, set: Sets.CardSet): boolean {
  if (!Sets.isComplete(set)) return false;
  const { player1, player2 } = Sets.filled(set);
  return hadTieBreak(rule, Math.max(player1, player2), Math.min(player1, player2));
}

/**
 * Whether the one digit in a box may be the first of two that make the set legal: "1" beside 12 may become 10. While it is
 * typed, the row is not marked.
 */
export function mayGoOn(rule: SetRule, set: Sets.CardSet, side: Side): boolean {
  const digit = set[`${side}Score`];
  if (digit.length !== 1 || digit === '0') return false;
  const scores = Sets.filled(set);
  const other = side === 'player1' ? scores.player2 : scores.player1;
  return Array.from({ length: 10 }, (_, unit) => Number(digit) * 10 + unit).some((score) => {
    const high = Math.max(score, other);
    const low = Math.min(score, other);
    return isOver(rule, high, low) && isReachable(rule, high, low);
  });
}

/** A set that did not end, although its score has reached the target or the next row is being filled in. */
function isUnfinished(rule: SetRule, { player1, player2 }: SetScore, isFollowed: boolean) {
  const high = Math.max(player1, player2);
  const over = isOver(rule, high, Math.min(player1, player2));
  return !over && (isFollowed || high >= rule.to);
}

function endBeside(rule: SetRule, { player1, player2 }: SetScore): BySide<number> {
  const { high, low } = endOf(rule, Math.min(player1, player2));
  return player1 >= player2 ? { player1: high, player2: low } : { player1: low, player2: high };
}
