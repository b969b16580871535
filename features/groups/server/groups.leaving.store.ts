import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import * as notices from '#features/notices/server/notices.leaving.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { isSameName } from '../groups.form.ts';
import * as joining from '../joining/server/joining.store.ts';
import { groupMembers, groups } from './groups.tables.ts';

export interface Heir {
  readonly accountId: string;
  readonly name: string;
}

/** The standing groups that a person created, the oldest first. */
export async function listCreated(db: Db, accountId: string) {
  return db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(and(eq(groups.creatorAccountId, accountId), isNull(groups.deletedAt)))
    .orderBy(asc(groups.id));
}

/**
 * Who looks after a group when its creator leaves: the coach's account, else the manager's, else whoever has been on the
 * list for longest; null when nobody else has an account.
 */
export async function findHeir(db: Db, groupId: number, creator: string): Promise<Heir | null> {
  const [heir] = await db
    .select({ accountId: groupMembers.accountId, name: groupMembers.name })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        isNotNull(groupMembers.accountId),
        ne(groupMembers.accountId, creator),
        isNull(groupMembers.leftAt),
      ),
    )
    .orderBy(
      sql`case ${groupMembers.role} when 'Coach' then 0 when 'Manager' then 1 else 2 end`,
      asc(groupMembers.id),
    )
    .limit(1);
  return heir?.accountId ? { accountId: heir.accountId, name: heir.name } : null;
}

/** Every row that an account has in a group, also in those that it left. */
export async function listMemberships(tx: Db, accountId: string) {
  return tx
    .select({ id: groupMembers.id, groupId: groupMembers.groupId, name: groupMembers.name })
    .from(groupMembers)
    .where(eq(groupMembers.accountId, accountId))
    .orderBy(asc(groupMembers.groupId));
}

/** Hands a group on, or leaves it to the stand-in when there is nobody. */
export async function updateCreator(tx: Db, groupId: number, accountId: string): Promise<void> {
  await tx
    .update(groups)
    .set({ creatorAccountId: accountId, version: sql`${groups.version} + 1` })
    .where(eq(groups.id, groupId));
}

/** Takes a person off every list: the rows stay nameless, because records point at them. */
export async function updateOwner(
  tx: Db,
  person: { id: string; name: string; now: Date },
  standIn: string,
): Promise<void> {
  const { id, name, now } = person;
  const rows = await listMemberships(tx, id);
  for (const { groupId, name: listed } of rows) {
    await updateStaffNames(tx, groupId, [name, listed]);
  }
  const asked = await joining.listByAccount(tx, id);
  const groupIds = [...rows, ...asked].map(({ groupId }) => groupId);
  await notices.updateMember(tx, { groupIds, names: [name, ...rows.map((row) => row.name)] });
  await tx
    .update(groupMembers)
    .set({
      name: FORMER_PLAYER,
      accountId: null,
      role: 'Member',
      leftAt: sql`coalesce(${groupMembers.leftAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(groupMembers.accountId, id));
  await tx.update(groups).set({ creatorAccountId: standIn }).where(eq(groups.creatorAccountId, id));
}

/** Director, coach and manager are typed names; those that are the person's go. */
async function updateStaffNames(tx: Db, groupId: number, names: readonly string[]): Promise<void> {
  const [group] = await tx.select().from(groups).where(eq(groups.id, groupId)).for('update');
  if (!group) return;
  const without = (typed: string) => (names.some((one) => isSameName(one, typed)) ? '' : typed);
  const { director, coach, manager } = group;
  const left = {
    director: without(director),
    coach: without(coach),
    manager: without(manager),
  };
  if (left.director === director && left.coach === coach && left.manager === manager) return;
  await tx
    .update(groups)
    .set({ ...left, version: sql`${groups.version} + 1` })
    .where(eq(groups.id, groupId));
}
