import { and, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { sessions } from '#features/accounts/server/accounts.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { pushSubscriptions } from './push.tables.ts';

export type StoredSubscription = typeof pushSubscriptions.$inferSelect;

/** Stores a browser's subscription, for this account from now on. */
export async function insert(tx: Db, subscription: Omit<StoredSubscription, 'id'>): Promise<void> {
  await tx
    .insert(pushSubscriptions)
    .values({ id: uuidv7(), ...subscription })
    .onConflictDoUpdate({ target: pushSubscriptions.address, set: subscription });
}

/** Deletes the oldest subscriptions of an account beyond the newest `most`. */
export async function deleteOldest(tx: Db, accountId: string, most: number): Promise<void> {
  const old = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(most);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, old));
}

/** The subscriptions of one browser, by their addresses or its login, the newest first; locked. */
export async function listOfBrowserForUpdate(
  tx: Db,
  browser: { accountId: string; sessionId: string | null; addresses: readonly string[] },
): Promise<string[]> {
  const { id, accountId, address, sessionId, createdAt } = pushSubscriptions;
  const madeHere = browser.sessionId === null ? undefined : eq(sessionId, browser.sessionId);
  const rows = await tx
    .select({ id })
    .from(pushSubscriptions)
    .where(
      and(eq(accountId, browser.accountId), or(inArray(address, [...browser.addresses]), madeHere)),
    )
    .orderBy(desc(createdAt), desc(id))
    .for('update');
  return rows.map((row) => row.id);
}

export async function deleteByIds(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]));
}

/** Deletes any other subscription with this address. */
export async function deleteOthersAt(tx: Db, address: string, id: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.address, address), ne(pushSubscriptions.id, id)));
}

export async function update(
  tx: Db,
  id: string,
  change: Pick<StoredSubscription, 'address' | 'p256dh' | 'auth' | 'sessionId'>,
): Promise<void> {
  await tx.update(pushSubscriptions).set(change).where(eq(pushSubscriptions.id, id));
}

/** What an account's session had subscribed belongs to another of its sessions from now on. */
export async function updateSession(
  tx: Db,
  { accountId, from, to }: { accountId: string; from: string; to: string },
): Promise<void> {
  await tx
    .update(pushSubscriptions)
    .set({ sessionId: to })
    .where(and(eq(pushSubscriptions.accountId, accountId), eq(pushSubscriptions.sessionId, from)));
}

/** The subscription of this browser for this account, whether or not its session lives; null without one. */
export async function findIdByAddress(
  db: Db,
  accountId: string,
  address: string,
): Promise<string | null> {
  const [found] = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.accountId, accountId), eq(pushSubscriptions.address, address)));
  return found?.id ?? null;
}

/** Where an account's pushes go now: browsers on which it is still signed in. */
export async function listLive(db: Db, accountId: string, now: Date): Promise<string[]> {
  return (await listLiveOf(db, [accountId], now)).map(({ id }) => id);
}

/** The same of many accounts. */
export async function listLiveOf(
  db: Db,
  accountIds: readonly string[],
  now: Date,
): Promise<Pick<StoredSubscription, 'id' | 'accountId'>[]> {
  return db
    .select({ id: pushSubscriptions.id, accountId: pushSubscriptions.accountId })
    .from(pushSubscriptions)
    .leftJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(
      and(
        inArray(pushSubscriptions.accountId, [...accountIds]),
        or(isNull(pushSubscriptions.sessionId), gt(sessions.expiresAt, now)),
      ),
    );
}

export async function findById(db: Db, id: string): Promise<StoredSubscription | null> {
  const [found] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return found ?? null;
}

/** Deletes the subscription of a browser that its push service no longer knows. */
export async function deleteById(db: Db, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Deletes the subscription of this browser, if it belongs to this account. */
export async function deleteByAddress(db: Db, accountId: string, address: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.accountId, accountId), eq(pushSubscriptions.address, address)));
}
