import { MOST_COURTS } from '../../day.vocabulary.ts';

/** The typed number of courts; null where it is no whole number from 0 to the most. An empty field is 0. */
export function countFrom(typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{0,4}$/.test(text)) return null;
  const count = Number(text);
  return count <= MOST_COURTS ? count : null;
}
