import { and, asc, eq, inArray, isNotNull, lte, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { schoolSheets } from '#features/groups/roster/server/roster.tables.ts';
import { isEditor } from '#features/groups/server/groups.members.store.ts';
import { groupMembers, groups } from '#features/groups/server/groups.tables.ts';
import { currentPlayerOf, withMerged } from '#features/players/server/players.store.ts';
import { players } from '#features/players/server/players.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { entryColumns, live, type StoredEntry } from '../../server/entries.store.ts';
import { entries } from '../../server/entries.tables.ts';
import { UNPAID_STATES } from '../applications.vocabulary.ts';
import { applicationPlayers, applicationSteps } from './applications.lines.tables.ts';
import { applications, applicationTransfers } from './applications.tables.ts';

/** Applications of schools and their lines, as far as places and payments need them. */

export type StoredApplication = typeof applications.$inferSelect;
export type NewStep = typeof applicationSteps.$inferInsert;

/** Applications that hold places, paid or not. */
export const running = notInArray(applications.state, ['draft', 'cancelled', 'lapsed']);

export async function findById(db: Db, id: string): Promise<StoredApplication | null> {
  const [found] = await db.select().from(applications).where(eq(applications.id, id));
  return found ?? null;
}

/** The application, locked. Its lines are locked after it, never before. */
export async function findForUpdate(tx: Db, id: string): Promise<StoredApplication | null> {
  const [found] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
  return found ?? null;
}

/** The unpaid applications of a tournament whose time has passed at `now`, locked. */
export async function listDueForUpdate(
  tx: Db,
  tournamentId: number,
  now: Date,
): Promise<StoredApplication[]> {
  return tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.tournamentId, tournamentId),
        inArray(applications.state, [...UNPAID_STATES]),
        lte(applications.dueAt, now),
      ),
    )
    .orderBy(asc(applications.id))
    .for('update');
}

/** The applications of a tournament that hold places. */
export async function listRunning(db: Db, tournamentId: number): Promise<StoredApplication[]> {
  return db
    .select()
    .from(applications)
    .where(and(eq(applications.tournamentId, tournamentId), running))
    .orderBy(asc(applications.id));
}

/** The applications of a tournament that hold places, locked. */
export async function listRunningForUpdate(
  tx: Db,
  tournamentId: number,
): Promise<StoredApplication[]> {
  return tx
    .select()
    .from(applications)
    .where(and(eq(applications.tournamentId, tournamentId), running))
    .orderBy(asc(applications.id))
    .for('update');
}

/** The reserved and confirmed lines of an application, by event and the school's order of strength. */
export async function listLiveLines(db: Db, applicationId: string): Promise<StoredEntry[]> {
  return db
    .select(entryColumns)
    .from(entries)
    .where(and(eq(entries.applicationId, applicationId), live))
    .orderBy(asc(entries.eventId), asc(entries.rankInClub), asc(entries.id));
}

/** What the live lines of an application cost together, and how many there are. */
export async function sumLive(
  db: Db,
  applicationId: string,
): Promise<{ readonly lines: number; readonly totalYen: number }> {
  const [sums] = await db
    .select({
      lines: sql<number>`count(*)`.mapWith(Number),
      totalYen: sql<number>`coalesce(sum(${entries.feeYen}), 0)`.mapWith(Number),
    })
    .from(entries)
    .where(and(eq(entries.applicationId, applicationId), live));
  return sums ?? { lines: 0, totalYen: 0 };
}

/** Stores a new draft; false when the group has one for the tournament, or the id is taken. */
export async function insertDraft(
  tx: Db,
  draft: typeof applications.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(applications)
    .values(draft)
    .onConflictDoNothing()
    .returning({ id: applications.id });
  return made.length === 1;
}

export async function update(
  tx: Db,
  id: string,
  change: Partial<Omit<StoredApplication, 'id' | 'tournamentId' | 'groupId' | 'version'>>,
): Promise<void> {
  await tx
    .update(applications)
    .set({ ...change, version: sql`${applications.version} + 1` })
    .where(eq(applications.id, id));
}

/** Changes every reserved line of an application. */
export async function updateReservedLines(
  tx: Db,
  applicationId: string,
  change: Partial<
    Pick<
      StoredEntry,
      | 'state'
      | 'endedAt'
      | 'confirmedAt'
      | 'reservedUntil'
      | 'paymentUnderWay'
      | 'waitsFor'
      | 'paymentMethod'
    >
  >,
): Promise<StoredEntry[]> {
  return tx
    .update(entries)
    .set(change)
    .where(and(eq(entries.applicationId, applicationId), eq(entries.state, 'reserved')))
    .returning(entryColumns);
}

/** Whether money has gone back, or goes back, for any line of an application: with its withdrawal, or because the organizer decided it. */
export async function existsReturnedOfAny(db: Db, applicationId: string): Promise<boolean> {
  const of = and(
    eq(applicationSteps.applicationId, applicationId),
    inArray(applicationSteps.kind, ['withdrawn', 'refunded']),
  );
  return existsAmount(db, of);
}

/** Whether the withdrawal of a line has given money back, or gives it back. */
export async function existsReturned(db: Db, line: { readonly id: string }): Promise<boolean> {
  const of = and(eq(applicationSteps.entryId, line.id), eq(applicationSteps.kind, 'withdrawn'));
  return existsAmount(db, of);
}

async function existsAmount(db: Db, of: SQL | undefined): Promise<boolean> {
  const [sum] = await db
    .select({ yen: sql<number>`coalesce(sum(${applicationSteps.amountYen}), 0)`.mapWith(Number) })
    .from(applicationSteps)
    .where(of);
  return (sum?.yen ?? 0) > 0;
}

/** The pupils of a line as they are now, with their accounts: a row of the school's list may have been merged into another since. */
export async function listPupils(
  db: Db,
  entryId: string,
): Promise<{ readonly id: string; readonly accountId: string | null }[]> {
  const person = alias(players, 'person');
  return db
    .select({ id: person.id, accountId: person.accountId })
    .from(applicationPlayers)
    .innerJoin(person, eq(person.id, currentPlayerOf(applicationPlayers.playerId)))
    .where(eq(applicationPlayers.entryId, entryId));
}

/** Whether any of these players plays in another line of the event of this one, also under another row of a school's list. */
export async function existsElsewhere(
  db: Db,
  entryId: string,
  playerIds: readonly string[],
): Promise<boolean> {
  if (playerIds.length === 0) return false;
  const own = db.select({ eventId: entries.eventId }).from(entries).where(eq(entries.id, entryId));
  const [found] = await db
    .select({ id: entries.id })
    .from(applicationPlayers)
    .innerJoin(entries, eq(entries.id, applicationPlayers.entryId))
    .where(
      and(
        inArray(applicationPlayers.playerId, withMerged(playerIds)),
        ne(entries.id, entryId),
        inArray(entries.eventId, own),
        live,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Those of these applications whose group somebody looks after. */
export async function listLookedAfter(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: applications.id })
    .from(applications)
    .innerJoin(groups, eq(groups.id, applications.groupId))
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(and(inArray(applications.id, [...ids]), isEditor, isNotNull(groupMembers.accountId)));
  return rows.map(({ id }) => id);
}

export async function insertStep(tx: Db, step: NewStep): Promise<void> {
  await tx.insert(applicationSteps).values(step);
}

/** Notes what has arrived by transfer for an application, or was sent back. */
export async function insertTransfer(
  tx: Db,
  transfer: typeof applicationTransfers.$inferInsert,
): Promise<void> {
  await tx.insert(applicationTransfers).values(transfer);
}

/** The name of the school that has entered each entry of a statement; null for all others. */
export const schoolOfEntry = sql<string | null>`(
  select ${groups.name} from ${applications} join ${groups} on ${eq(groups.id, applications.groupId)}
  where ${eq(applications.id, entries.applicationId)}
)`;

/** The phone number of the person in charge at the school of each entry of a statement; '' where nobody has given it. */
export const phoneOfSchool = sql<string>`coalesce((
  select ${schoolSheets.phone} from ${applications}
  join ${schoolSheets} on ${eq(schoolSheets.groupId, applications.groupId)}
  where ${eq(applications.id, entries.applicationId)}
), '')`;
