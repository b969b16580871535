import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { matchWrites } from './matches.tables.ts';

export type StoredWrite = typeof matchWrites.$inferSelect;

/** A write that was accepted before, by the id that its client made. */
export async function findById(tx: Db, id: string): Promise<StoredWrite | null> {
  const [write] = await tx.select().from(matchWrites).where(eq(matchWrites.id, id));
  return write ?? null;
}

/** Stores an accepted write, in the transaction that carries it out. */
export async function insert(tx: Db, write: typeof matchWrites.$inferInsert): Promise<void> {
  await tx.insert(matchWrites).values(write);
}
