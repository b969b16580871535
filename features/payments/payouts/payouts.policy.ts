import { isRefundedToAccount } from '#domain/entry/entry.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import type { BankAccount } from './payouts.form.ts';
import type { PayoutOwner } from './payouts.vocabulary.ts';

/**
 * Who transfers the money of a refund back; null where it goes back the way it came. A store pays nothing out: the operator, to
 * whom the payment company has paid it, does (next.md, D3). A transfer has come to the organizer's account.
 */
export function isPaidBack(method: PaymentMethod): PayoutOwner | null {
  if (!isRefundedToAccount(method)) return null;
  return method === 'transfer' ? 'organizer' : 'operator';
}

/** What is shown of an account to who has given it. */
export function masked({ bank, branch, number }: BankAccount) {
  return { bank, branch, lastDigits: number.slice(-3) };
}
