import { and, asc, eq, isNull, ne, type Placeholder, sql } from 'drizzle-orm';
import type { Sport } from '#domain/scoring/formats.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { Membership } from '../groups.policy.ts';
import type { GroupRole } from '../groups.vocabulary.ts';
import { groupMembers, groups } from './groups.tables.ts';

export {
  listEveryone,
  listMembers,
  type StoredMember,
} from './groups.members.store.ts';

type StoredGroup = typeof groups.$inferSelect;
/** A group as its members see it. */
export type VisibleGroup = StoredGroup & Membership;
export interface GroupName {
  readonly id: number;
  readonly name: string;
}
export interface GroupFields {
  readonly name: string;
  readonly director: string;
  readonly coach: string;
  readonly manager: string;
  readonly emoji: string | null;
}

/** The group, with the account's membership; null for outsiders and for a deleted group. */
export async function findVisible(
  db: Db,
  accountId: string,
  groupId: number,
): Promise<VisibleGroup | null> {
  const [row] = await visible(db, { accountId, groupId });
  if (!row) return null;
  return { ...row.group, role: row.role, creator: row.group.creatorAccountId === accountId };
}

// Every screen of a group runs this query first.
const visible = prepared((db) =>
  db
    .select({ group: groups, role: groupMembers.role })
    .from(groups)
    .innerJoin(groupMembers, belongs(sql.placeholder('accountId')))
    .where(and(eq(groups.id, sql.placeholder('groupId')), isNull(groups.deletedAt)))
    .prepare(''),
);

/** The groups of an account, the oldest first, each with its number of players. */
export async function listByAccount(
  db: Db,
  accountId: string,
): Promise<
  (GroupName & {
    emoji: string | null;
    sport: Sport;
    role: GroupRole;
    creatorAccountId: string;
    memberCount: number;
  })[]
> {
  return byAccount(db, { accountId });
}

const byAccount = prepared((db) => {
  const players = and(
    eq(groupMembers.groupId, groups.id),
    eq(groupMembers.role, 'Member'),
    isNull(groupMembers.leftAt),
  );
  return db
    .select({
      id: groups.id,
      name: groups.name,
      emoji: groups.emoji,
      sport: groups.sport,
      role: groupMembers.role,
      creatorAccountId: groups.creatorAccountId,
      memberCount: db.$count(groupMembers, players),
    })
    .from(groups)
    .innerJoin(groupMembers, belongs(sql.placeholder('accountId')))
    .where(isNull(groups.deletedAt))
    .orderBy(asc(groups.id))
    .prepare('');
});

export async function insert(
  tx: Db,
  group: GroupFields & {
    creationId: string;
    teamCode: string;
    creatorAccountId: string;
    createdAt: Date;
  },
): Promise<GroupName> {
  const [made] = await tx
    .insert(groups)
    .values(group)
    .returning({ id: groups.id, name: groups.name });
  if (!made) throw new Error('a group was not inserted');
  return made;
}

/** The group that this creation of the account made. */
export async function findByCreation(
  db: Db,
  { creationId, creatorAccountId }: { creationId: string; creatorAccountId: string },
): Promise<GroupName | null> {
  const [row] = await db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(and(eq(groups.creationId, creationId), eq(groups.creatorAccountId, creatorAccountId)));
  return row ?? null;
}

/** Updates the fields of one version and locks the group; null when the stored version is another one. */
export async function updateVersion(
  tx: Db,
  edit: { id: number; version: number; saveId: string; fields: GroupFields },
): Promise<{ creatorAccountId: string } | null> {
  const [saved] = await tx
    .update(groups)
    .set({ ...edit.fields, version: sql`${groups.version} + 1`, lastSaveId: edit.saveId })
    .where(and(eq(groups.id, edit.id), eq(groups.version, edit.version), isNull(groups.deletedAt)))
    .returning({ creatorAccountId: groups.creatorAccountId });
  return saved ?? null;
}

/** Gives whether it is another sport than before. */
export async function updateSport(tx: Db, groupId: number, sport: Sport): Promise<boolean> {
  const changed = await tx
    .update(groups)
    .set({ sport })
    .where(and(eq(groups.id, groupId), ne(groups.sport, sport)))
    .returning({ id: groups.id });
  return changed.length > 0;
}

/** Locks a group: joins, answers and saves of its list run one after the other. */
export async function findForUpdate(tx: Db, groupId: number): Promise<{ id: number } | null> {
  const [found] = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(eq(groups.id, groupId))
    .for('update');
  return found ?? null;
}

/** Locks a group against being deleted or changed; many may hold this lock together. */
export async function lockForShare(tx: Db, groupId: number): Promise<void> {
  await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for('share');
}

export async function updateDeleted(tx: Db, groupId: number, now: Date): Promise<void> {
  await tx.update(groups).set({ deletedAt: now }).where(eq(groups.id, groupId));
}

/** Whether this account created the group and has deleted it. */
export async function existsDeleted(db: Db, accountId: string, groupId: number): Promise<boolean> {
  const [row] = await db
    .select({ deletedAt: groups.deletedAt })
    .from(groups)
    .where(and(eq(groups.id, groupId), eq(groups.creatorAccountId, accountId)));
  return row?.deletedAt != null;
}

function belongs(accountId: string | Placeholder) {
  return and(
    eq(groupMembers.groupId, groups.id),
    eq(groupMembers.accountId, accountId),
    isNull(groupMembers.leftAt),
  );
}
