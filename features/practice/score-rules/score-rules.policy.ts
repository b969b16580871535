import { type ChosenFormat, formatOf, isSameFormat } from '#domain/scoring/chosen-format.ts';

/** Whether rules can be chosen as they are: null, an id of `FORMATS`, or rules of one's own that make a format. */
export function isChoice(format: ChosenFormat | null): boolean {
  return format === null || formatOf(format) !== null;
}

/** Whether somebody else has chosen other rules since the writer of a choice saw them. */
export function wasChangedMeanwhile(
  current: ChosenFormat | null,
  choice: { readonly seen: ChosenFormat | null; readonly scoreFormat: ChosenFormat | null },
): boolean {
  return !isSameFormat(current, choice.seen) && !isSameFormat(current, choice.scoreFormat);
}
