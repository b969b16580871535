import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { PaymentMethod, ProviderWay } from '#domain/entry/vocabulary.ts';
import type { Services } from '#platform/server/services.ts';
import type { DisputeState } from '../disputes/disputes.vocabulary.ts';
import type { Decline, StoreCode } from '../payments.vocabulary.ts';

/** The services of commands that call the payment provider. */
export type PaymentServices = Services & { readonly provider: PaymentProvider };

/** What the person has to do before the money moves. */
export type Action =
  | {
      readonly kind: 'voucher';
      readonly stores: readonly StoreCode[];
      /** The provider's own page with the same, to print. */
      readonly url: string | null;
      readonly expiresAt: Date;
    }
  | { readonly kind: 'redirect'; readonly url: string };

/** How far a payment is. `failure` is why it was declined. */
export type PaymentOutcome =
  | { readonly state: 'requires-action'; readonly action: Action }
  | { readonly state: 'processing' }
  | { readonly state: 'succeeded'; readonly ref: string }
  | { readonly state: 'declined'; readonly failure: Exclude<Decline, 'POINTS_SHORT'> }
  | { readonly state: 'expired' }
  | { readonly state: 'canceled' };

/** A payment that is to be made. */
export interface Intent {
  /** The idempotency key: another payment with it takes nothing, and gives the same outcome. */
  readonly key: string;
  readonly amountYen: number;
  readonly method: Exclude<PaymentMethod, 'points' | 'transfer'>;
  /** What the card company's or the store's slip says: at most 22 characters. */
  readonly description: string;
  /** Where the pages of a bank or a payment app lead back to. */
  readonly returnUrl: string;
  /** Until when a payment at a store can be made. */
  readonly expiresAt: Date | null;
  readonly payer: { readonly name: string; readonly email: string };
  readonly cardToken?: string | undefined;
}

/** A payment as the provider knows it; `ref` is null until it has given one. */
export interface IntentRef {
  readonly key: string;
  readonly ref: string | null;
}

export interface RefundRequest {
  /** The idempotency key of the refund. */
  readonly key: string;
  readonly chargeKey: string;
  readonly chargeRef: string | null;
  readonly amountYen: number;
}

/** A charge that the payer's bank disputes. */
export interface ProviderDispute {
  /** The provider's reference of the charge. */
  readonly chargeRef: string;
  /** The key that the charge carries there: it is ours where `isOurKey` says so. */
  readonly chargeKey: string;
  readonly amountYen: number;
  readonly state: DisputeState;
  /** Until when it takes evidence; null where it takes none. */
  readonly dueBy: Date | null;
  readonly openedAt: Date;
}

/** What a webhook is about. It is only a hint: what counts is the provider's answer to our own question. */
export interface Hint {
  /** `outside-refund`: one that we have not asked for. */
  readonly type: 'charge' | 'refund' | 'approval' | 'dispute' | 'outside-refund';
  /** Of our charge, our refund, or the approval; the provider's own of a dispute, and of the charge of an outside refund. */
  readonly key: string;
}

/**
 * The port to any payment company. A method that throws leaves the outcome unknown: the money may or may not have
 * moved, and `find` finds out later.
 */
export interface PaymentProvider {
  /** True where no real money moves. */
  readonly sandbox: boolean;
  /** How its card fields come into the page; null where the page has fields of its own. */
  readonly browser: { readonly publishableKey: string; readonly script: string } | null;
  /** The ways to pay besides those of the specification. */
  readonly furtherWays: readonly ProviderWay[];
  /** Prepares a payment, which takes nothing yet, and gives the provider's reference to it. Throws `RefusedPayment`. */
  create(intent: Intent): Promise<{ readonly ref: string }>;
  /** Takes the money of a prepared payment, or says what the person has to do first. */
  confirm(intent: Intent, ref: string): Promise<PaymentOutcome>;
  /** How far a payment is; null when the provider has no record that it was confirmed. */
  find(payment: IntentRef): Promise<PaymentOutcome | null>;
  /** Gives up a payment that waits, and says how it ended, since the money may be quicker; null as above. */
  cancel(payment: IntentRef): Promise<PaymentOutcome | null>;
  /**
   * Refunds a payment or a part of it, once for a key. Throws `FailedRefund` where it has failed permanently, and something else when it
   * is refused, not sent yet, or the answer is lost.
   */
  refund(refund: RefundRequest): Promise<void>;
  /** Why a refund that was sent has failed since; null where it has not. A bank may send money back weeks later. */
  findFailedRefund(refund: RefundRequest): Promise<string | null>;
  /**
   * The address that opens a payment in the wallet's app; its QR code is for the camera of another phone. The amount may
   * pay for other entries with this one. `payerRef` says whose payment it is, also where somebody else approves it: a
   * short text of ours without a dot, which the approval gives back. Null where its own pages show the code.
   */
  walletLink(payment: { entryId: string; amountYen: number; payerRef: string }): string | null;
  /**
   * What somebody has approved in the wallet: from then on a charge with this key takes that amount, and nothing is
   * taken before. Null when the provider knows of no such approval. `payerRef` is empty in links from before it was part
   * of them.
   */
  findApproval(
    key: string,
  ): Promise<{ entryId: string; amountYen: number; payerRef: string } | null>;
  /** A dispute as the provider knows it now; null for an unknown one. */
  findDispute(key: string): Promise<ProviderDispute | null>;
  /** What a webhook is about; null for a message of no interest. Throws `WrongSignature` unless the provider signed it within the last minutes. */
  parseWebhook(rawBody: string, headers: IncomingHttpHeaders, now: Date): Hint | null;
}

/** Keys that we have made are UUIDs; another app may use the same account of the provider. */
export function isOurKey(key: string): boolean {
  return z.uuid().safeParse(key).success;
}

/** The provider does not take this amount in this way at all. */
export class RefusedPayment extends Error {}

/** A refund that never arrives the way the money came: the provider has given the money back to us. */
export class FailedRefund extends Error {}

/** A webhook that the provider has not signed, or not just now. */
export class WrongSignature extends Error {}
