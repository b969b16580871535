import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { applicationTerms } from './transfers.tables.ts';

export type Terms = Omit<typeof applicationTerms.$inferSelect, 'organizerId'>;

const NONE: Terms = { transferTo: '', registrationNo: '', acceptsPlayers: false };

const COLUMNS = {
  transferTo: applicationTerms.transferTo,
  registrationNo: applicationTerms.registrationNo,
  acceptsPlayers: applicationTerms.acceptsPlayers,
};

/** How an organizer is paid by transfer; empty where the organizer has not said it. */
export async function findTerms(db: Db, organizerId: number): Promise<Terms> {
  const [found] = await db
    .select(COLUMNS)
    .from(applicationTerms)
    .where(eq(applicationTerms.organizerId, organizerId));
  return found ?? NONE;
}

/** As `findTerms`; until the end of the transaction nobody else changes them. There is a row to lock after `insertTerms`. */
export async function findTermsForUpdate(db: Db, organizerId: number): Promise<Terms> {
  const [found] = await db
    .select(COLUMNS)
    .from(applicationTerms)
    .where(eq(applicationTerms.organizerId, organizerId))
    .for('update');
  return found ?? NONE;
}

/** Those of an organizer who has said nothing yet; where there are some, they stay. */
export async function insertTerms(db: Db, organizerId: number): Promise<void> {
  await db.insert(applicationTerms).values({ organizerId }).onConflictDoNothing();
}

/** Stores what has changed of them. */
export async function upsertTerms(
  db: Db,
  organizerId: number,
  terms: Partial<Terms>,
): Promise<void> {
  await db
    .insert(applicationTerms)
    .values({ organizerId, ...terms })
    .onConflictDoUpdate({ target: applicationTerms.organizerId, set: terms });
}
