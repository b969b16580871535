import type { Sport } from '../scoring/formats.ts';

/** For the plan before the day and for the day itself, so that both count with the same times. Source: next.md (C2, 8.3). */

/** Between two matches of one person, unless the organizer decides otherwise. */
export function restMinutes(sport: Sport): number {
  return REST_MINUTES[sport];
}

const REST_MINUTES: Readonly<Record<Sport, number>> = {
  'table-tennis': 10,
  badminton: 20,
  'soft-tennis': 15,
  tennis: 30,
  unspecified: 10,
};

/** For the forecast: a court is busy that long after a match. */
export function changeMinutes(sport: Sport): number {
  return sport === 'tennis' ? 5 : 3;
}
