import { and, asc, eq, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { playersOf } from '#features/players/server/players.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { isSameName } from '../groups.form.ts';
import { listByAccount } from '../joining/server/joining.store.ts';
import { schoolSheets } from '../roster/server/roster.tables.ts';
import { isEditor } from './groups.members.store.ts';
import { groupMembers, groups } from './groups.tables.ts';

/** The groups that list or listed the person, or that they have asked to join, without data of other members. */
export async function listGroups(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ group: groups, member: groupMembers })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(sql`${groupMembers.playerId} in ${playersOf(accountId)}`)
    .orderBy(asc(groups.id), asc(groupMembers.id));
  const asked = await listByAccount(db, accountId);
  const listed = rows.map(({ group, member }) => ({
    id: group.id,
    group: group.name,
    name: member.name,
    role: group.creatorAccountId === accountId ? 'Creator' : member.role,
    state: stateOf(member),
    leftAt: member.leftAt?.toISOString() ?? null,
    deletedAt: group.deletedAt?.toISOString() ?? null,
  }));
  const waiting = asked.map((one) => ({
    id: one.groupId,
    group: one.groupName,
    state: 'asked',
    at: one.askedAt.toISOString(),
  }));
  const ofSchool = await listSheets(db, accountId);
  return [...listed, ...ofSchool, ...waiting];
}

/**
 * The school sheets that name the person as the one in charge, of the groups that the person looks after: for other members a name is
 * no proof.
 */
async function listSheets(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ id: groups.id, group: groups.name, sheet: schoolSheets, name: accounts.name })
    .from(schoolSheets)
    .innerJoin(groups, eq(groups.id, schoolSheets.groupId))
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .innerJoin(accounts, eq(accounts.id, groupMembers.accountId))
    .where(and(eq(accounts.id, accountId), isEditor))
    .orderBy(asc(groups.id));
  return rows
    .filter(({ name, sheet }) => isSameName(name, sheet.personInCharge))
    .map(({ id, group, sheet }) => ({
      id,
      group,
      name: sheet.personInCharge,
      state: 'person-in-charge',
      phone: sheet.phone,
      address: sheet.address,
    }));
}

function stateOf({ barredAt, accountId }: typeof groupMembers.$inferSelect): string | null {
  if (barredAt) return 'barred';
  // A row without the account is theirs because its player was merged with theirs.
  return accountId === null ? 'merged' : null;
}
