import { createHash, createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import { calendarAddresses } from './calendar.tables.ts';

const SEED_BYTES = 16;

/**
 * The secret of an account's calendar address, created on first use. It stays the same until the address is renewed.
 */
export async function findOrInsert(
  db: Db,
  { accountId, serverSecret, now }: { accountId: string; serverSecret: string; now: Date },
): Promise<string> {
  const seed = systemRandomness.secret(SEED_BYTES);
  const secretHash = hashOf(secretOf(seed, serverSecret));
  await db
    .insert(calendarAddresses)
    .values({ accountId, seed, secretHash, madeAt: now })
    .onConflictDoNothing({ target: calendarAddresses.accountId });
  const [stored] = await db
    .select()
    .from(calendarAddresses)
    .where(eq(calendarAddresses.accountId, accountId));
  const secret = secretOf(stored?.seed ?? seed, serverSecret);
  // The server's secret has changed: from now on, the address that is shown is the one that works.
  if (stored && stored.secretHash !== hashOf(secret)) {
    await db
      .update(calendarAddresses)
      .set({ secretHash: hashOf(secret) })
      .where(eq(calendarAddresses.accountId, accountId));
  }
  return secret;
}

/** Ends the address with this secret; the next request for an address creates another. */
export async function deleteBySecret(db: Db, accountId: string, secret: string): Promise<void> {
  await db
    .delete(calendarAddresses)
    .where(
      and(
        eq(calendarAddresses.accountId, accountId),
        eq(calendarAddresses.secretHash, hashOf(secret)),
      ),
    );
}

/** The account whose calendar a secret shows. */
export async function findAccountId(db: Db, secret: string): Promise<string | null> {
  const [found] = await db
    .select({ accountId: calendarAddresses.accountId })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.secretHash, hashOf(secret)));
  return found?.accountId ?? null;
}

function secretOf(seed: string, serverSecret: string): string {
  return createHmac('sha256', `calendar ${serverSecret}`).update(seed).digest('base64url');
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
