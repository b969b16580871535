import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import * as links from '#platform/server/links/links.store.ts';
import { verifyPassword } from '#platform/server/password-hash.ts';
import { LINK_PURPOSES } from '../accounts.vocabulary.ts';
import { deleteOtherDevices, findDeviceId } from '../devices/server/devices.store.ts';
import { findForUpdate } from './accounts.store.ts';
import { accounts, credentials, sessions } from './accounts.tables.ts';

const ofPassword = (accountId: string) =>
  and(eq(credentials.userId, accountId), eq(credentials.providerId, 'credential'));

/** The hash of an account's password. */
export async function findHash(db: Db, accountId: string): Promise<string | null> {
  const [found] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(ofPassword(accountId));
  return found?.hash ?? null;
}

/** Since when an account has its password; null for an account without one. */
export async function findChangedAt(db: Db, accountId: string): Promise<Date | null> {
  const [found] = await db
    .select({ changedAt: credentials.updatedAt })
    .from(credentials)
    .where(ofPassword(accountId));
  return found?.changedAt ?? null;
}

/** Whether this is the account's password; false for an account without one. */
export async function isPassword(db: Db, accountId: string, password: string): Promise<boolean> {
  return (await findProvenHash(db, accountId, password)) !== null;
}

/** The hash of the account's password if this is the password, else null: what is compared again where the proof is used. */
export async function findProvenHash(
  db: Db,
  accountId: string,
  password: string,
): Promise<string | null> {
  const hash = await findHash(db, accountId);
  return hash !== null && (await verifyPassword(hash, password)) ? hash : null;
}

/**
 * Whether an account still has the password that was proven a moment ago, by its hash. The account is locked first, so that the answer
 * holds until the transaction ends: checking a password takes time, and another may be chosen meanwhile.
 */
export async function isStillProven(tx: Db, accountId: string, hash: string): Promise<boolean> {
  await findForUpdate(tx, accountId);
  return (await findHash(tx, accountId)) === hash;
}

/**
 * Replaces an account's password and ends every session that the old one began, but one that has just begun. Locks the account first, as
 * every write does.
 */
export async function update(
  tx: Db,
  accountId: string,
  change: { hash: string | null; mustChange: boolean; now: Date; except?: string | null },
): Promise<void> {
  const { hash: password, mustChange: mustChangePassword, now: updatedAt, except } = change;
  await tx
    .update(accounts)
    .set({ mustChangePassword, updatedAt })
    .where(eq(accounts.id, accountId));
  await tx.update(credentials).set({ password, updatedAt }).where(ofPassword(accountId));
  // Somebody who knew the old one may have requested another address, be halfway in, or be adding a passkey.
  const { changeEmail, loginStep, addPasskey } = LINK_PURPOSES;
  for (const purpose of [changeEmail, loginStep, addPasskey]) {
    await links.deleteBySubject(tx, { purpose, subject: accountId });
  }
  await deleteSessions(tx, accountId, except ?? null);
}

/** Records that the owner reads the account's mailbox: a link or a password was used that was sent only there. */
export async function updateEmailProven(tx: Db, accountId: string): Promise<void> {
  await tx.update(accounts).set({ emailVerified: true }).where(eq(accounts.id, accountId));
}

/** Signs an account out everywhere but in one session, and forgets the other devices that it was used on. */
export async function deleteSessions(
  tx: Db,
  accountId: string,
  except: string | null = null,
): Promise<void> {
  await deleteOtherDevices(tx, accountId, except === null ? null : await findDeviceId(tx, except));
  const others = except === null ? undefined : ne(sessions.id, except);
  await tx.delete(sessions).where(and(eq(sessions.userId, accountId), others));
}

/** Suspends an account, or ends its suspension. */
export async function updateSuspended(
  tx: Db,
  accountId: string,
  suspendedAt: Date | null,
): Promise<void> {
  await tx.update(accounts).set({ suspendedAt }).where(eq(accounts.id, accountId));
  if (suspendedAt) await deleteSessions(tx, accountId);
}

/** Removes an account that was made and never used. */
export async function deleteUnused(tx: Db, accountId: string): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.id, accountId));
}

/** Makes an account an operator's. */
export async function updateOperator(tx: Db, accountId: string): Promise<void> {
  await tx.update(accounts).set({ isOperator: true }).where(eq(accounts.id, accountId));
}
