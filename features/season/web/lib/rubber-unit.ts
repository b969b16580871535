import { formatOf } from '#domain/scoring/chosen-format.ts';
import { countsOf } from '#features/matches/web/lib/set-unit.ts';
import type { Season } from '../season.queries.ts';

/**
 * What the results of a season count: points where a rubber is one game of them, sets where tennis is played in several, and games
 * everywhere else.
 */
export function rubberUnit({
  rubberFormat,
}: Pick<Season, 'rubberFormat'>): 'game' | 'set' | 'point' {
  const format = formatOf({ id: rubberFormat });
  if (format?.bestOf === 1 && format.set.kind === 'points') return 'point';
  return countsOf({ id: rubberFormat }, undefined) === 'sets-games' ? 'set' : 'game';
}
