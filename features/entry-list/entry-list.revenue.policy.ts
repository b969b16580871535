import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import { sumDisputes } from '#features/payments/disputes/disputes.policy.ts';

/** One charge and its refunds, or one transfer. Amounts are whole yen. */
export interface Taking {
  readonly id: string;
  /** The event whose fee it is; null of a transfer, which pays for several. */
  readonly eventId: number | null;
  readonly name: string;
  readonly method: PaymentMethod | 'manual' | 'transfer';
  /** Negative where an organizer has sent a transfer back. */
  readonly amountYen: number;
  readonly paidAt: Date;
  /** How far the refunds are: that which is the least far. */
  readonly refund: 'none' | 'pending' | 'failed' | 'done';
  /** What has gone back of the amount, and what is owed back. */
  readonly refundedYen: number;
  readonly unrefundedYen: number;
  readonly refundedAt: Date | null;
}

/** What a tournament took, refunded and still owes, and what the payers' banks have taken back. Points move no money and are counted separately. */
export function sumRevenue(
  revenue: readonly Taking[],
  disputes: Parameters<typeof sumDisputes>[0] = [],
) {
  const sum = (of: (one: Taking) => boolean, yenOf: (one: Taking) => number) =>
    revenue.filter(of).reduce((all, one) => all + yenOf(one), 0);
  const total = (of: (one: Taking) => boolean) => sum(of, ({ amountYen }) => amountYen);
  const outside = ['points', 'manual', 'transfer'];
  const byProvider = (one: Taking) => !outside.includes(one.method);
  const chargedYen = total(byProvider);
  const refundedYen = sum(byProvider, (one) => one.refundedYen);
  const unrefundedYen = sum(byProvider, (one) => one.unrefundedYen);
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
    manualYen: sum(
      (one) => one.method === 'manual',
      ({ amountYen, refundedYen: backYen }) => amountYen - backYen,
    ),
  };
}
