import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { schoolSheets } from './roster.tables.ts';

/** The person in charge on the school sheet of a group; null without a sheet. */
export async function findPersonInCharge(tx: Db, groupId: number): Promise<string | null> {
  const [sheet] = await tx
    .select({ name: schoolSheets.personInCharge })
    .from(schoolSheets)
    .where(eq(schoolSheets.groupId, groupId));
  return sheet?.name ?? null;
}

/** Removes the person in charge, and their phone number, from the school sheet of a group. */
export async function updateNobodyInCharge(tx: Db, groupId: number): Promise<void> {
  await tx
    .update(schoolSheets)
    .set({ personInCharge: '', phone: '' })
    .where(eq(schoolSheets.groupId, groupId));
}
