import { isRefundedToAccount } from '#domain/entry/entry.ts';
import { ownRest } from '#domain/entry/split.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';

/**
 * How the money of an entry goes back that a deletion withdraws: the way it was paid, to the bank account of who has paid by a link
 * and is asked for it, or to one that the player has to give before.
 */
export type RefundWay = 'as-paid' | 'payer-asked' | 'needs-account';

type PaidEntry = Parameters<typeof ownRest>[0] & {
  readonly paymentMethod: PaymentMethod | null;
  readonly applicationId: string | null;
};

/**
 * How what was paid in money for the player is refunded; null where nothing was, where the organizer has given all of it back before,
 * and where a school has paid.
 */
export function refundWay(entry: PaidEntry, isPaidByLink: boolean): RefundWay | null {
  const { paymentMethod, applicationId } = entry;
  if (applicationId !== null || paymentMethod === null || paymentMethod === 'points') return null;
  if (ownRest(entry) <= 0) return null;
  if (!isRefundedToAccount(paymentMethod)) return 'as-paid';
  return isPaidByLink ? 'payer-asked' : 'needs-account';
}
