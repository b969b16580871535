import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

interface Asked {
  readonly accountIds: readonly string[];
  readonly entryIds: readonly string[];
}

/** The clubs of which one of these accounts is a member, or whose application has a line that is one of these entries. */
export async function listClubsOf(
  db: Db,
  { accountIds, entryIds }: Asked,
): Promise<{ readonly id: number; readonly name: string }[]> {
  if (accountIds.length === 0 && entryIds.length === 0) return [];
  const ofMembers = db
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(and(inArray(groupMembers.accountId, [...accountIds]), isNull(groupMembers.leftAt)));
  const ofLines = db
    .select({ id: applications.groupId })
    .from(entries)
    .innerJoin(applications, eq(applications.id, entries.applicationId))
    .where(and(inArray(entries.id, [...entryIds]), eq(entries.state, 'confirmed')));
  return db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(and(inArray(groups.id, ofMembers.union(ofLines)), isNull(groups.deletedAt)))
    .orderBy(asc(groups.id));
}
