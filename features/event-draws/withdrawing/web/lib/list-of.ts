import type { ListedNow } from '#domain/stage-draw/replacement.ts';
import type { SeedingList } from '../../../web/event-draws.queries.ts';

/** The seeding list as a draw needs it: the order in which the server gives it, and who is ranked in it. */
export function listOf({
  entrants,
  isByPoints,
}: Pick<SeedingList, 'entrants' | 'isByPoints'>): ListedNow[] {
  return entrants.map(({ number, club, points, isNew }) => ({
    number,
    club,
    isRanked: points !== null || !(isByPoints || isNew),
  }));
}
