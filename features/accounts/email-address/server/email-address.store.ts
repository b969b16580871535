import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { links } from '#platform/server/links/links.tables.ts';
import { LINK_PURPOSES } from '../../accounts.vocabulary.ts';
import { accounts } from '../../server/accounts.tables.ts';

/** Records that the owner reads this address; false when the account now has another one. */
export async function updateVerified(
  db: Db,
  { accountId, email }: { accountId: string; email: string },
): Promise<boolean> {
  const rows = await db
    .update(accounts)
    .set({ emailVerified: true })
    .where(and(eq(accounts.id, accountId), eq(accounts.email, email)))
    .returning({ id: accounts.id });
  return rows.length === 1;
}

/** Gives an account another, confirmed address. Violates `accounts_email_once` when it is taken. */
export async function updateEmail(
  tx: Db,
  { accountId, email, now }: { accountId: string; email: string; now: Date },
): Promise<void> {
  await tx
    .update(accounts)
    .set({ email, emailVerified: true, updatedAt: now })
    .where(eq(accounts.id, accountId));
}

/**
 * Whether a link that still works brings this address back to an account, other than `exceptId`. Nobody else may have it until then:
 * who has changed the address of another person's account would block the way back with it.
 */
export async function existsUndoTo(
  db: Db,
  { email, now, exceptId = '' }: { email: string; now: Date; exceptId?: string },
): Promise<boolean> {
  const open = and(
    eq(links.purpose, LINK_PURPOSES.undoEmail),
    isNull(links.usedAt),
    gt(links.expiresAt, now),
    ne(links.subject, exceptId),
    eq(sql`${links.facts}->>'email'`, email.toLowerCase()),
  );
  return (await db.$count(links, open)) > 0;
}
