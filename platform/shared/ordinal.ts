/** A place in English: 1st, 2nd, 3rd, 100th. */
export function ordinal(place: number): string {
  const ends: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
  return `${place}${ends[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)] ?? 'th'}`;
}
