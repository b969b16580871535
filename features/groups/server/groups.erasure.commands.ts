import * as notifications from '#features/notifications/server/notifications.erasure.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { isSameName } from '../groups.form.ts';
import * as sheets from '../roster/server/roster.erasure.store.ts';
import * as groups from './groups.erasure.store.ts';

/**
 * Removes a person from the lists of all their groups; a step of deleting their account. The rows stay without a name,
 * because records refer to them. Groups that nobody else looks after go to the tombstone.
 */
export async function removeFromGroups(
  tx: Db,
  { id, now }: { id: string; now: Date },
  tombstone: string,
): Promise<void> {
  await notifications.updateMember(tx, id);
  await groups.updateFormerMember(tx, id, now);
  await groups.updateCreated(tx, id, tombstone);
}

/**
 * Removes the person's own name as director, coach, manager and person in charge of the school, where it was typed in a group that
 * they look after: for other members a name is no proof. A step of deleting the account, before its groups have another owner.
 */
export async function removeStaffNames(
  tx: Db,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  for (const { groupId, name: listed } of await groups.listEdited(tx, id)) {
    await removeNames(tx, groupId, [name, listed]);
  }
}

async function removeNames(tx: Db, groupId: number, names: readonly string[]): Promise<void> {
  const staff = await groups.findStaffForUpdate(tx, groupId);
  if (!staff) return;
  const inCharge = await sheets.findPersonInCharge(tx, groupId);
  if (inCharge && names.some((one) => isSameName(one, inCharge))) {
    await sheets.updateNobodyInCharge(tx, groupId);
  }
  const without = (typed: string) => (names.some((one) => isSameName(one, typed)) ? '' : typed);
  const { director, coach, manager } = staff;
  const left = {
    director: without(director),
    coach: without(coach),
    manager: without(manager),
  };
  if (left.director === director && left.coach === coach && left.manager === manager) return;
  await groups.updateStaff(tx, groupId, left);
}
