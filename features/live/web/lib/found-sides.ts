import { comparable } from '#domain/common/comparable.ts';
import { isRubberSide, teamOf } from '#features/matches/ties/ties.sides.policy.ts';
import type { LiveSide } from '../live.queries.ts';

/**
 * The sides that a search finds: by its words, each a part of the shown name or of the school or club, or by the whole entry number.
 * Width and capitals do not matter. Who plays in a rubber is found as the team, which is what somebody follows.
 */
export function foundSides(
  sides: readonly LiveSide[],
  search: string,
  nameIn: (name: string) => string,
): readonly LiveSide[] {
  const words = search.split(/\s+/u).map(comparable).filter(Boolean);
  if (words.length === 0) return [];
  const number = words.join('').replace(/^(no\.?|#)/, '');
  const found = new Set(sides.filter(isMeant).map(({ eventId, id }) => `${eventId} ${teamOf(id)}`));
  return sides.filter(({ eventId, id }) => !isRubberSide(id) && found.has(`${eventId} ${id}`));

  function isMeant({ id, name, club }: LiveSide): boolean {
    if (id === number && !isRubberSide(id)) return true;
    const texts = [name, club].map((text) => (text === null ? '' : comparable(nameIn(text))));
    return words.every((word) => texts.some((text) => text.includes(word)));
  }
}
