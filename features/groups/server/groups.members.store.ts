import { and, asc, eq, inArray, isNull, max, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { GroupRole } from '../groups.vocabulary.ts';
import { groupMembers } from './groups.tables.ts';

export interface StoredMember {
  readonly id: number;
  readonly name: string;
  /** Null until the person has joined with an account. Never leaves the server. */
  readonly accountId: string | null;
  readonly role: GroupRole;
}

const columns = {
  id: groupMembers.id,
  name: groupMembers.name,
  accountId: groupMembers.accountId,
  role: groupMembers.role,
};

/** Those who play, in the group's own order: everybody but the accounts of coach and manager. */
export async function listMembers(db: Db, groupId: number): Promise<StoredMember[]> {
  return list(db, groupId, eq(groupMembers.role, 'Member'));
}

/** The accounts that hold the role of coach or manager. */
export async function listStaff(db: Db, groupId: number): Promise<StoredMember[]> {
  return list(db, groupId, ne(groupMembers.role, 'Member'));
}

function list(db: Db, groupId: number, which: ReturnType<typeof eq>): Promise<StoredMember[]> {
  return db
    .select(columns)
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), isNull(groupMembers.leftAt), which))
    .orderBy(asc(groupMembers.position), asc(groupMembers.id));
}

export interface NewMember {
  readonly name: string;
  readonly accountId?: string | null;
  readonly role?: GroupRole;
  readonly position: number;
}

export async function insertMembers(
  tx: Db,
  groupId: number,
  members: readonly NewMember[],
): Promise<void> {
  if (members.length === 0) return;
  await tx.insert(groupMembers).values(members.map((member) => ({ groupId, ...member })));
}

/** Adds somebody after the last. */
export async function insertLast(
  tx: Db,
  groupId: number,
  member: Omit<NewMember, 'position'>,
): Promise<void> {
  const [last] = await tx
    .select({ position: max(groupMembers.position) })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId));
  await insertMembers(tx, groupId, [{ ...member, position: (last?.position ?? -1) + 1 }]);
}

/** The row of an account in a group, even if it has left; null when it never belonged. */
export async function findByAccount(
  db: Db,
  groupId: number,
  accountId: string,
): Promise<{ id: number; role: GroupRole; left: boolean } | null> {
  const [row] = await db
    .select({
      id: groupMembers.id,
      role: groupMembers.role,
      left: sql<boolean>`${groupMembers.leftAt} is not null`,
    })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.accountId, accountId)));
  return row ?? null;
}

/** Changes one row; a change of `leftAt` is how people leave and come back. */
export async function updateMember(
  tx: Db,
  id: number,
  change: Partial<Pick<typeof groupMembers.$inferInsert, 'name' | 'accountId' | 'role' | 'position' | 'leftAt'>>,
): Promise<void> {
  await tx.update(groupMembers).set(change).where(eq(groupMembers.id, id));
}

/** Takes people off the list; their rows stay for the records. */
export async function updateLeft(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(groupMembers)
    .set({ leftAt: now, role: 'Member' })
    .where(inArray(groupMembers.id, [...ids]));
}
