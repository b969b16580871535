/** What one set can be, by its rule: over, going on, or out of reach. Scores are whole numbers from 0. */
import type { SetRule } from './formats.ts';

/** The highest score that a box takes. */
export const HIGHEST_SCORE = 99;

/** Whether a set at this score is over. */
export function isSetOver(rule: SetRule, high: number, low: number): boolean {
  if (high <= low) return false;
  if (high >= rule.to && high - low >= rule.lead) return true;
  if (rule.kind === 'points') return rule.cap !== undefined && high >= rule.cap;
  return rule.tieBreakAt !== undefined && low >= rule.tieBreakAt;
}

/**
 * Whether any sequence of points or games leads to this score.
 *
 * The set must have gone on until its last point: it was level at `low` all, and the side with `high` had
 * not won one point earlier.
 */
export function isReachable(rule: SetRule, high: number, low: number): boolean {
  const wasLevel = low === 0 || !isSetOver(rule, low, low - 1);
  return wasLevel && (high === low || !isSetOver(rule, high - 1, low));
}

/**
 * The score with which a set is won against `low`; there is at most one. Null where nobody can lose with
 * `low`, or where the winner would need more than 99.
 */
export function winnersScore(rule: SetRule, low: number): number | null {
  const high = Math.min(Math.max(rule.to, low + rule.lead), capOf(rule, low));
  const possible =
    high <= HIGHEST_SCORE && isSetOver(rule, high, low) && isReachable(rule, high, low);
  return possible ? high : null;
}

/** Whether a set that ended with these scores had a tie-break. */
export function hadTieBreak(rule: SetRule, high: number, low: number): boolean {
  return rule.kind === 'games' && low === rule.tieBreakAt && high === low + 1;
}

/**
 * Where a set ended that was entered beyond its end, for the words of a refusal: 12-9 ended at 11-9, 31-29 at
 * 30-29; where nobody can lose with the lower score, the longest set there is.
 */
export function endOf(rule: SetRule, low: number): { readonly high: number; readonly low: number } {
  for (let lost = low; lost > 0; lost -= 1) {
    const high = winnersScore(rule, lost);
    if (high !== null) return { high, low: lost };
  }
  return { high: winnersScore(rule, 0) ?? rule.to, low: 0 };
}

/** The score that ends the set with a lead of less than the rule's. */
function capOf(rule: SetRule, low: number): number {
  if (rule.kind === 'points') return rule.cap ?? Number.POSITIVE_INFINITY;
  return rule.tieBreakAt !== undefined && low >= rule.tieBreakAt
    ? rule.tieBreakAt + 1
    : Number.POSITIVE_INFINITY;
}
