import * as applications from '#features/entries/applications/server/applications.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as payments from '../../server/payments.store.ts';
import * as store from './payouts.store.ts';

/**
 * Locks payouts in the one order: the applications and the entries whose money it is, then themselves. Who notes what has arrived
 * locks those, too, before it finds what is to be sent back. A step of other commands.
 */
export async function lockPayouts(
  tx: Db,
  ids: readonly string[],
): Promise<readonly store.StoredPayout[]> {
  const seen = (await store.listByIds(tx, ids)).map(({ payout }) => payout);
  const applicationIds = new Set(seen.map(({ applicationId }) => applicationId));
  for (const id of [...applicationIds].sort()) {
    if (id !== null) await applications.findForUpdate(tx, id);
  }
  const entryIds = new Set<string>();
  for (const { chargeId } of seen) {
    const charge = chargeId === null ? null : await payments.findCharge(tx, chargeId);
    for (const { entryId } of charge ?? []) entryIds.add(entryId);
  }
  await entries.listForUpdate(tx, [...entryIds]);
  return store.listForUpdate(tx, ids);
}
