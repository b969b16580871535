import * as Sets from '#domain/scorecard/card-set.ts';
import { isComplete } from '#domain/scorecard/set-score.ts';
import { ruleOf, type ScoreFormat, type SetRule, setsToWin } from '#domain/scoring/formats.ts';
import type { Reason } from '#domain/scoring/judge.ts';
import { endOf } from '#domain/scoring/set-rule.ts';
import type { confirmScore } from '../../../matches.policy.ts';
import { unitOf } from '../../../web/lib/set-unit.ts';
import type { FormatsText } from '../score-formats.text.ts';
import { ordered, type RowState } from './card-rows.ts';
import { rowName } from './format-words.ts';

type Refusal = Extract<ReturnType<typeof confirmScore>, { ok: false }>;
type Rows = readonly Sets.CardSet[];

/** What a row says about its score: "12-9 cannot be, the game ends at 11-9"; null where nothing is wrong. */
export function rowProblem(
  format: ScoreFormat,
  rows: Rows,
  index: number,
  state: RowState,
  t: FormatsText,
): string | null {
  if (state.kind === 'running') return reasonText(format, rows, index, 'unfinished', t);
  return state.kind === 'impossible' ? reasonText(format, rows, index, state.reason, t) : null;
}

/** Why the card cannot be confirmed, with the row that it is about. */
export function cardProblem(
  format: ScoreFormat,
  rows: Rows,
  refused: Refusal,
  t: FormatsText,
): string {
  switch (refused.code) {
    case 'IMPOSSIBLE_SCORE': {
      const { set, reason } = refused as Extract<Refusal, { code: 'IMPOSSIBLE_SCORE' }>;
      return inRow(format, set, reasonText(format, rows, set, reason, t), t);
    }
    case 'ALREADY_DECIDED':
      return t.alreadyDecided;
    case 'NOTHING_PLAYED':
      return t.nothingPlayed;
    case 'UNKNOWN_FORMAT':
      return t.unknownFormat;
    default:
      return undecided(format, rows, t);
  }
}

function undecided(format: ScoreFormat, rows: Rows, t: FormatsText): string {
  const last = rows.findLastIndex((set) => !Sets.isUntouched(set));
  const gap = rows.findIndex((set, index) => index <= last && !Sets.isComplete(set));
  if (gap >= 0) return t.gap(rowName(format, gap, t));
  return t.incomplete(setsToWin(format), unitOf(format));
}

function inRow(format: ScoreFormat, index: number, reason: string, t: FormatsText): string {
  return format.bestOf === 1 ? reason : t.inRow(rowName(format, index, t), reason);
}

function reasonText(
  format: ScoreFormat,
  rows: Rows,
  index: number,
  reason: Reason,
  t: FormatsText,
): string {
  const unit = unitOf(format);
  const set = Sets.scoreOf(rows[index] ?? Sets.EMPTY_SET);
  if (!isComplete(set)) return t.notAScore;
  const rule = ruleOf(format, index);
  const { high, low } = ordered(set);
  const written = (one: { high: number; low: number }) =>
    set.player1 >= set.player2 ? `${one.high}-${one.low}` : `${one.low}-${one.high}`;
  const score = `${set.player1}-${set.player2}`;
  switch (reason) {
    case 'beyond-end':
      return t.beyondEnd(score, unit, written(endOf(rule, low)));
    case 'after-decision':
      return t.afterDecision(unit);
    case 'tie-break':
      return t.wrongTieBreak;
    case 'not-a-score':
      return t.notAScore;
    case 'unfinished':
      return unfinishedText(rule, score, { high, low }, t);
  }
}

function unfinishedText(
  rule: SetRule,
  score: string,
  { high, low }: { readonly high: number; readonly low: number },
  t: FormatsText,
): string {
  const { kind, to, lead } = rule;
  if (kind === 'games' && high === low && low === rule.tieBreakAt) {
    return t.unfinishedTieBreak(score);
  }
  if (high < to || lead === 1) return t.unfinishedTo(score, to, kind);
  // From 29-29 on nobody can get two ahead: 30 ends the game.
  const cap = kind === 'points' ? rule.cap : undefined;
  return cap !== undefined && low + lead > cap
    ? t.unfinishedTo(score, cap, kind)
    : t.unfinishedLead(score, lead, kind);
}
