import { SPORTS, type Sport } from '#domain/scoring/formats.ts';

/** Who has taken a player out of the ranking. */
export const HIDERS = ['player', 'guardian'] as const;
export type Hider = (typeof HIDERS)[number];

/** The sports that have rates: what the specification leaves open has none. */
export type RatedSport = Exclude<Sport, 'unspecified'>;
export const RATED_SPORTS = SPORTS.filter(
  (sport): sport is RatedSport => sport !== 'unspecified',
) as [RatedSport, ...RatedSport[]];

/** So many ranked players, and a place means something; below, the first rating's table says about where one is. */
export const LEAST_RANKING = 30;
