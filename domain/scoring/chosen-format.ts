import { CUSTOM, type CustomOptions, customFormat } from './custom-format.ts';
import { findFormat, type ScoreFormat } from './formats.ts';

/** A format as people choose it and as it is stored: an id of `FORMATS`, or `custom` with its rules. */
export interface ChosenFormat {
  readonly id: string;
  readonly custom?: CustomOptions | undefined;
}

/** The rules of a chosen format; null for an unknown id, or for rules that are none. */
export function formatOf({ id, custom }: ChosenFormat): ScoreFormat | null {
  if (id !== CUSTOM) return findFormat(id);
  const format = custom && customFormat(custom);
  return format?.ok ? format.value : null;
}

/** Whether two choices are the same format; null is the card of the specification. */
export function isSameFormat(a: ChosenFormat | null, b: ChosenFormat | null): boolean {
  if (!a || !b) return a === b;
  return a.id === b.id && JSON.stringify(formatOf(a)) === JSON.stringify(formatOf(b));
}
