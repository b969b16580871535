import { tidyName } from '#platform/shared/names.ts';
import type { Pupil } from '../roster.queries.ts';

/** Family and given name: as stored, else the whole name of the list parted at its first space. */
export function namePartsOf({
  name,
  familyName,
  givenName,
}: Pick<Pupil, 'name' | 'familyName' | 'givenName'>): [string, string] {
  return familyName ? [familyName, givenName] : partedName(tidyName(name));
}

/** A whole name parted at its first space. */
export function partedName(name: string): [string, string] {
  const at = name.indexOf(' ');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
}
