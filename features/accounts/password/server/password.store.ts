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
