import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/server/db/database.ts';
import { isSameName, tidyName, tidyTeamCode } from '../../groups.form.ts';
import * as members from '../../server/groups.members.store.ts';
import { groups } from '../../server/groups.tables.ts';
import { groupRequests } from './joining.tables.ts';

export interface Joining {
  readonly accountId: string;
  readonly fullName: string;
  readonly now: Date;
}

interface GroupName {
  readonly id: number;
  readonly name: string;
}

/**
 * What came of a code: a member, of whom it is news or not; a request, because the name is on the list without an account;
 * or nothing, because those who look after the group want it so.
 */
export interface Joined {
  readonly group: GroupName;
  readonly outcome: 'joined' | 'asked' | 'barred';
  /** False when it was so before. */
  readonly news: boolean;
}

/**
 * Makes an account a member of the group that carries a Team Identification Code, or asks those who look after the group
 * when the name is on its list without an account: only they can say whether it is the same person. Null for '' or an
 * unknown code; the same code twice is no error.
 */
export async function insertByCode(
  tx: Db,
  { accountId, fullName, now }: Joining,
  code: string,
): Promise<Joined | null> {
  const [group] = await withCode(tx, code).for('update');
  if (!group) return null;
  const known = await findOutcome(tx, accountId, group);
  if (known && known.outcome !== 'left') return { group, outcome: known.outcome, news: false };
  if (known) {
    // Back again: the same row, so that the old records are theirs as before.
    const position = await members.findNextPosition(tx, group.id);
    await members.update(tx, known.memberId, { leftAt: null, position });
    return { group, outcome: 'joined', news: true };
  }
  const name = tidyName(fullName);
  const listed = await findListed(tx, group.id, name);
  if (listed && (await members.listEditors(tx, group.id)).length > 0) {
    const request = { id: uuidv7(), groupId: group.id, accountId, memberId: listed.id };
    await tx.insert(groupRequests).values({ ...request, askedAt: now });
    return { group, outcome: 'asked', news: true };
  }
  await members.insertLast(tx, group.id, { name, accountId });
  return { group, outcome: 'joined', news: true };
}

/** What an account's code came to, in a registration that is sent again; null for an unknown code. */
export async function findByCode(
  db: Db,
  accountId: string,
  code: string,
): Promise<Pick<Joined, 'group' | 'outcome'> | null> {
  const [group] = await withCode(db, code);
  if (!group) return null;
  const known = await findOutcome(db, accountId, group);
  if (!known || known.outcome === 'left') return null;
  return { group, outcome: known.outcome };
}

type Known =
  | { readonly outcome: 'joined' | 'asked' | 'barred' }
  | { readonly outcome: 'left'; readonly memberId: number };

async function findOutcome(db: Db, accountId: string, group: GroupName): Promise<Known | null> {
  const own = await members.findByAccount(db, group.id, accountId);
  if (own?.barred) return { outcome: 'barred' };
  if (own) return own.left ? { outcome: 'left', memberId: own.id } : { outcome: 'joined' };
  const asked = await db.$count(
    groupRequests,
    and(eq(groupRequests.groupId, group.id), eq(groupRequests.accountId, accountId)),
  );
  return asked > 0 ? { outcome: 'asked' } : null;
}

/** The row of that name that has no account. */
async function findListed(tx: Db, groupId: number, name: string) {
  const listed = await members.listMembers(tx, groupId);
  return listed.find((one) => one.accountId === null && isSameName(one.name, name));
}

/** The requests of one person that wait for an answer, the oldest first. */
export async function listByAccount(db: Db, accountId: string) {
  return db
    .select({ groupId: groups.id, groupName: groups.name, askedAt: groupRequests.askedAt })
    .from(groupRequests)
    .innerJoin(groups, eq(groups.id, groupRequests.groupId))
    .where(and(eq(groupRequests.accountId, accountId), isNull(groups.deletedAt)))
    .orderBy(asc(groupRequests.askedAt), asc(groups.id));
}

export async function deleteRequest(db: Db, groupId: number, accountId: string): Promise<void> {
  await db
    .delete(groupRequests)
    .where(and(eq(groupRequests.groupId, groupId), eq(groupRequests.accountId, accountId)));
}

/** Nobody can answer them any more. */
export async function deleteByGroup(tx: Db, groupId: number): Promise<void> {
  await tx.delete(groupRequests).where(eq(groupRequests.groupId, groupId));
}

function withCode(db: Db, code: string) {
  return db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(
      and(
        eq(sql`upper(${groups.teamCode})`, sql`upper(${tidyTeamCode(code)})`),
        isNull(groups.deletedAt),
      ),
    );
}
