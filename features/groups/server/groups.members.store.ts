import { and, asc, eq, inArray, isNotNull, isNull, max, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { currentPlayerOf } from '#features/players/server/players.store.ts';
import { players } from '#features/players/server/players.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { NewMember } from '../groups.roster.policy.ts';
import type { GroupRole } from '../groups.vocabulary.ts';
import { groupMembers, groups } from './groups.tables.ts';

export interface StoredMember {
  readonly id: number;
  readonly name: string;
  /** Null until the person has joined with an account. Never leaves the server. */
  readonly accountId: string | null;
  readonly role: GroupRole;
  readonly position: number;
  /** The player under this number, also after a merge. */
  readonly playerId: string;
}

/** The players, in the group's order: everybody except the accounts of the coach and the manager. */
export async function listMembers(db: Db, groupId: number): Promise<StoredMember[]> {
  return (await listEveryone(db, groupId)).filter(({ role }) => role === 'Member');
}

/** How many players are on a group's list. */
export function countMembers(db: Db, groupId: number): Promise<number> {
  return db.$count(
    groupMembers,
    and(
      eq(groupMembers.groupId, groupId),
      eq(groupMembers.role, 'Member'),
      isNull(groupMembers.leftAt),
    ),
  );
}

/** Members and staff, in the group's order. */
export function listEveryone(db: Db, groupId: number): Promise<StoredMember[]> {
  return everyone(db, { groupId });
}

// The screen of a group and each roster run this query first.
const everyone = prepared((db) =>
  db
    .select({
      id: groupMembers.id,
      name: groupMembers.name,
      accountId: groupMembers.accountId,
      role: groupMembers.role,
      position: groupMembers.position,
      playerId: groupMembers.playerId,
    })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, sql.placeholder('groupId')), isNull(groupMembers.leftAt)))
    .orderBy(asc(groupMembers.position), asc(groupMembers.id))
    .prepare(''),
);

/** The accounts of the other members, staff included, of the groups that an account is in. */
export async function listFellowAccounts(db: Db, accountId: string): Promise<string[]> {
  const own = alias(groupMembers, 'own');
  const rows = await db
    .selectDistinct({ accountId: groupMembers.accountId })
    .from(own)
    .innerJoin(groups, and(eq(groups.id, own.groupId), isNull(groups.deletedAt)))
    .innerJoin(groupMembers, eq(groupMembers.groupId, own.groupId))
    .where(
      and(
        eq(own.accountId, accountId),
        isNull(own.leftAt),
        isNull(groupMembers.leftAt),
        ne(groupMembers.accountId, accountId),
      ),
    );
  return rows.flatMap((row) => row.accountId ?? []);
}

/**
 * The accounts of people who are in a group, by these numbers of its list: also by that of an entry that was merged with theirs, under which they
 * may still be drawn.
 */
export async function listAccountsByNumber(
  db: Db,
  groupId: number,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const own = alias(groupMembers, 'own');
  const rows = await db
    .selectDistinct({ number: groupMembers.id, accountId: players.accountId })
    .from(groupMembers)
    .innerJoin(players, eq(players.id, currentPlayerOf(groupMembers.playerId)))
    .innerJoin(own, and(eq(own.accountId, players.accountId), isNull(own.leftAt)))
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(own.groupId, groupId),
        inArray(groupMembers.id, [...numbers]),
      ),
    );
  return new Map(rows.flatMap(({ number, accountId }) => (accountId ? [[number, accountId]] : [])));
}

/** The accounts that look after a group: its creator, coach and manager. */
export async function listEditors(db: Db, groupId: number): Promise<string[]> {
  const rows = await db
    .select({ accountId: groupMembers.accountId })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.groupId, groupId), isEditor))
    .orderBy(asc(groupMembers.id));
  return rows.flatMap(({ accountId }) => (accountId ? [accountId] : []));
}

/** A member who looks after the group, which is joined. */
export const isEditor = and(
  isNull(groupMembers.leftAt),
  or(ne(groupMembers.role, 'Member'), eq(groupMembers.accountId, groups.creatorAccountId)),
);

/** The row of an account in a group, also after it left; null if it was never a member. */
export async function findByAccount(
  db: Db,
  groupId: number,
  accountId: string,
): Promise<{ id: number; left: boolean; barred: boolean } | null> {
  const { id, leftAt, barredAt } = groupMembers;
  const [row] = await db
    .select({ id, leftAt, barredAt })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.accountId, accountId)));
  return row ? { id: row.id, left: row.leftAt !== null, barred: row.barredAt !== null } : null;
}

interface FormerOrListed extends StoredMember {
  /** The place in the school's order of strength. */
  readonly strength: number | null;
  readonly left: boolean;
  readonly leftAt: Date | null;
  readonly barredAt: Date | null;
}

/** One row of a group's list, also after the person has left. */
export async function findMember(
  tx: Db,
  groupId: number,
  id: number,
): Promise<FormerOrListed | null> {
  const [row] = await tx
    .select()
    .from(groupMembers)
    .where(and(eq(groupMembers.id, id), eq(groupMembers.groupId, groupId)));
  return row ? { ...row, left: row.leftAt !== null } : null;
}

/** A new row with its player. */
export type NewRow = NewMember & { readonly playerId: string };

export async function insertAll(tx: Db, groupId: number, added: readonly NewRow[]): Promise<void> {
  if (added.length === 0) return;
  await tx.insert(groupMembers).values(added.map((member) => ({ ...member, groupId })));
}

/** Adds an account at the end of the list; returns the id of the row. */
export async function insertLast(
  tx: Db,
  groupId: number,
  person: {
    readonly name: string;
    readonly accountId: string;
    readonly playerId: string;
  } & Partial<Pick<typeof groupMembers.$inferInsert, 'role' | 'leftAt' | 'barredAt'>>,
): Promise<number> {
  const position = await findNextPosition(tx, groupId);
  const [row] = await tx
    .insert(groupMembers)
    .values({ ...person, groupId, position })
    .returning({ id: groupMembers.id });
  if (!row) throw new Error('a member was not inserted');
  return row.id;
}

/** The position after the last one that the group has ever assigned. */
export async function findNextPosition(tx: Db, groupId: number): Promise<number> {
  const [last] = await tx
    .select({ position: max(groupMembers.position) })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId));
  return (last?.position ?? -1) + 1;
}

type Change = Partial<
  Pick<
    typeof groupMembers.$inferInsert,
    'name' | 'accountId' | 'role' | 'position' | 'strength' | 'leftAt' | 'barredAt'
  >
>;

export async function update(tx: Db, id: number, change: Change): Promise<void> {
  await tx.update(groupMembers).set(change).where(eq(groupMembers.id, id));
}

/** Puts somebody who has left at the end of the list again. */
export async function updateReturned(tx: Db, groupId: number, id: number): Promise<void> {
  await update(tx, id, { leftAt: null, position: await findNextPosition(tx, groupId) });
}

/** Removes people from the list; their rows remain because practice records refer to them. */
export async function updateLeft(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(groupMembers)
    .set({ leftAt: now, role: 'Member' })
    .where(and(inArray(groupMembers.id, [...ids]), isNull(groupMembers.leftAt)));
}

/** Removes people from the list and bars their accounts from joining again with the code. */
export async function updateBarred(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  await updateLeft(tx, ids, now);
  if (ids.length === 0) return;
  await tx
    .update(groupMembers)
    .set({ barredAt: now })
    .where(and(inArray(groupMembers.id, [...ids]), isNotNull(groupMembers.accountId)));
}
