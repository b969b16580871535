import { and, eq, lt, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { referees } from './referees.tables.ts';

/** Deletes the invitations to an address; the rows of an account are deleted with it. */
export async function deleteByAddress(tx: Db, email: string): Promise<void> {
  await tx.delete(referees).where(eq(referees.email, email.toLowerCase()));
}

/** Deletes invitations from before an instant that nobody has accepted; gives how many. */
export async function deleteUnaccepted(tx: Db, before: Date): Promise<number> {
  const rows = await tx
    .delete(referees)
    .where(and(ne(referees.state, 'accepted'), lt(referees.invitedAt, before)))
    .returning({ id: referees.id });
  return rows.length;
}
