/** A score in one line, without language: "11-9 8-11 11-4 12-10", "9-8(5)", "6-4 3-6 10-7". */
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { ruleOf, type ScoreFormat, type SetScore } from './formats.ts';

/** The sets in the order played, player1's score first; the points of a tie-break's loser in parentheses. */
export function text(sets: readonly SetScore[]): string {
  return sets.map(setText).join(' ');
}

/** One set: "11-9", "9-8(5)"; a match tie-break as the points it is, "10-7". */
export function setText({ player1, player2, tieBreak }: SetScore): string {
  const score = `${player1}-${player2}`;
  return tieBreak === undefined ? score : `${score}(${tieBreak})`;
}

/**
 * Reads what `text` wrote. Reads a match tie-break in the two ways other programs write it as well: "[10-7]"
 * and "1-0(10-7)". Refuses anything else as `NOT_A_SCORE`; whether the score can be is for `judge` to say.
 */
export function fromText(
  written: string,
  format: ScoreFormat,
): Result<readonly SetScore[], 'NOT_A_SCORE'> {
  if (written === '') return ok([]);
  const sets = written
    .split(' ')
    .map((part, index) => setIn(part, ruleOf(format, index).kind === 'points'));
  return sets.every((set) => set !== null) ? ok(sets) : refuse('NOT_A_SCORE');
}

function setIn(part: string, isPoints: boolean): SetScore | null {
  const points = isPoints ? (BRACKETS.exec(part) ?? PARENTHESES.exec(part)) : null;
  const match = points ?? SET.exec(part);
  if (!match) return null;
  const [, first, second, tieBreak] = match;
  const score = { player1: Number(first), player2: Number(second) };
  return tieBreak === undefined ? score : { ...score, tieBreak: Number(tieBreak) };
}

/** "11-9", "9-8(5)". */
const SET = /^(\d{1,2})-(\d{1,2})(?:\((\d{1,2})\))?$/;
/** A match tie-break as "[10-7]". */
const BRACKETS = /^\[(\d{1,2})-(\d{1,2})\]$/;
/** A match tie-break as "1-0(10-7)". */
const PARENTHESES = /^[01]-[01]\((\d{1,2})-(\d{1,2})\)$/;
