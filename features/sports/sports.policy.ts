import type { Sport } from '#domain/scoring/formats.ts';

/** Whether there is a sport to show. What a phone stored with the version before has none at all. */
export function isNamed(sport: Sport | undefined): sport is Exclude<Sport, 'unspecified'> {
  return sport !== undefined && sport !== 'unspecified';
}

/** What a sport is played on; either while none is chosen. */
export function courtWord(sport: Sport | undefined): 'court' | 'table' | 'either' {
  if (!isNamed(sport)) return 'either';
  return sport === 'table-tennis' ? 'table' : 'court';
}
