import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { serverKeys } from './keys.tables.ts';

/** The server's key of this name. `make` makes it the first time; of two servers that do, both get the stored one. */
export async function findOrInsert<Key extends Readonly<Record<string, string>>>(
  db: Db,
  name: string,
  { make, now }: { make: () => Key; now: Date },
): Promise<Key> {
  const find = () => db.select().from(serverKeys).where(eq(serverKeys.name, name));
  const [known] = await find();
  if (known) return known.value as Key;
  await db.insert(serverKeys).values({ name, value: make(), madeAt: now }).onConflictDoNothing();
  const [stored] = await find();
  return stored?.value as Key;
}
