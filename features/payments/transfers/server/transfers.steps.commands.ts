import type { Services } from '#platform/server/services.ts';
import { isOpen } from '../../payments.policy.ts';
import * as actions from '../../server/payments.actions.store.ts';
import { settleCharge } from '../../server/payments.settling.commands.ts';
import * as payments from '../../server/payments.store.ts';
import { nextTransferStep, transferStep } from '../transfers.policy.ts';
import { askOrganizer, remindOfTransfer } from './transfers.notifications.ts';

interface Waiting {
  readonly chargeId: string;
  readonly heldUntil: Date;
  readonly now: Date;
}

/** What is due for a transfer that nobody has noted: a reminder, a question to the organizer, or its end. */
export async function followTransfer(
  services: Services,
  { chargeId, heldUntil, now }: Waiting,
): Promise<void> {
  const step = transferStep(now, heldUntil);
  if (step === 'give-up') {
    await settleCharge(services, chargeId, { state: 'expired' });
    return;
  }
  await services.db.transaction(async (tx) => {
    const charge = await payments.findChargeForUpdate(tx, chargeId);
    // It may have been noted, or given up, since the list of what is due was read.
    if (!charge || !isOpen(charge[0].state)) return;
    const notify = step === 'remind' ? remindOfTransfer : askOrganizer;
    await notify(services, tx, { charge, heldUntil });
    await actions.updateCheck(tx, chargeId, nextTransferStep(now, heldUntil));
  });
}
