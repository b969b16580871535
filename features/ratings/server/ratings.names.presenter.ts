import { publicNames } from '#domain/common/name-display.ts';
import { consentIn } from '#features/guardians/server/guardians.names.store.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import type { StoredPerson } from './ratings.people.store.ts';

/**
 * Whether strangers may open a player's page, and find them in the ranking: of age, or with a guardian's yes, and not hidden. Somebody of unknown
 * age counts as a minor without it.
 */
export function isPublic(person: StoredPerson): boolean {
  return !person.hasLeft && person.hidden === null && consentIn(person) !== null;
}

/**
 * The names of people as a reader may know them: whole for members of the same club, the public ones otherwise; no two public names are equal. Only those
 * whose page the reader may open have an id: a reader `byLink` has no account, and opens what strangers open.
 */
export function namesFor(
  people: ReadonlyMap<string, StoredPerson>,
  { byLink = false }: { readonly byLink?: boolean | undefined } = {},
): (playerId: string) => { readonly playerId: string | null; readonly name: string } {
  const strangers = [...new Map([...people.values()].map((one) => [one.id, one])).values()].filter(
    ({ isFellow, hasLeft }) => !isFellow && !hasLeft,
  );
  const shown = publicNames(strangers.map((one) => ({ name: one.name, consent: consentIn(one) })));
  const names = new Map(strangers.map(({ id }, index) => [id, shown[index] ?? '']));
  return (playerId) => {
    const person = people.get(playerId);
    if (!person || person.hasLeft) return { playerId: null, name: FORMER_PLAYER };
    const name = person.isFellow ? person.name : (names.get(person.id) ?? '');
    const opens = (person.isFellow && !byLink) || isPublic(person);
    return { playerId: opens ? person.id : null, name };
  };
}
