import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { listByAccount } from './passkeys.store.ts';

/** A person's passkeys; what proves them to us is not told. */
export async function listPersonPasskeys(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await listByAccount(db, accountId);
  return rows.map(({ name, createdAt, lastUsedAt }) => ({
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}
