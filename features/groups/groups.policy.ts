import type { GroupRole } from './groups.vocabulary.ts';

/** How somebody stands to a group; outsiders have no standing, and for them the group does not exist. */
export interface Standing {
  readonly role: GroupRole;
  readonly creator: boolean;
}

/** Its creator, and the accounts of its coach and manager, edit a group. */
export function mayEdit({ role, creator }: Standing): boolean {
  return creator || role !== 'Member';
}

/** Only its creator deletes a group. */
export function mayDelete({ creator }: Standing): boolean {
  return creator;
}

/** Everybody may leave but its creator: a group always has somebody who can delete it. */
export function mayLeave({ creator }: Standing): boolean {
  return !creator;
}
