import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { playersOf } from '#features/players/server/players.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { groupRequests } from '../joining/server/joining.tables.ts';
import { isEditor } from './groups.members.store.ts';
import { groupMembers, groups } from './groups.tables.ts';

export interface NewOwner {
  readonly accountId: string;
  readonly name: string;
}

/** The groups that a person created and has not deleted, the oldest first. */
export async function listCreated(db: Db, accountId: string) {
  return db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(and(eq(groups.creatorAccountId, accountId), isNull(groups.deletedAt)))
    .orderBy(asc(groups.id));
}

/**
 * Who looks after a group when its creator leaves: the coach's account, else the manager's, else the account that has
 * been on the list for longest; null when nobody else has an account that is not suspended.
 */
export async function findNewOwner(
  db: Db,
  groupId: number,
  creator: string,
): Promise<NewOwner | null> {
  const [newOwner] = await db
    .select({ accountId: groupMembers.accountId, name: groupMembers.name })
    .from(groupMembers)
    .innerJoin(accounts, eq(accounts.id, groupMembers.accountId))
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        isNull(accounts.suspendedAt),
        ne(groupMembers.accountId, creator),
        isNull(groupMembers.leftAt),
      ),
    )
    .orderBy(
      sql`case ${groupMembers.role} when 'Coach' then 0 when 'Manager' then 1 else 2 end`,
      asc(groupMembers.id),
    )
    .limit(1);
  return newOwner?.accountId ? { accountId: newOwner.accountId, name: newOwner.name } : null;
}

/**
 * Locks the groups that list an account or that it has asked to join, the oldest first: nobody is merged into its player
 * until the transaction ends. The weaker lock, because practice that is recorded meanwhile refers to the group.
 */
export async function listForUpdate(tx: Db, accountId: string): Promise<void> {
  const listing = tx
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(isPerson(accountId));
  const asked = tx
    .select({ id: groupRequests.groupId })
    .from(groupRequests)
    .where(eq(groupRequests.accountId, accountId));
  await tx
    .select({ id: groups.id })
    .from(groups)
    .where(or(inArray(groups.id, listing), inArray(groups.id, asked)))
    .orderBy(asc(groups.id))
    .for('no key update');
}

/** Every row of a person, also in groups that they have left, and rows that were merged into theirs. */
export async function listMemberships(tx: Db, accountId: string) {
  return tx
    .select({ id: groupMembers.id, groupId: groupMembers.groupId, name: groupMembers.name })
    .from(groupMembers)
    .where(isPerson(accountId))
    .orderBy(asc(groupMembers.groupId), asc(groupMembers.id));
}

/** The person's rows in the groups that they look after. */
export async function listEdited(tx: Db, accountId: string) {
  return tx
    .select({ groupId: groupMembers.groupId, name: groupMembers.name })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.accountId, accountId), isEditor))
    .orderBy(asc(groupMembers.groupId));
}

function isPerson(accountId: string) {
  return sql`${groupMembers.playerId} in ${playersOf(accountId)}`;
}

/** Transfers a group to another account. */
export async function updateCreator(tx: Db, groupId: number, accountId: string): Promise<void> {
  await tx
    .update(groups)
    .set({ creatorAccountId: accountId, version: sql`${groups.version} + 1` })
    .where(eq(groups.id, groupId));
}

interface StaffNames {
  readonly director: string;
  readonly coach: string;
  readonly manager: string;
}

/** The typed names of a group's staff, locked until the transaction ends. */
export async function findStaffForUpdate(tx: Db, groupId: number): Promise<StaffNames | null> {
  const [group] = await tx.select().from(groups).where(eq(groups.id, groupId)).for('update');
  return group ?? null;
}

export async function updateStaff(tx: Db, groupId: number, names: StaffNames): Promise<void> {
  await tx
    .update(groups)
    .set({ ...names, version: sql`${groups.version} + 1` })
    .where(eq(groups.id, groupId));
}

/** Removes a person from every list and their name from the rows. */
export async function updateFormerMember(tx: Db, accountId: string, now: Date): Promise<void> {
  await tx
    .update(groupMembers)
    .set({
      name: FORMER_PLAYER,
      accountId: null,
      role: 'Member',
      leftAt: sql`coalesce(${groupMembers.leftAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(isPerson(accountId));
}

/** Transfers the groups that an account created to the tombstone. */
export async function updateCreated(tx: Db, accountId: string, tombstone: string): Promise<void> {
  await tx
    .update(groups)
    .set({ creatorAccountId: tombstone })
    .where(eq(groups.creatorAccountId, accountId));
}
