import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { brokenConstraint, type Db } from '#platform/server/db/database.ts';
import { tidyName, tidyTeamCode } from '../../groups.form.ts';
import * as members from '../../server/groups.members.store.ts';
import { groupMembers, groups } from '../../server/groups.tables.ts';
import type { JoinAnswer } from '../joining.vocabulary.ts';
import { groupRequests } from './joining.tables.ts';

/** Who waits for an answer of a group, the oldest first. */
export async function listRequests(db: Db, groupId: number) {
  return db
    .select({
      id: groupRequests.id,
      name: accounts.name,
      askedAt: groupRequests.askedAt,
      free: sql<boolean>`${groupMembers.accountId} is null and ${groupMembers.leftAt} is null`,
    })
    .from(groupRequests)
    .innerJoin(accounts, eq(accounts.id, groupRequests.accountId))
    .innerJoin(groupMembers, eq(groupMembers.id, groupRequests.memberId))
    .where(eq(groupRequests.groupId, groupId))
    .orderBy(asc(groupRequests.askedAt), asc(groupRequests.id));
}

/** Who cannot come back to a group with its code, the latest last. */
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

export interface Answered {
  readonly requestId: string;
  readonly accountId: string;
  readonly answer: JoinAnswer;
}

/**
 * Answers a request, once: links the account to the row of its name, adds another row, or bars it. `also` runs in the same
 * transaction.
 */
export async function updateAnswered(
  db: Db,
  request: { groupId: number; requestId: string; answer: JoinAnswer; now: Date },
  also: (tx: Db, answered: Answered) => Promise<void>,
): Promise<Result<null, 'REQUEST_NOT_FOUND' | 'MEMBER_TAKEN'>> {
  const { groupId, requestId, answer } = request;
  return db.transaction(async (tx) => {
    // One after the other with everybody who joins, and with saves of the list.
    await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for('update');
    const [found] = await tx
      .select({ request: groupRequests, fullName: accounts.name })
      .from(groupRequests)
      .innerJoin(accounts, eq(accounts.id, groupRequests.accountId))
      .where(and(eq(groupRequests.id, requestId), eq(groupRequests.groupId, groupId)));
    if (!found) return refuse('REQUEST_NOT_FOUND');
    const { accountId, memberId } = found.request;
    const person = { name: tidyName(found.fullName), accountId };
    if (answer === 'same-person') {
      if (!(await updateLinked(tx, memberId, accountId))) return refuse('MEMBER_TAKEN');
    } else {
      const id = await members.insertLast(tx, groupId, person);
      if (answer === 'refused') await members.updateBarred(tx, [id], request.now);
    }
    await tx.delete(groupRequests).where(eq(groupRequests.id, requestId));
    await also(tx, { requestId, accountId, answer });
    return ok(null);
  });
}

async function updateLinked(tx: Db, memberId: number, accountId: string): Promise<boolean> {
  const rows = await tx
    .update(groupMembers)
    .set({ accountId })
    .where(
      and(
        eq(groupMembers.id, memberId),
        isNull(groupMembers.accountId),
        isNull(groupMembers.leftAt),
      ),
    )
    .returning({ id: groupMembers.id });
  return rows.length === 1;
}

/** Lets somebody join with the code again; nothing changes when they may already. */
export async function updateReadmitted(db: Db, groupId: number, memberId: number): Promise<void> {
  await db
    .update(groupMembers)
    .set({ barredAt: null })
    .where(and(eq(groupMembers.id, memberId), eq(groupMembers.groupId, groupId)));
}

/** Replaces a group's code by `code`. False, and nothing changed, when another group has it. */
export async function updateCode(
  db: Db,
  { groupId, instead, code }: { groupId: number; instead: string; code: string },
): Promise<boolean> {
  try {
    await db
      .update(groups)
      .set({ teamCode: code })
      .where(
        and(
          eq(groups.id, groupId),
          eq(sql`upper(${groups.teamCode})`, sql`upper(${tidyTeamCode(instead)})`),
        ),
      );
    return true;
  } catch (error) {
    if (brokenConstraint(error) !== 'groups_team_code_once') throw error;
    return false;
  }
}
