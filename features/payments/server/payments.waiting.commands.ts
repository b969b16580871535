import type { Subscriber } from '#platform/server/events/events.ts';
import { isOpen, nextCheck } from '../payments.policy.ts';
import { followTransfer } from '../transfers/server/transfers.steps.commands.ts';
import * as actions from './payments.actions.store.ts';
import { logUnanswered, lookUpCharge } from './payments.commands.ts';
import { CANCEL_JOB } from './payments.holding.commands.ts';
import type { PaymentServices } from './payments.provider.ts';
import { settleCharge } from './payments.settling.commands.ts';
import type { Charge } from './payments.store.ts';
import * as payments from './payments.store.ts';

/** Payments that wait for the person: giving them up, and asking the provider where its messages are lost. */

/**
 * Gives up a charge that waits, so that its place can be paid in another way. The provider says how it ended: the money
 * may have been quicker. Throws when the provider does not answer.
 */
export async function cancelCharge(
  services: PaymentServices,
  chargeId: string,
): Promise<Charge | null> {
  const charge = await payments.findCharge(services.db, chargeId);
  if (!charge || !isOpen(charge[0].state)) return charge;
  const [{ providerRef: ref, method }] = charge;
  const outcome =
    method === 'transfer'
      ? ({ state: 'canceled' } as const)
      : await services.provider.cancel({ key: chargeId, ref });
  return (outcome && (await settleCharge(services, chargeId, outcome))) ?? charge;
}

/** Gives up what is still to be paid for the entries of a cancelled tournament. */
export const cancelOpenCharges: Subscriber<'entries.cancelled'> = async ({ jobs }, tx, event) => {
  const underWay = event.entries.filter(({ paymentUnderWay }) => paymentUnderWay);
  const open = await payments.listOpenCharges(
    tx,
    underWay.map(({ id }) => id),
  );
  for (const chargeId of open) await jobs.enqueue(tx, CANCEL_JOB, { chargeId });
};

/**
 * A charge as the provider knows it now, where an approval is waited for: who comes back from the pages of a bank looks at
 * the screen. At a store nobody does.
 */
export async function lookUpApproval(services: PaymentServices, charge: Charge): Promise<Charge> {
  const action = await actions.findByCharge(services.db, charge[0].chargeId);
  return action?.kind === 'redirect' ? lookUpCharge(services, charge) : charge;
}

// In one run; the next one follows a minute later.
const MOST = 200;

/** Asks the provider about charges that wait, and ends those that nobody can pay any more; transfers have their own steps. */
export async function checkWaiting(services: PaymentServices): Promise<void> {
  const now = services.clock.now();
  for (const action of await actions.listToCheck(services.db, now, MOST)) {
    const { kind, chargeId, expiresAt } = action;
    if (kind === 'transfer') {
      const waiting = { chargeId, heldUntil: expiresAt, now };
      await followTransfer(services, waiting).catch((err: unknown) => {
        // The others are followed all the same.
        services.log.error({ err, payment: chargeId }, 'a transfer was not followed');
      });
      continue;
    }
    const waiting = { kind, chargeId, expiresAt };
    try {
      await checkCharge(services, waiting, now);
    } catch (error) {
      logUnanswered(services, error, chargeId);
    }
    // Of a settled charge there is nothing left to check.
    await actions.updateCheck(services.db, chargeId, nextCheck({ ...waiting, now }).at);
  }
}

async function checkCharge(
  services: PaymentServices,
  {
    chargeId,
    kind,
    expiresAt,
  }: { readonly chargeId: string; readonly kind: 'voucher' | 'redirect'; readonly expiresAt: Date },
  now: Date,
): Promise<void> {
  const charge = await payments.findCharge(services.db, chargeId);
  if (!charge) return;
  const ref = { key: chargeId, ref: charge[0].providerRef };
  const outcome = await services.provider.find(ref);
  if (outcome) await settleCharge(services, chargeId, outcome);
  const { isOver } = nextCheck({ kind, expiresAt, now });
  if (isOver && (!outcome || isOpen(outcome.state))) await cancelCharge(services, chargeId);
}
