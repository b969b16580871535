import { z } from 'zod';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { DISPUTE_JOB, followDispute } from '../disputes/server/disputes.commands.ts';
import { askForAccount } from '../payouts/server/payouts.commands.ts';
import { PAYOUT_JOB } from '../payouts/server/payouts.opening.commands.ts';
import { resolveCharge, SETTLE_JOB } from './payments.commands.ts';
import { CANCEL_JOB } from './payments.holding.commands.ts';
import type { PaymentServices } from './payments.provider.ts';
import { REFUND_JOB, RETURN_JOB, returnLapsed } from './payments.refunds.commands.ts';
import { sendRefund } from './payments.refunds.sending.commands.ts';
import { settleCharge } from './payments.settling.commands.ts';
import * as store from './payments.store.ts';
import { cancelCharge, checkWaiting } from './payments.waiting.commands.ts';
import { APPROVAL_JOB, payApproved } from './payments.webhooks.commands.ts';

/**
 * How long a charge that the provider does not know may still be on its way to it. Only then is the payment abandoned;
 * if it succeeds even later, its webhook reopens it, and it is confirmed or refunded.
 */
const GIVE_UP_AFTER_MS = 10 * 60_000;

const CHECK_JOB = 'payments.check';

/** The id of the charge; jobs of the version before name it so. */
const settleData = z.object({ paymentId: z.uuid() });
const approvalData = z.object({ key: z.uuid() });
const cancelData = z.object({ chargeId: z.uuid() });
const returnData = z.object({ entryId: z.uuid() });
const payoutData = z.object({ payoutId: z.uuid() });
const disputeData = z.object({ key: z.string() });
const refundData = z.object({ refundId: z.uuid() });

/** Settles payments whose answer was lost, or that were interrupted by a stop of the server. */
export function paymentsJobs(services: PaymentServices): Job[] {
  const { db, clock } = services;
  return [
    {
      name: SETTLE_JOB,
      retries: 100,
      async run(data) {
        const { paymentId } = settleData.parse(data);
        const known = await resolveCharge(services, paymentId);
        const payment = known?.[0] ?? (await store.findById(db, paymentId));
        // Of what waits for the person, checks go on asking; of this nothing but a message would say the end.
        if (payment?.state === 'processing') throw new Error('the provider has not decided yet');
        if (known || payment?.state !== 'pending') return;
        const age = clock.now().getTime() - payment.createdAt.getTime();
        if (age < GIVE_UP_AFTER_MS) throw new Error('the provider does not know the charge yet');
        // What it has only prepared takes no money later.
        await cancelCharge(services, paymentId);
        await settleCharge(services, paymentId, { state: 'unknown-to-provider' });
      },
    },
    {
      name: CHECK_JOB,
      cron: '* * * * *',
      run: () => checkWaiting(services),
    },
    {
      name: CANCEL_JOB,
      retries: 200,
      run: async (data) => void (await cancelCharge(services, cancelData.parse(data).chargeId)),
    },
    {
      name: APPROVAL_JOB,
      retries: 100,
      run: (data) => payApproved(services, approvalData.parse(data).key),
    },
    {
      name: RETURN_JOB,
      retries: 200,
      run: (data) => returnLapsed(services, returnData.parse(data).entryId),
    },
    {
      name: REFUND_JOB,
      retries: 200,
      run: (data) => sendRefund(services, refundData.parse(data).refundId),
    },
    {
      name: DISPUTE_JOB,
      retries: 200,
      run: (data) => followDispute(services, disputeData.parse(data).key),
    },
    {
      name: PAYOUT_JOB,
      retries: 200,
      run: (data) => askForAccount(services, payoutData.parse(data).payoutId),
    },
  ];
}
