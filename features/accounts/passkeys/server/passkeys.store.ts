import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { passkeys } from './passkeys.tables.ts';

export type StoredPasskey = typeof passkeys.$inferSelect;

const own = (accountId: string, id: string) =>
  and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));

export function listByAccount(db: Db, accountId: string): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findByCredential(
  db: Db,
  credentialId: string,
): Promise<StoredPasskey | null> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found ?? null;
}

/** Stores a passkey; false when it is stored already. */
export async function insert(tx: Db, passkey: Omit<StoredPasskey, 'lastUsedAt'>): Promise<boolean> {
  const rows = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/** Records a use; false when the passkey was removed. */
export async function updateUsed(
  tx: Db,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(eq(passkeys.id, id))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/** False when the account has no such passkey. */
export async function updateName(
  db: Db,
  accountId: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ name })
    .where(own(accountId, id))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

export async function deleteOne(tx: Db, accountId: string, id: string): Promise<void> {
  await tx.delete(passkeys).where(own(accountId, id));
}

/** Removes every passkey of an account: somebody other than its owner may have added them. */
export async function deleteByAccount(tx: Db, accountId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
}
