import { createHmac } from 'node:crypto';
import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import { findChangedAt } from '#features/accounts/server/accounts.password.store.ts';
import { accounts, credentials } from '#features/accounts/server/accounts.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hashOf } from '#platform/server/hash-of.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import { calendarAddresses } from './calendar.tables.ts';

const SEED_BYTES = 16;

/**
 * The secret of an account's calendar address, created on first use. It stays the same until the address is renewed, or the
 * account has another password: who knew the old one may have read the address.
 */
export async function findOrInsert(
  db: Db,
  { accountId, serverSecret, now }: { accountId: string; serverSecret: string; now: Date },
): Promise<string> {
  await deleteOlderThanPassword(db, accountId);
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

/** Ends the address of an account. */
export async function deleteByAccount(tx: Db, accountId: string): Promise<void> {
  await tx.delete(calendarAddresses).where(eq(calendarAddresses.accountId, accountId));
}

/** The account whose calendar a secret shows: not while it is suspended, and not since it has another password. */
export async function findAccountId(db: Db, secret: string): Promise<string | null> {
  const { accountId, secretHash, madeAt } = calendarAddresses;
  const ofPassword = and(
    eq(credentials.userId, accountId),
    eq(credentials.providerId, 'credential'),
  );
  const [found] = await db
    .select({ accountId })
    .from(calendarAddresses)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .leftJoin(credentials, ofPassword)
    .where(
      and(
        eq(secretHash, hashOf(secret)),
        isNull(accounts.suspendedAt),
        or(isNull(credentials.updatedAt), lte(credentials.updatedAt, madeAt)),
      ),
    );
  return found?.accountId ?? null;
}

async function deleteOlderThanPassword(db: Db, accountId: string): Promise<void> {
  const changedAt = await findChangedAt(db, accountId);
  if (!changedAt) return;
  await db
    .delete(calendarAddresses)
    .where(
      and(eq(calendarAddresses.accountId, accountId), lt(calendarAddresses.madeAt, changedAt)),
    );
}

function secretOf(seed: string, serverSecret: string): string {
  return createHmac('sha256', `calendar ${serverSecret}`).update(seed).digest('base64url');
}
