import { and, asc, eq, inArray, isNull, max, ne, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { NewMember } from '../groups.roster.policy.ts';
import type { GroupRole } from '../groups.vocabulary.ts';
import { groupMembers } from './groups.tables.ts';

export interface StoredMember {
  readonly id: number;
  readonly name: string;
  /** Null until the person has joined with an account. Never leaves the server. */
  readonly accountId: string | null;
  readonly role: GroupRole;
  readonly position: number;
}

/** Those who play, in the group's own order: everybody but the accounts of coach and manager. */
export function listMembers(db: Db, groupId: number): Promise<StoredMember[]> {
  return list(db, groupId, eq(groupMembers.role, 'Member'));
}

/** The accounts that hold the role of coach or manager. */
export function listStaff(db: Db, groupId: number): Promise<StoredMember[]> {
  return list(db, groupId, ne(groupMembers.role, 'Member'));
}

/** Members and staff together. */
export function listEveryone(db: Db, groupId: number): Promise<StoredMember[]> {
  return list(db, groupId);
}

function list(db: Db, groupId: number, which?: SQL): Promise<StoredMember[]> {
  return db
    .select({
      id: groupMembers.id,
      name: groupMembers.name,
      accountId: groupMembers.accountId,
      role: groupMembers.role,
      position: groupMembers.position,
    })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), isNull(groupMembers.leftAt), which))
    .orderBy(asc(groupMembers.position), asc(groupMembers.id));
}

/** The row of an account in a group, even of one that left; null when it never belonged. */
export async function findByAccount(
  db: Db,
  groupId: number,
  accountId: string,
): Promise<{ id: number; left: boolean } | null> {
  const [row] = await db
    .select({ id: groupMembers.id, leftAt: groupMembers.leftAt })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.accountId, accountId)));
  return row ? { id: row.id, left: row.leftAt !== null } : null;
}

export async function insertAll(
  tx: Db,
  groupId: number,
  added: readonly NewMember[],
): Promise<void> {
  if (added.length === 0) return;
  await tx.insert(groupMembers).values(added.map((member) => ({ ...member, groupId })));
}

/** The position after the last one that a group ever gave. */
export async function findNextPosition(tx: Db, groupId: number): Promise<number> {
  const [last] = await tx
    .select({ position: max(groupMembers.position) })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId));
  return (last?.position ?? -1) + 1;
}

type Change = Partial<
  Pick<typeof groupMembers.$inferInsert, 'name' | 'accountId' | 'role' | 'position' | 'leftAt'>
>;

export async function update(tx: Db, id: number, change: Change): Promise<void> {
  await tx.update(groupMembers).set(change).where(eq(groupMembers.id, id));
}

/** Takes people off the list; their rows stay, since practice records point at them. */
export async function updateLeft(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(groupMembers)
    .set({ leftAt: now, role: 'Member' })
    .where(and(inArray(groupMembers.id, [...ids]), isNull(groupMembers.leftAt)));
}
