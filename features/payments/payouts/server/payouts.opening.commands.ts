import { v7 as uuidv7 } from 'uuid';
import type { StoredApplication } from '#features/entries/applications/server/applications.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { StoredPayment } from '../../server/payments.store.ts';
import { isPaidBack } from '../payouts.policy.ts';
import * as store from './payouts.store.ts';

/** Notifies who is owed money that their bank account is needed; after the commit, when the amount is whole. */
export const PAYOUT_JOB = 'payouts.ask';

interface Due {
  readonly refundId: string;
  readonly payment: StoredPayment;
  /** The refund of the same charge with which this one goes back. */
  readonly sentWith: string | null;
}

/** Owes money back that goes by a transfer; a step of owing a refund, inside its transaction. */
export async function openPayout(
  { clock, jobs }: Services,
  tx: Db,
  { refundId, payment, sentWith }: Due,
): Promise<void> {
  const { method, accountId, amountYen, entryId, chargeId } = payment;
  const owner = isPaidBack(method);
  const entry = await entries.findById(tx, entryId);
  if (!owner || !entry) throw new Error('a refund that is no payout');
  if (sentWith !== null) {
    await store.updateAmount(tx, sentWith, amountYen);
    return;
  }
  const { tournamentId, applicationId } = entry;
  await store.insert(tx, {
    ...{
      id: refundId,
      refundId,
      chargeId,
      tournamentId,
      applicationId,
      accountId,
      owner,
      amountYen,
    },
    state: 'needs-account',
    createdAt: clock.now(),
  });
  await jobs.enqueue(tx, PAYOUT_JOB, { payoutId: refundId });
}

/** Owes a school what came by a transfer, which its organizer sends back; a step of other commands. */
export async function openSchoolPayout(
  { clock, jobs }: Services,
  tx: Db,
  {
    application: { id: applicationId, tournamentId },
    amountYen,
  }: {
    readonly application: Pick<StoredApplication, 'id' | 'tournamentId'>;
    readonly amountYen: number;
  },
): Promise<void> {
  if (amountYen <= 0) return;
  const id = uuidv7();
  await store.insert(tx, {
    ...{ id, tournamentId, applicationId, amountYen },
    owner: 'organizer',
    state: 'needs-account',
    createdAt: clock.now(),
  });
  await jobs.enqueue(tx, PAYOUT_JOB, { payoutId: id });
}
