import { countsOf } from '#features/matches/web/lib/set-unit.ts';
import type { Season } from '../season.queries.ts';

/** What the results of a season count: sets where tennis is played in several, and games everywhere else. */
export function rubberUnit({ rubberFormat }: Pick<Season, 'rubberFormat'>): 'game' | 'set' {
  return countsOf({ id: rubberFormat }, undefined) === 'sets-games' ? 'set' : 'game';
}
