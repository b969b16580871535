import { asc, eq } from 'drizzle-orm';
import type { PersonalRow } from '#features/personal-data/export/export.vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import { groupMembers, groups } from './groups.tables.ts';

/** The groups on whose list they are or were; nothing of the others in them. */
export async function listGroups(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ group: groups, member: groupMembers })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.accountId, accountId))
    .orderBy(asc(groups.id));
  return rows.map(({ group, member }) => ({
    id: group.id,
    group: group.name,
    name: member.name,
    role: group.creatorAccountId === accountId ? 'Creator' : member.role,
    leftAt: member.leftAt?.toISOString() ?? null,
    deletedAt: group.deletedAt?.toISOString() ?? null,
  }));
}
