import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { isOpen } from '../../payments.policy.ts';
import { cutPayouts, followSurplus } from '../../payouts/server/payouts.opening.commands.ts';
import * as payouts from '../../payouts/server/payouts.store.ts';
import { noteRefunds } from '../../server/payments.refunds.commands.ts';
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
  if (leftYen < 0) await cutRefunds(services, tx, chargeId);
}

/** Of the fees goes back no more than has arrived, also where the organizer has corrected a note since the refund. */
async function cutRefunds({ clock }: Services, tx: Db, chargeId: string): Promise<void> {
  const shortYen = -((await store.sumsLeft(tx, [chargeId])).get(chargeId) ?? 0);
  if (shortYen <= 0) return;
  const open = await payouts.listOpen(tx, chargeId, 'refund');
  for (const { payout, cutYen } of await cutPayouts(tx, open, shortYen)) {
    const { refundId, amountYen } = payout;
    if (refundId === null) continue;
    const sent = await refunds.listSent(tx, refundId);
    await cutSent(tx, sent, cutYen);
    if (cutYen === amountYen) {
      const ids = sent.map(({ refund }) => refund.id);
      await refunds.updateSucceeded(tx, ids, { now: clock.now(), toAccount: true });
    }
    await noteRefunds(tx, refundId);
  }
}

/** Lowers refunds that go back together, first what was owed last. */
async function cutSent(
  tx: Db,
  sent: Awaited<ReturnType<typeof refunds.listSent>>,
  lessYen: number,
): Promise<void> {
  let restYen = lessYen;
  for (const { refund } of sent.toReversed()) {
    const cutYen = Math.min(restYen, refund.amountYen);
    restYen -= cutYen;
    if (cutYen > 0) await refunds.updateAmount(tx, refund.id, refund.amountYen - cutYen);
  }
}
