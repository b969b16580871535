import { comparable } from '#domain/common/comparable.ts';
import { isRubberSide, teamOf } from '#features/matches/ties/ties.sides.policy.ts';
import type { LiveSide } from '../live.queries.ts';

/** More are not listed: the search has to say more. */
export const MOST_FOUND = 8;

/**
 * The sides that a search finds: by a part of the shown name, of the school or club, or by the whole entry number. Width,
 * capitals and spaces do not matter. Who plays in a rubber is found as the team, which is what somebody follows.
 */
export function foundSides(
  sides: readonly LiveSide[],
  search: string,
  nameIn: (name: string) => string,
): readonly LiveSide[] {
  const wanted = comparable(search);
  if (wanted === '') return [];
  const number = wanted.replace(/^(no\.?|#)/, '');
  const found = new Set(sides.filter(isMeant).map(({ eventId, id }) => `${eventId} ${teamOf(id)}`));
  return sides.filter(({ eventId, id }) => !isRubberSide(id) && found.has(`${eventId} ${id}`));

  function isMeant({ id, name, club }: LiveSide): boolean {
    if (id === number && !isRubberSide(id)) return true;
    return [name, club].some((text) => text !== null && comparable(nameIn(text)).includes(wanted));
  }
}
