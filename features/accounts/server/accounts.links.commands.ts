import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as links from '#platform/server/links/links.store.ts';
import type { Services } from '#platform/server/services.ts';
import { findAloneForUpdate, type StoredAccount } from './accounts.store.ts';

/**
 * Uses up a link of an account; a step inside a transaction. The account is locked first, since every other write locks it before it
 * withdraws links: in the other order two links of one account that are opened at the same moment could wait for each other.
 */
export async function redeemAccountLink(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  asked: { purpose: string; secret: string },
): Promise<Result<{ account: StoredAccount; link: links.Link; now: Date }, links.LinkRefusal>> {
  const seen = await links.findBySecret(tx, { ...asked, now: clock.now() });
  if (!seen.ok) return seen;
  const account = await findAloneForUpdate(tx, seen.value.subject);
  if (!account) return refuse('LINK_UNKNOWN');
  const now = clock.now();
  const link = await links.updateUsed(tx, { ...asked, now });
  return link.ok ? ok({ account, link: link.value, now }) : link;
}
