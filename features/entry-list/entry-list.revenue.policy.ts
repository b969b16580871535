import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import { sumDisputes } from '#features/payments/disputes/disputes.policy.ts';

/** One charge and its refund, or one transfer. Amounts are whole yen. */
export interface Taking {
  readonly id: string;
  /** The event whose fee it is; null of a transfer, which pays for several. */
  readonly eventId: number | null;
  readonly name: string;
  readonly method: PaymentMethod | 'manual' | 'transfer';
  /** Negative where an organizer has sent a transfer back. */
  readonly amountYen: number;
  readonly paidAt: Date;
  readonly refund: 'none' | 'pending' | 'failed' | 'done';
  readonly refundedAt: Date | null;
}

/** What a tournament took, refunded and still owes, and what the payers' banks have taken back. Points move no money and are counted separately. */
export function sumRevenue(
  revenue: readonly Taking[],
  disputes: Parameters<typeof sumDisputes>[0] = [],
) {
  const total = (of: (one: Taking) => boolean) =>
    revenue.filter(of).reduce((sum, one) => sum + one.amountYen, 0);
  const outside = ['points', 'manual', 'transfer'];
  const byProvider = (one: Taking) => !outside.includes(one.method);
  const chargedYen = total(byProvider);
  const refundedYen = total((one) => byProvider(one) && one.refund === 'done');
  const unrefundedYen = total(
    (one) => byProvider(one) && ['pending', 'failed'].includes(one.refund),
  );
  const { disputedYen, lostYen } = sumDisputes(disputes);
  return {
    chargedYen,
    refundedYen,
    unrefundedYen,
    disputedYen,
    lostYen,
    remainingYen: chargedYen - refundedYen - unrefundedYen - disputedYen - lostYen,
    pointsYen: total((one) => one.method === 'points' && one.refund === 'none'),
    transferredYen: total((one) => one.method === 'transfer'),
    manualYen: total((one) => one.method === 'manual'),
  };
}
