import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { serverKeys } from './keys.tables.ts';

type Key = Readonly<Record<string, string>>;

/** The server's key of this name; null until one is stored. */
export async function findByName<Stored extends Key>(db: Db, name: string): Promise<Stored | null> {
  const [found] = await db.select().from(serverKeys).where(eq(serverKeys.name, name));
  return (found?.value as Stored | undefined) ?? null;
}

/** Inserts a key unless the name has one: of two servers that make one, both read the one that is stored. */
export async function insertMissing(
  db: Db,
  { name, value, now }: { readonly name: string; readonly value: Key; readonly now: Date },
): Promise<void> {
  await db.insert(serverKeys).values({ name, value, madeAt: now }).onConflictDoNothing();
}
