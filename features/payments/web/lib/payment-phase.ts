import type { Entry } from '#features/entries/web/entries.queries.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { ConnectionLost } from '#platform/web/api/errors.ts';
import type * as contract from '../../payments.contract.ts';
import type { Decline } from '../../payments.vocabulary.ts';

/** Why the form stays open: a key of the payments' `problems`, `LOST` or `ERROR`. */
export type Problem =
  | Decline
  | 'AMOUNT_CHANGED'
  | 'WAY_NOT_OFFERED'
  | 'NOT_COMPLETED'
  | 'RATE_LIMITED'
  | 'SIGN_IN_REQUIRED'
  | 'LOST'
  | 'ERROR';

/** Points that a payment earned, and the day from which they can be spent. */
export interface Earned {
  readonly points: number;
  readonly from: string;
}

export type Outcome =
  /** `earned`: null when nothing was earned, or when it is unknown, such as after a reload. */
  | { readonly kind: 'paid'; readonly earned: Earned | null }
  /** This payment, or another one of the same entry, is still pending. */
  | { readonly kind: 'pending' }
  /** It waits for the person; `url` leads to the pages of the bank or the payment app, null at a store. */
  | { readonly kind: 'waiting'; readonly url: string | null }
  | { readonly kind: 'failed'; readonly problem: Problem }
  /** The place is gone; `returned`: it was paid too late, and the money is refunded. */
  | { readonly kind: 'expired'; readonly returned: boolean };

/** What the screen of a payment shows. */
export type Phase =
  | { readonly name: 'form'; readonly problem: Problem | null }
  | { readonly name: 'processing' }
  /** The outcome is polled. */
  | { readonly name: 'confirming'; readonly long: boolean }
  /** It waits for the person. */
  | { readonly name: 'waiting' }
  | { readonly name: 'paid'; readonly earned: Earned | null; readonly now: boolean }
  | { readonly name: 'expired'; readonly returned: boolean }
  | { readonly name: 'inactive' };

/** What the stored state of a payment means. */
export function outcomeOfPayment(
  { state, pointsEarned, pointsFrom, action }: Output<typeof contract.pay>['payment'],
  failure: Decline | null,
): Outcome {
  switch (state) {
    case 'pending':
    case 'processing':
      return { kind: 'pending' };
    case 'requires-action':
      return { kind: 'waiting', url: action?.kind === 'redirect' ? action.url : null };
    case 'succeeded': {
      const earned = pointsFrom === null ? null : { points: pointsEarned, from: pointsFrom };
      return { kind: 'paid', earned };
    }
    case 'declined':
      return { kind: 'failed', problem: failure ?? 'CARD_DECLINED' };
    case 'returned':
      return { kind: 'expired', returned: true };
    case 'expired':
    case 'canceled':
      return { kind: 'failed', problem: 'NOT_COMPLETED' };
    case 'void':
      return { kind: 'failed', problem: 'ERROR' };
  }
}

/** What a refusal means for the payment of an entry. */
export function outcomeOfRefusal(code: string): Outcome {
  switch (code) {
    case 'RATE_LIMITED':
    case 'SIGN_IN_REQUIRED':
    case 'CARD_DECLINED':
    case 'CARD_EXPIRED':
    case 'POINTS_SHORT':
    case 'NOT_APPROVED':
    case 'WAY_REFUSED':
    case 'WAY_NOT_OFFERED':
    case 'AMOUNT_CHANGED':
      return { kind: 'failed', problem: code };
    case 'RESERVATION_EXPIRED':
      return { kind: 'expired', returned: false };
    case 'ALREADY_PAID':
      return { kind: 'pending' };
    default:
      return { kind: 'failed', problem: 'ERROR' };
  }
}

/** Whether the request arrived is unknown. */
export function outcomeOfError(error: unknown): Outcome {
  return { kind: 'failed', problem: error instanceof ConnectionLost ? 'LOST' : 'ERROR' };
}

/** What an entry says about a payment whose id this browser does not have; null when none is pending. */
export function outcomeOfEntry(entry: Entry): Outcome | null {
  if (isPaid(entry)) return { kind: 'paid', earned: null };
  if (entry.payment === 'pending') {
    return entry.waitsFor ? { kind: 'waiting', url: null } : { kind: 'pending' };
  }
  return entry.payment === 'due' ? null : { kind: 'expired', returned: false };
}

/** What an outcome leads to. */
export function phaseAfter(outcome: Outcome): Phase {
  switch (outcome.kind) {
    case 'paid':
      return { name: 'paid', earned: outcome.earned, now: true };
    case 'pending':
      return { name: 'confirming', long: false };
    case 'waiting':
      return { name: 'waiting' };
    case 'failed':
      return { name: 'form', problem: outcome.problem };
    case 'expired':
      return { name: 'expired', returned: outcome.returned };
  }
}

/** While the form is open the entry may lapse, or be paid on another phone. */
export function phaseNow(phase: Phase, entry: Entry): Phase {
  if (phase.name !== 'form') return phase;
  // Begun on another phone. With a problem, the entry is still as it was before.
  if (phase.problem === null && entry.payment === 'pending' && entry.waitsFor)
    return { name: 'waiting' };
  if (isOpen(entry)) return phase;
  if (isPaid(entry)) return { name: 'paid', earned: null, now: false };
  if (entry.state === 'lapsed') return { name: 'expired', returned: false };
  return { name: 'inactive' };
}

/** The reader has paid, and the place is held: confirmed, or until the partner has paid the other half of the fee. */
export function isPaid({ state, payment }: Entry): boolean {
  return state === 'confirmed' || (state === 'reserved' && payment === 'made');
}

/**
 * The reader's payment is not made yet, and the place is held for it. An entry that the browser's history carries from an earlier version
 * of the app has no `payment`.
 */
function isOpen({ state, payment }: Entry): boolean {
  return state === 'reserved' && payment !== 'made';
}
