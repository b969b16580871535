import type { Db } from '#platform/server/db/database.ts';
import * as links from '#platform/server/links/links.store.ts';
import type { Services } from '#platform/server/services.ts';
import { LINK_PURPOSES } from '../accounts.vocabulary.ts';

const VALID_MS = 60 * 60 * 1000;

/** Creates the link to a new password and gives its secret; a step inside a transaction. Withdraws earlier links. */
export async function createResetLink(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  { accountId: subject }: { accountId: string },
): Promise<string> {
  const link = { purpose: LINK_PURPOSES.resetPassword, subject };
  await links.deleteBySubject(tx, link);
  return links.insert(tx, { ...link, validMs: VALID_MS, now: clock.now() });
}
