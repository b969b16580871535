import { isRefundedToAccount } from '#domain/entry/entry.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';

/**
 * How the money of an entry goes back that a deletion withdraws: the way it was paid, to the bank account of who has paid by a link
 * and is asked for it, or to one that the player has to give before.
 */
export type RefundWay = 'as-paid' | 'payer-asked' | 'needs-account';

/** How what was paid in money for the player is refunded; null where nothing was, and where a school has paid. */
export function refundWay(
  {
    paymentMethod,
    applicationId,
  }: { paymentMethod: PaymentMethod | null; applicationId: string | null },
  isPaidByLink: boolean,
): RefundWay | null {
  if (applicationId !== null || paymentMethod === null || paymentMethod === 'points') return null;
  if (!isRefundedToAccount(paymentMethod)) return 'as-paid';
  return isPaidByLink ? 'payer-asked' : 'needs-account';
}
