import { TransactionRollbackError } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import * as links from '#platform/server/links/links.store.ts';
import { LINK_PURPOSES } from '../../accounts.vocabulary.ts';

const VALID_MS = 60 * 60 * 1000;

/** Makes the link to a new password, and gives its secret; it withdraws earlier ones. */
export async function insertReset(
  tx: Db,
  { accountId: subject, now }: { accountId: string; now: Date },
): Promise<string> {
  const link = { purpose: LINK_PURPOSES.resetPassword, subject };
  await links.deleteBySubject(tx, link);
  return links.insert(tx, { ...link, validMs: VALID_MS, now });
}

/**
 * Inserts and commits. Unless `real`, what was inserted is rolled back to a savepoint first: the same statements run and
 * the same commit reaches the disk, and no row stays.
 */
export async function insertOrPretend(
  db: Db,
  real: boolean,
  insert: (tx: Db) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    try {
      await tx.transaction(async (inner) => {
        await insert(inner);
        if (!real) inner.rollback();
      });
    } catch (error) {
      if (!(error instanceof TransactionRollbackError)) throw error;
    }
  });
}
