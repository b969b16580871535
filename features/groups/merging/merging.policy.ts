import { type Membership, mayEdit } from '../groups.policy.ts';

/** A merge is undone by those who edit the group, and by the person who got the records. */
export function mayUndo(
  reader: Membership & { readonly accountId: string },
  merge: { readonly ownerAccountId: string | null },
): boolean {
  return mayEdit(reader) || merge.ownerAccountId === reader.accountId;
}
