import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as audit from '#features/audit/server/audit.store.ts';
import {
  markPaidOutIn,
  type PaidOutNote,
  type PaidOutRefusal,
} from '#features/payments/payouts/server/payouts.commands.ts';
import * as refunds from '#features/payments/server/payments.pending-refunds.store.ts';
import { REFUND_JOB } from '#features/payments/server/payments.refunds.commands.ts';
import type { Services } from '#platform/server/services.ts';

/** Requests a refund from the payment provider again, and logs the action of the operator. */
export async function retryRefund(
  { db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>,
  { id, operatorId }: { readonly id: string; readonly operatorId: string },
): Promise<Result<null, 'REFUND_NOT_FOUND' | 'ALREADY_REFUNDED'>> {
  const refund = await refunds.findPending(db, id);
  if (!refund) return refuse('REFUND_NOT_FOUND');
  if (refund.state === 'succeeded') return refuse('ALREADY_REFUNDED');
  return db.transaction(async (tx) => {
    await jobs.enqueue(tx, REFUND_JOB, { refundId: refund.id });
    await audit.insert(tx, {
      actorId: operatorId,
      action: 'refund-retried',
      subjectId: refund.id,
      subject: `${refund.player}, ${refund.tournament}`,
      now: clock.now(),
    });
    return ok(null);
  });
}

/** Notes that the operator has transferred money back, and logs it; the same note again changes nothing. */
export async function payOut(
  services: Services,
  { operatorId, ...paid }: PaidOutNote & { readonly operatorId: string },
): Promise<Result<null, PaidOutRefusal>> {
  return services.db.transaction(async (tx) => {
    const noted = { ...paid, owner: 'operator', byAccountId: operatorId } as const;
    const done = await markPaidOutIn(services, tx, noted);
    if (!done.ok) return done;
    const payout = done.value;
    if (payout) {
      await audit.insert(tx, {
        actorId: operatorId,
        action: 'refund-paid-out',
        subjectId: payout.id,
        subject: `${payout.amountYen}, ${paid.paidOutName}`,
        now: services.clock.now(),
      });
    }
    return ok(null);
  });
}
