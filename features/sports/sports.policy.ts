import type { Sport } from '#domain/scoring/formats.ts';

/** Whether there is a sport to show. What the browser's history carries from an earlier version of the app has none at all. */
export function isNamed(sport: Sport | undefined): sport is Exclude<Sport, 'unspecified'> {
  return sport !== undefined && sport !== 'unspecified';
}

/** What a sport is played on; either while none is chosen. */
export function courtWord(sport: Sport | undefined): 'court' | 'table' | 'either' {
  return isNamed(sport) ? courtKind(sport) : 'either';
}

/** The same where one word is needed: a court while no sport is chosen. */
export function courtKind(sport: Sport | undefined): 'court' | 'table' {
  return sport === 'table-tennis' ? 'table' : 'court';
}
