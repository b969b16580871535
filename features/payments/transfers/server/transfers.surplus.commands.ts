import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { isOpen } from '../../payments.policy.ts';
import { followSurplus } from '../../payouts/server/payouts.opening.commands.ts';
import * as payouts from '../../payouts/server/payouts.store.ts';
import * as refunds from '../../server/payments.refunds.store.ts';
import * as payments from '../../server/payments.store.ts';
import * as store from './transfers.store.ts';

/** Sends back what has arrived for a charge beyond its fees, once it is no longer waited for. A step of settling it, and of noting what has arrived. */
export async function returnSurplus(
  services: Services,
  tx: Db,
  { chargeId, tournamentId }: { readonly chargeId: string; readonly tournamentId: number },
): Promise<void> {
  const charge = await payments.findCharge(tx, chargeId);
  if (!charge || isOpen(charge[0].state)) return;
  const [{ accountId }] = charge;
  const open = await payouts.listOpen(tx, chargeId, 'surplus');
  const earnedYen = await refunds.sumEarned(tx, chargeId);
  const leftYen = (await store.sumsLeft(tx, [chargeId])).get(chargeId) ?? 0;
  const beyondYen = leftYen - earnedYen;
  await followSurplus(services, tx, { chargeId, accountId, tournamentId, open, beyondYen });
}
