import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import * as links from '#platform/server/links/links.store.ts';
import { LINK_PURPOSES } from '../../accounts.vocabulary.ts';
import { accounts } from '../../server/accounts.tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const VERIFY_VALID_MS = 7 * DAY_MS;

/** Makes the link that proves that somebody reads this address, and gives its secret. Earlier ones stay valid. */
export function insertVerification(
  tx: Db,
  { accountId, email, now }: { accountId: string; email: string; now: Date },
): Promise<string> {
  return links.insert(tx, {
    purpose: LINK_PURPOSES.verifyEmail,
    subject: accountId,
    facts: { email: email.toLowerCase() },
    validMs: VERIFY_VALID_MS,
    now,
  });
}

/** Notes that the address is read by its owner; false when the account has another address by now. */
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
