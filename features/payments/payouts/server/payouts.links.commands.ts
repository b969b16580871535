import type { Result } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as links from '#platform/server/links/links.store.ts';

/** Links by which who has paid says where the money goes, without a login. */

const PURPOSE = 'refund-account';
/** A parent reads mails late, and the player can send another link. */
const VALID_MS = 90 * 24 * 60 * 60_000;

/** Makes a link for one payout, and gives its secret. A step of other commands. */
export async function createLink(
  tx: Db,
  { payoutId, now }: { readonly payoutId: string; readonly now: Date },
): Promise<{ readonly secret: string; readonly until: Date }> {
  const link = { purpose: PURPOSE, subject: payoutId, validMs: VALID_MS, now };
  return { secret: await links.insert(tx, link), until: new Date(now.getTime() + VALID_MS) };
}

/** The payout that a secret opens. */
export async function findLinked(
  db: Db,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<Result<string, links.LinkRefusal>> {
  const link = await links.findBySecret(db, { purpose: PURPOSE, secret, now });
  return link.ok ? { ok: true, value: link.value.subject } : link;
}
