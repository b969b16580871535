import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import type { StoredAccount } from './accounts.store.ts';
import { accounts, verifications } from './accounts.tables.ts';

/**
 * The account, locked until the transaction ends so that it cannot be deleted twice; null when it is gone. The lock is
 * the weaker one that lets new rows refer to the account: they would wait for us, and we for their tournament.
 */
export async function findForErasure(tx: Db, id: string): Promise<StoredAccount | null> {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.leftAt)))
    .for('no key update');
  return account ?? null;
}

/** Whether nobody else is an operator who can sign in; locked until the transaction ends. */
export async function isLastOperator(tx: Db, id: string): Promise<boolean> {
  const others = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.isOperator, true), isNull(accounts.suspendedAt), ne(accounts.id, id)))
    .orderBy(asc(accounts.id))
    .for('no key update');
  return others.length === 0;
}

/** Makes a nameless account to which results and books can refer; nobody can sign in to it. */
export async function insertTombstone(tx: Db, now: Date): Promise<string> {
  const id = uuidv7();
  await tx.insert(accounts).values({
    id,
    name: FORMER_PLAYER,
    email: `former-${id}@rallydays.invalid`,
    // Rounded to the day: the exact time would identify the person who left.
    createdAt: dayOf(now),
    updatedAt: dayOf(now),
    leftAt: dayOf(now),
  });
  return id;
}

/**
 * Deletes an account with all that belongs to it alone: logins, password, ratings, notifications, and every other row that
 * refers to it with "on delete cascade". Fails when any other row still refers to it.
 */
export async function deleteWithLogins(tx: Db, { id, email }: StoredAccount): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.identifier, email));
  await tx.delete(accounts).where(eq(accounts.id, id));
}

function dayOf(now: Date): Date {
  return new Date(now.toISOString().slice(0, 10));
}
