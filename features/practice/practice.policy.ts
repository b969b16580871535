import { mayEdit, type Standing } from '#features/groups/groups.policy.ts';

/**
 * Practice of a group belongs to all who belong to the group: each of them sees it, records it, corrects it and removes
 * it (spec section 6 knows no differences). For everybody else it does not exist. Free practice is its owner's alone.
 */
export function mayUse(
  practice: { readonly groupId: number | null; readonly ownerAccountId: string },
  person: { readonly accountId: string; readonly belongs: boolean },
): boolean {
  return practice.groupId === null ? practice.ownerAccountId === person.accountId : person.belongs;
}

/** A whole league or knockout is removed by whoever opened it, and by those who edit the group. */
export function mayRemoveSession(
  session: { readonly ownerAccountId: string },
  remover: { readonly accountId: string; readonly standing: Standing },
): boolean {
  return session.ownerAccountId === remover.accountId || mayEdit(remover.standing);
}
