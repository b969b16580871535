import { type GroupRole, MOST_MEMBERS } from './groups.vocabulary.ts';

/** The role of an account in a group. Outsiders have no membership, and for them the group does not exist. */
export interface Membership {
  readonly role: GroupRole;
  readonly creator: boolean;
}

/** The creator and the accounts of the coach and the manager edit a group. */
export function mayEdit({ role, creator }: Membership): boolean {
  return creator || role !== 'Member';
}

/** Only its creator deletes a group. */
export function mayDelete({ creator }: Membership): boolean {
  return creator;
}

/** Everybody except the creator may leave: a group always has somebody who can delete it. */
export function mayLeave({ creator }: Membership): boolean {
  return !creator;
}

/** Whether a list of `count` people takes `adding` more. */
export function hasRoom(count: number, adding = 1): boolean {
  return count + adding <= MOST_MEMBERS;
}
