import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { applicationTerms } from './transfers.tables.ts';

export type Terms = Omit<typeof applicationTerms.$inferSelect, 'organizerId'>;

const NONE: Terms = { transferTo: '', registrationNo: '', acceptsPlayers: false };

/** How an organizer is paid by transfer; empty where the organizer has not said it. */
export async function findTerms(db: Db, organizerId: number): Promise<Terms> {
  const [found] = await db
    .select({
      transferTo: applicationTerms.transferTo,
      registrationNo: applicationTerms.registrationNo,
      acceptsPlayers: applicationTerms.acceptsPlayers,
    })
    .from(applicationTerms)
    .where(eq(applicationTerms.organizerId, organizerId));
  return found ?? NONE;
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
