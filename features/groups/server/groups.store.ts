import { and, asc, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { brokenConstraint, type Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { Standing } from '../groups.policy.ts';
import { changesOf, type NewMember, type RosterEdit } from '../groups.roster.policy.ts';
import type { GroupRole } from '../groups.vocabulary.ts';
import * as joining from '../joining/server/joining.store.ts';
import * as members from './groups.members.store.ts';
import { groupMembers, groups } from './groups.tables.ts';

export {
  findByAccount,
  listEveryone,
  listMembers,
  type StoredMember,
  updateLeft,
} from './groups.members.store.ts';

type StoredGroup = typeof groups.$inferSelect;
/** A group as somebody who belongs to it sees it. */
export type VisibleGroup = StoredGroup & Standing;
export interface GroupName {
  readonly id: number;
  readonly name: string;
}
interface GroupFields {
  readonly name: string;
  readonly director: string;
  readonly coach: string;
  readonly manager: string;
  readonly emoji: string | null;
}

/** The group, with the person's standing in it; null for outsiders and for a deleted group. */
export async function findVisible(
  db: Db,
  accountId: string,
  groupId: number,
): Promise<VisibleGroup | null> {
  const [row] = await visible(db, { accountId, groupId });
  if (!row) return null;
  return { ...row.group, role: row.role, creator: row.group.creatorAccountId === accountId };
}

// Every screen of a group begins with it.
const visible = prepared((db) =>
  db
    .select({ group: groups, role: groupMembers.role })
    .from(groups)
    .innerJoin(groupMembers, belongs(sql.placeholder('accountId')))
    .where(and(eq(groups.id, sql.placeholder('groupId')), isNull(groups.deletedAt)))
    .prepare(''),
);

/** The person's groups, the oldest first, with how many play in each. */
export async function listByAccount(
  db: Db,
  accountId: string,
): Promise<(GroupName & { emoji: string | null; role: GroupRole; memberCount: number })[]> {
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
      role: groupMembers.role,
      memberCount: db.$count(groupMembers, players),
    })
    .from(groups)
    .innerJoin(groupMembers, belongs(sql.placeholder('accountId')))
    .where(isNull(groups.deletedAt))
    .orderBy(asc(groups.id))
    .prepare('');
});

/** Makes a group with its members; the same creation sent again gives the group that it made. */
export async function insert(
  db: Db,
  group: GroupFields & {
    creationId: string;
    teamCode: string;
    creatorAccountId: string;
    members: readonly NewMember[];
    now: Date;
  },
): Promise<Result<GroupName, 'TEAM_CODE_IN_USE'>> {
  const { members: first, now, ...fields } = group;
  try {
    const made = await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(groups)
        .values({ ...fields, createdAt: now })
        .returning({ id: groups.id, name: groups.name });
      if (!row) throw new Error('a group was not inserted');
      await members.insertAll(tx, row.id, first);
      return row;
    });
    return ok(made);
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint !== 'groups_team_code_once' && constraint !== 'groups_creation_once')
      throw error;
    const again = await findByCreation(db, group);
    return again ? ok(again) : refuse('TEAM_CODE_IN_USE');
  }
}

async function findByCreation(
  db: Db,
  { creationId, creatorAccountId }: { creationId: string; creatorAccountId: string },
): Promise<GroupName | null> {
  const [row] = await db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(and(eq(groups.creationId, creationId), eq(groups.creatorAccountId, creatorAccountId)));
  return row ?? null;
}

/** Saves an edit of one version. False, and nothing saved, when another version stands by now. */
export async function update(
  db: Db,
  edit: { id: number; version: number; saveId: string; fields: GroupFields; roster: RosterEdit },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Locks the group: two saves come one after the other, and the later finds the version gone.
    const [saved] = await tx
      .update(groups)
      .set({ ...edit.fields, version: sql`${groups.version} + 1`, lastSaveId: edit.saveId })
      .where(
        and(eq(groups.id, edit.id), eq(groups.version, edit.version), isNull(groups.deletedAt)),
      )
      .returning({ creatorAccountId: groups.creatorAccountId });
    if (!saved) return false;
    const rows = await members.listEveryone(tx, edit.id);
    const changes = changesOf(rows, edit.roster, saved.creatorAccountId);
    await members.updateBarred(tx, changes.left, now);
    for (const { id, ...change } of changes.changed) await members.update(tx, id, change);
    await members.insertAll(tx, edit.id, changes.added);
    return true;
  });
}

/** Deletes for everybody; the row and its members' stay behind for the practice records. */
export async function updateDeleted(db: Db, groupId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(groups).set({ deletedAt: now }).where(eq(groups.id, groupId));
    await joining.deleteByGroup(tx, groupId);
  });
}

/** Whether this person created the group and has deleted it since. */
export async function findDeleted(db: Db, accountId: string, groupId: number): Promise<boolean> {
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
