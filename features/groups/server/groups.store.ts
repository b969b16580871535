import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { brokenConstraint, type Db } from '#platform/server/db/database.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { tidyTeamCode } from '../groups.form.ts';
import type { Standing } from '../groups.policy.ts';
import type { GroupRole } from '../groups.vocabulary.ts';
import * as membersStore from './groups.members.store.ts';
import { groupMembers, groups } from './groups.tables.ts';

export { listMembers, listStaff, type StoredMember } from './groups.members.store.ts';

export type StoredGroup = typeof groups.$inferSelect;
export interface GroupName {
  readonly id: number;
  readonly name: string;
}

/** A group as somebody who belongs to it sees it. */
export type VisibleGroup = StoredGroup & Standing;

/** The group, with the person's standing in it; null for outsiders and for a deleted group. */
export async function findVisible(
  db: Db,
  accountId: string,
  groupId: number,
): Promise<VisibleGroup | null> {
  const [row] = await db
    .select({ group: groups, role: groupMembers.role })
    .from(groups)
    .innerJoin(groupMembers, belongs(accountId))
    .where(and(eq(groups.id, groupId), isNull(groups.deletedAt)));
  if (!row) return null;
  return { ...row.group, role: row.role, creator: row.group.creatorAccountId === accountId };
}

function belongs(accountId: string) {
  return and(
    eq(groupMembers.groupId, groups.id),
    eq(groupMembers.accountId, accountId),
    isNull(groupMembers.leftAt),
  );
}
