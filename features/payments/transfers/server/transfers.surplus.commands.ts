import * as entries from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import * as grants from '../../granting/server/granting.store.ts';
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

/** Lowers refunds that go back together, first what was owed last, and what the organizer has decided to give back with them. */
async function cutSent(
  tx: Db,
  sent: Awaited<ReturnType<typeof refunds.listSent>>,
  lessYen: number,
): Promise<void> {
  let restYen = lessYen;
  for (const { refund, payment } of sent.toReversed()) {
    const { id, amountYen, grantId } = refund;
    const cutYen = Math.min(restYen, amountYen);
    if (cutYen <= 0) continue;
    restYen -= cutYen;
    await refunds.updateAmount(tx, id, amountYen - cutYen);
    if (grantId === null) continue;
    await grants.updateAmount(tx, grantId, -cutYen);
    await entries.updateGranted(tx, payment.entryId, -cutYen);
  }
}
