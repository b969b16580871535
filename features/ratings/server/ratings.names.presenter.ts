import { distinctNames } from '#domain/common/distinct-names.ts';
import { publicNames } from '#domain/common/name-display.ts';
import { consentIn } from '#features/guardians/guardians.policy.ts';
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
 * The names of people as a reader may know them: whole for members of the same club, the public ones otherwise; no two of either are equal. Only those
 * whose page the reader may open have an id: a reader `byLink` has no account, and opens what strangers open. A person is found by every number they have
 * played under, and by that of today.
 */
export function namesFor(
  people: ReadonlyMap<string, StoredPerson>,
  { byLink = false }: { readonly byLink?: boolean | undefined } = {},
): (playerId: string) => {
  readonly playerId: string | null;
  readonly name: string;
  readonly publicName: string;
} {
  // In one order wherever the same people are named: of two with one name, each keeps the number.
  const current = new Map([...people.values()].map((one) => [one.id, one]));
  const known = [...current.values()]
    .filter(({ hasLeft }) => !hasLeft)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const fellows = known.filter(({ isFellow }) => isFellow);
  const strangers = known.filter(({ isFellow }) => !isFellow);
  const whole = distinctNames(fellows.map(({ name }) => [name]));
  const publicOf = (people: readonly StoredPerson[]) =>
    publicNames(people.map((one) => ({ name: one.name, consent: consentIn(one) })));
  const shown = publicOf(strangers);
  const pictured = publicOf(known);
  const publicNameOf = new Map(known.map(({ id }, index) => [id, pictured[index] ?? '']));
  const names = new Map([
    ...fellows.map(({ id }, index) => [id, whole[index] ?? ''] as const),
    ...strangers.map(({ id }, index) => [id, shown[index] ?? ''] as const),
  ]);
  return (playerId) => {
    const person = people.get(playerId) ?? current.get(playerId);
    if (!person || person.hasLeft) {
      return { playerId: null, name: FORMER_PLAYER, publicName: FORMER_PLAYER };
    }
    const name = names.get(person.id) ?? '';
    const opens = (person.isFellow && !byLink) || isPublic(person);
    const publicName = publicNameOf.get(person.id) ?? '';
    return { playerId: opens ? person.id : null, name, publicName };
  };
}
