import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { NAMELESS } from '../referees.vocabulary.ts';
import { referees } from './referees.tables.ts';

/**
 * Deletes the invitations to an address of a person who leaves; the rows of an account are deleted with it. Another account may have
 * accepted such an invitation: its owner goes on to referee, under a nameless address.
 */
export async function deleteByAddress(
  tx: Db,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const invited = eq(referees.email, email.toLowerCase());
  const theirs = or(isNull(referees.accountId), eq(referees.accountId, id));
  await tx.delete(referees).where(and(invited, theirs));
  const former = sql`'former-' || ${referees.id} || ${NAMELESS}::text`;
  await tx.update(referees).set({ email: former }).where(invited);
}

/** Deletes invitations from before an instant that nobody has accepted; gives how many. */
export async function deleteUnaccepted(tx: Db, before: Date): Promise<number> {
  const rows = await tx
    .delete(referees)
    .where(and(ne(referees.state, 'accepted'), lt(referees.invitedAt, before)))
    .returning({ id: referees.id });
  return rows.length;
}
