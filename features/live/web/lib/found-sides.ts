import { comparable } from '#domain/common/comparable.ts';
import type { LiveSide } from '../live.queries.ts';

/** More are not listed: the search has to say more. */
export const MOST_FOUND = 8;

/**
 * The sides that a search finds: by a part of the shown name, of the school or club, or by the whole entry number. Width,
 * capitals and spaces do not matter.
 */
export function foundSides(
  sides: readonly LiveSide[],
  search: string,
  nameIn: (name: string) => string,
): readonly LiveSide[] {
  const wanted = comparable(search);
  if (wanted === '') return [];
  const number = wanted.replace(/^(no\.?|#)/, '');
  return sides.filter(({ id, name, club }) => {
    if (id === number) return true;
    return [name, club].some((text) => text !== null && comparable(nameIn(text)).includes(wanted));
  });
}
