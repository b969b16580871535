import { eq } from 'drizzle-orm';
import { applicationTerms } from '#features/entries/applications/server/applications.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

export type Terms = Omit<typeof applicationTerms.$inferSelect, 'organizerId'>;

/** How schools pay an organizer by transfer; empty where the organizer has not said it. */
export async function findTerms(db: Db, organizerId: number): Promise<Terms> {
  const [found] = await db
    .select({
      transferTo: applicationTerms.transferTo,
      registrationNo: applicationTerms.registrationNo,
    })
    .from(applicationTerms)
    .where(eq(applicationTerms.organizerId, organizerId));
  return found ?? { transferTo: '', registrationNo: '' };
}

export async function upsertTerms(db: Db, organizerId: number, terms: Terms): Promise<void> {
  await db
    .insert(applicationTerms)
    .values({ organizerId, ...terms })
    .onConflictDoUpdate({ target: applicationTerms.organizerId, set: terms });
}
