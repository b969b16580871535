import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { CUSTOM } from '#domain/scoring/custom-format.ts';
import { ruleOf, type ScoreFormat, type SetRule, type Sport } from '#domain/scoring/formats.ts';
import { formatIn, unitOf } from '../../../web/lib/set-unit.ts';
import type { FormatsText } from '../score-formats.text.ts';

/** "Game 2"; the last row of a match that ends with a match tie-break is called that. */
export function rowName(format: ScoreFormat, index: number, t: FormatsText): string {
  const unit = unitOf(format);
  if (ruleOf(format, index).kind !== format.set.kind) return t.matchTieBreak;
  return format.bestOf === 1 ? t.onlyRow(unit) : t.row(unit, index + 1);
}

/** "first to 11, 2 ahead, best of five". */
export function formatLine(format: ScoreFormat, t: FormatsText): string {
  const { decidingSet, bestOf } = format;
  const isMatchTieBreak = decidingSet && decidingSet.kind !== format.set.kind;
  const last = decidingSet && (isMatchTieBreak ? t.matchTieBreak : t.deciding(decidingSet.to));
  return [
    ...ruleWords(format.set, t),
    t.bestOf(bestOf, unitOf(format)),
    ...(last ? [last] : []),
  ].join(t.comma);
}

/** "first to 11, 2 ahead": beside the name, which says the rest. */
export function setLine(format: ScoreFormat, t: FormatsText): string {
  return ruleWords(format.set, t).join(t.comma);
}

/**
 * "Table tennis, best of five"; own rules by what they are, in the words of the sport that is played. "as entered" where nothing
 * was chosen.
 */
export function formatName(
  chosen: ChosenFormat | null | undefined,
  sport: Sport,
  t: FormatsText,
): string {
  const format = chosen ? formatIn(chosen, sport) : null;
  if (!format) return t.asEntered;
  if (format.id === CUSTOM) return t.own(t.names.custom, formatLine(format, t));
  return t.named(t.sports[format.sport], presetName(format, t));
}

/** "Best of five". */
export function presetName({ id }: ScoreFormat, t: FormatsText): string {
  return id in t.names ? t.names[id as keyof typeof t.names] : id;
}

function ruleWords(rule: SetRule, t: FormatsText): string[] {
  const first = rule.kind === 'points' ? t.points(rule.to) : t.games(rule.to);
  const words = [first];
  if (rule.lead > 1)
    words.push(rule.kind === 'points' ? t.ahead(rule.lead) : t.gamesAhead(rule.lead));
  else if (rule.kind === 'points') words.push(t.noSetting);
  if (rule.kind === 'points' && rule.cap !== undefined) words.push(t.cap(rule.cap));
  if (rule.kind === 'games' && rule.tieBreakAt !== undefined) {
    words.push(t.tieBreakAt(rule.tieBreakAt));
  }
  return words;
}
