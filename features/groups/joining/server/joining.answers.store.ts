import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { tidyTeamCode } from '../../groups.form.ts';
import { groupMembers, groups } from '../../server/groups.tables.ts';
import { groupRequests } from './joining.tables.ts';

/** The requests that wait for an answer of a group, the oldest first. */
export async function listRequests(db: Db, groupId: number) {
  return db
    .select({
      id: groupRequests.id,
      name: accounts.name,
      askedAt: groupRequests.askedAt,
    })
    .from(groupRequests)
    .innerJoin(accounts, eq(accounts.id, groupRequests.accountId))
    .where(eq(groupRequests.groupId, groupId))
    .orderBy(asc(groupRequests.askedAt), asc(groupRequests.id));
}

/** The people who are barred from a group, the latest last. */
export async function listBarred(db: Db, groupId: number) {
  const rows = await db
    .select({
      memberId: groupMembers.id,
      name: groupMembers.name,
      since: groupMembers.barredAt,
    })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        isNotNull(groupMembers.barredAt),
        isNotNull(groupMembers.accountId),
      ),
    )
    .orderBy(asc(groupMembers.barredAt), asc(groupMembers.id));
  return rows.flatMap(({ since, ...row }) => (since ? [{ ...row, since }] : []));
}

/** One request of a group, with the account that asks and the row with its name. */
export async function findRequest(tx: Db, groupId: number, requestId: string) {
  const [found] = await tx
    .select({
      accountId: groupRequests.accountId,
      memberId: groupRequests.memberId,
      fullName: accounts.name,
    })
    .from(groupRequests)
    .innerJoin(accounts, eq(accounts.id, groupRequests.accountId))
    .where(and(eq(groupRequests.id, requestId), eq(groupRequests.groupId, groupId)));
  return found ?? null;
}

export async function deleteRequest(tx: Db, requestId: string): Promise<void> {
  await tx.delete(groupRequests).where(eq(groupRequests.id, requestId));
}

export async function updateReadmitted(db: Db, groupId: number, memberId: number): Promise<void> {
  await db
    .update(groupMembers)
    .set({ barredAt: null })
    .where(and(eq(groupMembers.id, memberId), eq(groupMembers.groupId, groupId)));
}

/** Replaces a group's code with `code`; throws if another group has it. */
export async function updateCode(
  tx: Db,
  { groupId, instead, code }: { groupId: number; instead: string; code: string },
): Promise<void> {
  await tx
    .update(groups)
    .set({ teamCode: code })
    .where(
      and(
        eq(groups.id, groupId),
        eq(sql`upper(${groups.teamCode})`, sql`upper(${tidyTeamCode(instead)})`),
      ),
    );
}
