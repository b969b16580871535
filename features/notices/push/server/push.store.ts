import { and, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { sessions } from '#features/accounts/server/accounts.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { MOST_DEVICES } from '../push.vocabulary.ts';
import { pushSubscriptions } from './push.tables.ts';

export type StoredSubscription = typeof pushSubscriptions.$inferSelect;

/** Sends to this browser from now on; whoever it sent to before hears no more there. */
export async function insert(
  db: Db,
  given: Omit<StoredSubscription, 'id' | 'createdAt'> & { now: Date },
): Promise<void> {
  const { now: createdAt, ...subscription } = given;
  await db.transaction(async (tx) => {
    await tx
      .insert(pushSubscriptions)
      .values({ id: uuidv7(), ...subscription, createdAt })
      .onConflictDoUpdate({
        target: pushSubscriptions.address,
        set: { ...subscription, createdAt },
      });
    const old = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.accountId, subscription.accountId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(MOST_DEVICES);
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, old));
  });
}

/**
 * What this browser had gives way to `fresh`, or to nothing. It is known by its old address, or by its login: one browser
 * has one. False when it had none, so that no push is switched on that nobody switched on; sent again it changes nothing.
 */
export function updateRenewed(
  db: Db,
  here: { accountId: string; sessionId: string | null; old: string | null },
  fresh: Pick<StoredSubscription, 'address' | 'p256dh' | 'auth'> | null,
): Promise<boolean> {
  const { id, accountId, address, sessionId } = pushSubscriptions;
  const named = [here.old, fresh?.address].filter((one) => typeof one === 'string');
  const madeHere = here.sessionId === null ? undefined : eq(sessionId, here.sessionId);
  return db.transaction(async (tx) => {
    const ofThisBrowser = await tx
      .select({ id })
      .from(pushSubscriptions)
      .where(and(eq(accountId, here.accountId), or(inArray(address, named), madeHere)))
      .orderBy(desc(pushSubscriptions.createdAt), desc(id))
      .for('update');
    const [standing, ...others] = ofThisBrowser.map((row) => row.id);
    if (!standing) return false;
    const gone = fresh ? others : [standing, ...others];
    await tx.delete(pushSubscriptions).where(inArray(id, gone));
    if (!fresh) return false;
    const taken = and(eq(address, fresh.address), ne(id, standing));
    await tx.delete(pushSubscriptions).where(taken);
    // The same row, so that pushes on their way find it.
    const values = { ...fresh, sessionId: here.sessionId };
    await tx.update(pushSubscriptions).set(values).where(eq(id, standing));
    return true;
  });
}

/** The subscription of this browser, when it gets the pushes of this account; else null. */
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
  const rows = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .leftJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(
      and(
        eq(pushSubscriptions.accountId, accountId),
        or(isNull(pushSubscriptions.sessionId), gt(sessions.expiresAt, now)),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function findById(db: Db, id: string): Promise<StoredSubscription | null> {
  const [found] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return found ?? null;
}

/** Forgets a browser that its push service no longer knows. */
export async function deleteById(db: Db, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Sends no more to this browser; only its own account can say so. */
export async function deleteByAddress(db: Db, accountId: string, address: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.accountId, accountId), eq(pushSubscriptions.address, address)));
}
