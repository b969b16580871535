/** "Was this really drawn by lot?": compares a recorded draw with the one that its record gives again. */
import { linesOf } from '#domain/bracket/recorded.ts';
import { drawMethod, qualifiedMethod } from '#domain/bracket/vocabulary.ts';
import { applyAll } from '#domain/common/result.ts';
import { groupsMethod } from '#domain/groups/vocabulary.ts';
import { exchange, redrawStage } from './draw.ts';
import { changedByEngine } from './replacement.ts';
import { withRecordedChanges } from './shown.ts';
import { isExchange, isGroupsDraw, type StageChange, type StageDraw } from './vocabulary.ts';

/** The outcome of a check. Lines, groups and places in a group are counted from 1. */
export type Checked =
  | { readonly verdict: 'equal' }
  /** The first line of a knockout that differs. */
  | { readonly verdict: 'differs'; readonly line: number }
  /** The first place of a group that differs. */
  | { readonly verdict: 'differs'; readonly group: number; readonly place: number }
  /** No draw can have this record. */
  | { readonly verdict: 'impossible' }
  /** Drawn by a method that this version does not know. */
  | { readonly verdict: 'unknown-method' };

/**
 * Draws again from the record (entrants, seeds, random seed, method) and compares the lines, or the groups. Then it makes the
 * recorded changes again, and compares with what is shown.
 */
export function checkDraw(made: StageDraw, changes: readonly StageChange[] = []): Checked {
  const methods: readonly number[] = isGroupsDraw(made)
    ? [groupsMethod]
    : [drawMethod, qualifiedMethod];
  if (!methods.includes(made.method)) return { verdict: 'unknown-method' };
  const again = redrawStage(made);
  if (!again.ok) return { verdict: 'impossible' };
  const compared = compareDraws(made, again.value);
  if (compared.verdict !== 'equal') return compared;
  const changed = changedAgain(again.value, changes);
  return changed
    ? compareDraws(withRecordedChanges(made, changes), changed)
    : { verdict: 'impossible' };
}

function changedAgain(made: StageDraw, changes: readonly StageChange[]): StageDraw | null {
  if (!isGroupsDraw(made)) return changedByEngine(made, changes);
  const changed = applyAll(made, changes.filter(isExchange), exchange);
  return changed.ok ? changed.value : null;
}

/** The first line or place of a group in which two draws differ. Draws of different kinds differ at the beginning. */
export function compareDraws(one: StageDraw, other: StageDraw): Checked {
  if (isGroupsDraw(one)) {
    return compareGroups(one.groups, isGroupsDraw(other) ? other.groups : []);
  }
  const [lines, others] = [linesOf(one), isGroupsDraw(other) ? [] : linesOf(other)];
  const line = firstDifference(lines, others);
  return line === null ? { verdict: 'equal' } : { verdict: 'differs', line };
}

function compareGroups(groups: readonly Group[], others: readonly Group[]): Checked {
  for (let group = 0; group < Math.max(groups.length, others.length); group++) {
    const place = firstDifference(groups[group] ?? [], others[group] ?? []);
    if (place !== null) return { verdict: 'differs', group: group + 1, place };
  }
  return { verdict: 'equal' };
}

type Group = readonly string[];

/** From 1; null when both lists are equal. */
function firstDifference(
  list: readonly (string | null)[],
  other: readonly (string | null)[],
): number | null {
  for (let at = 0; at < Math.max(list.length, other.length); at++) {
    if (list[at] !== other[at]) return at + 1;
  }
  return null;
}
