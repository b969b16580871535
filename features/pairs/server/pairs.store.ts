import { and, asc, eq, inArray, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import type { StoredPartner } from '#features/entries/partners/server/partners.store.ts';
import { entryPartners } from '#features/entries/partners/server/partners.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import { players } from '#features/players/server/players.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hashOf } from '#platform/server/hash-of.ts';

export async function findById(db: Db, id: string): Promise<StoredPartner | null> {
  const [found] = await db.select().from(entryPartners).where(eq(entryPartners.id, id));
  return found ?? null;
}

/** An entry of anybody, also of people whom the organizer enters. */
export async function findEntry(db: Db, id: string) {
  const { tournamentId, eventId, state, applicationId } = entries;
  const [found] = await db
    .select({ id: entries.id, tournamentId, eventId, state, applicationId })
    .from(entries)
    .where(eq(entries.id, id));
  return found ?? null;
}

/** The invitation behind the secret of a link. */
export async function findByToken(db: Db, token: string): Promise<StoredPartner | null> {
  const [found] = await db
    .select()
    .from(entryPartners)
    .where(eq(entryPartners.tokenHash, hashOf(token)));
  return found ?? null;
}

/** The partners of these entries that are in one of these states. */
export async function listByEntries(
  tx: Db,
  entryIds: readonly string[],
  states: readonly StoredPartner['state'][],
): Promise<StoredPartner[]> {
  if (entryIds.length === 0) return [];
  return tx
    .select()
    .from(entryPartners)
    .where(
      and(inArray(entryPartners.entryId, [...entryIds]), inArray(entryPartners.state, [...states])),
    )
    .orderBy(asc(entryPartners.id));
}

/** Open invitations that have lapsed at `now`, the oldest first, with the tournaments of their entries. */
export async function listLapsed(db: Db, now: Date) {
  return db
    .select({ id: entryPartners.id, tournamentId: entries.tournamentId })
    .from(entryPartners)
    .innerJoin(entries, eq(entries.id, entryPartners.entryId))
    .where(and(eq(entryPartners.state, 'invited'), lte(entryPartners.expiresAt, now)))
    .orderBy(asc(entryPartners.expiresAt), asc(entryPartners.id))
    .limit(500);
}

/** A member of a group, who has an account. */
export interface KnownMember {
  readonly id: number;
  readonly name: string;
  readonly group: string;
  readonly accountId: string;
}

/** Everybody with an account in the groups of an account, without the account itself, by group and position. */
export async function listMembers(db: Db, accountId: string): Promise<KnownMember[]> {
  const mine = alias(groupMembers, 'mine');
  const rows = await db
    .select({
      id: groupMembers.id,
      name: groupMembers.name,
      group: groups.name,
      accountId: groupMembers.accountId,
    })
    .from(mine)
    .innerJoin(groups, and(eq(groups.id, mine.groupId), isNull(groups.deletedAt)))
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .innerJoin(accounts, eq(accounts.id, groupMembers.accountId))
    .where(
      and(
        eq(mine.accountId, accountId),
        isNull(mine.leftAt),
        isNull(groupMembers.leftAt),
        isNotNull(groupMembers.accountId),
        isNull(accounts.leftAt),
        ne(groupMembers.accountId, accountId),
      ),
    )
    .orderBy(asc(groups.name), asc(groups.id), asc(groupMembers.position), asc(groupMembers.id));
  return rows.flatMap(({ accountId: theirs, ...row }) =>
    theirs ? [{ ...row, accountId: theirs }] : [],
  );
}

/** The account of a member of one of the groups of an account, itself included; null without one. */
export async function findMember(
  db: Db,
  accountId: string,
  memberId: number,
): Promise<string | null> {
  const mine = alias(groupMembers, 'mine');
  const [found] = await db
    .select({ accountId: groupMembers.accountId })
    .from(mine)
    .innerJoin(groups, and(eq(groups.id, mine.groupId), isNull(groups.deletedAt)))
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(
      and(
        eq(mine.accountId, accountId),
        isNull(mine.leftAt),
        eq(groupMembers.id, memberId),
        isNull(groupMembers.leftAt),
      ),
    );
  return found?.accountId ?? null;
}

/** Whether two accounts have the same gender in their profiles; false where either has none. */
export async function existsSameGender(db: Db, one: string, other: string): Promise<boolean> {
  const rows = await db
    .select({ gender: players.gender })
    .from(players)
    .where(and(inArray(players.accountId, [one, other]), isNotNull(players.gender)));
  return rows.length === 2 && rows[0]?.gender === rows[1]?.gender;
}
