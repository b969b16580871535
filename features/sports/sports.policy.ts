import type { Sport } from '#domain/scoring/formats.ts';

/** Whether there is a sport to show. What a phone stored with the version before has none at all. */
export function isNamed(sport: Sport | undefined): sport is Exclude<Sport, 'unspecified'> {
  return sport !== undefined && sport !== 'unspecified';
}
