import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { passkeys } from './passkeys.tables.ts';

/** A person's passkeys, without the keys themselves. */
export async function listPersonPasskeys(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return rows.map(({ name, createdAt, lastUsedAt }) => ({
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}
