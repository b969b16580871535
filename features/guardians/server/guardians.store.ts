import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { GuardianStatus } from '../guardians.policy.ts';
import type { Age, GuardianshipState } from '../guardians.vocabulary.ts';
import { guardianships, playerAges } from './guardians.tables.ts';

export type StoredGuardianship = typeof guardianships.$inferSelect;
export type StoredAge = typeof playerAges.$inferSelect;

const live = inArray(guardianships.state, ['asked', 'confirmed']);

/** The answer of an account about its age; null before it is asked. */
export async function findAge(db: Db, accountId: string): Promise<StoredAge | null> {
  const [found] = await db.select().from(playerAges).where(eq(playerAges.accountId, accountId));
  return found ?? null;
}

/** Age and guardian together, as the rule about paid entries needs them. */
export async function findStatus(db: Db, accountId: string): Promise<GuardianStatus> {
  const [found] = await statusRows(db, { accountId });
  return { age: found?.age ?? null, hasGuardian: Boolean(found?.guardianshipId) };
}

const statusRows = prepared((db) =>
  db
    .select({ age: playerAges.age, guardianshipId: guardianships.id })
    .from(playerAges)
    .leftJoin(guardianships, and(eq(guardianships.accountId, playerAges.accountId), live))
    .where(eq(playerAges.accountId, sql.placeholder('accountId')))
    .prepare(''),
);

/** The guardian who is asked or has confirmed. */
export async function findLive(db: Db, accountId: string): Promise<StoredGuardianship | null> {
  const [found] = await db
    .select()
    .from(guardianships)
    .where(and(eq(guardianships.accountId, accountId), live));
  return found ?? null;
}

/** The same, for a change: an answer of the guardian waits, or is seen. */
export async function findLiveForUpdate(
  tx: Db,
  accountId: string,
): Promise<StoredGuardianship | null> {
  const [found] = await tx
    .select()
    .from(guardianships)
    .where(and(eq(guardianships.accountId, accountId), live))
    .for('update');
  return found ?? null;
}

/** The guardian who was named last, in any state. */
export async function findNewest(db: Db, accountId: string): Promise<StoredGuardianship | null> {
  const [found] = await db
    .select()
    .from(guardianships)
    .where(eq(guardianships.accountId, accountId))
    .orderBy(desc(guardianships.namedAt), desc(guardianships.id))
    .limit(1);
  return found ?? null;
}

/** The addresses whose readers have declined to be this player's guardian. */
export async function listDeclined(db: Db, accountId: string): Promise<string[]> {
  const declined = and(eq(guardianships.accountId, accountId), eq(guardianships.state, 'declined'));
  const rows = await db.select({ email: guardianships.email }).from(guardianships).where(declined);
  return rows.map(({ email }) => email);
}

/** Orders the answers of one player. The lock is not stronger, so that the account can enter tournaments meanwhile. */
export async function lockPlayer(tx: Db, accountId: string): Promise<void> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
}

/** Stores the answer of an account about its age. `false` for the same answer again: it keeps its time. */
export async function updateAge(
  tx: Db,
  answer: { accountId: string; age: Age; now: Date },
): Promise<boolean> {
  const { accountId, age, now } = answer;
  if ((await findAge(tx, accountId))?.age === age) return false;
  await tx
    .insert(playerAges)
    .values({ accountId, age, answeredAt: now })
    .onConflictDoUpdate({ target: playerAges.accountId, set: { age, answeredAt: now } });
  return true;
}

/** Forgets an answer about the age that was given at `since` or later, or any for null. Gives whether there was one. */
export async function deleteAge(
  tx: Db,
  { accountId, since }: { accountId: string; since: Date | null },
): Promise<boolean> {
  const inTime = since === null ? undefined : gte(playerAges.answeredAt, since);
  const forgotten = await tx
    .delete(playerAges)
    .where(and(eq(playerAges.accountId, accountId), inTime))
    .returning({ age: playerAges.age });
  return forgotten.length > 0;
}

export async function insert(
  tx: Db,
  guardianship: typeof guardianships.$inferInsert,
): Promise<StoredGuardianship> {
  const [made] = await tx.insert(guardianships).values(guardianship).returning();
  if (!made) throw new Error('the guardian was not stored');
  return made;
}

/** Changes a guardianship if it is in one of these states; null if it is not. */
export async function update(
  tx: Db,
  id: string,
  from: readonly GuardianshipState[],
  change: Partial<
    Pick<StoredGuardianship, 'state' | 'language' | 'nameDisplay' | 'confirmedAt' | 'endedAt'>
  >,
): Promise<StoredGuardianship | null> {
  const [changed] = await tx
    .update(guardianships)
    .set(change)
    .where(and(eq(guardianships.id, id), inArray(guardianships.state, [...from])))
    .returning();
  return changed ?? null;
}

/** The confirmed guardians, by the accounts that they look after. */
export async function listConfirmed(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, StoredGuardianship>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(guardianships)
    .where(
      and(
        inArray(guardianships.accountId, [...new Set(accountIds)]),
        eq(guardianships.state, 'confirmed'),
      ),
    );
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** Which of these ids are those of guardianships, in any state. */
export async function listKnown(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: guardianships.id })
    .from(guardianships)
    .where(inArray(guardianships.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
