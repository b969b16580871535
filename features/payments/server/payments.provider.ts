import type { Services } from '#platform/server/services.ts';

/** The services of commands that call the payment provider. */
export type PaymentServices = Services & { readonly provider: PaymentProvider };

/** The outcome of a charge. `failure` is why it was declined. */
export type ChargeOutcome =
  | { readonly state: 'succeeded'; readonly ref: string }
  | { readonly state: 'declined'; readonly failure: 'CARD_DECLINED' | 'CARD_EXPIRED' };

export interface Charge {
  /** The idempotency key: another charge with it charges nothing and gives the same outcome. */
  readonly key: string;
  readonly amountYen: number;
  readonly method: 'credit-card' | 'qr-code';
  readonly cardToken?: string | undefined;
}

/**
 * The port to any payment company. A method that throws leaves the outcome unknown: the charge may or may not have
 * happened, and `findCharge` finds out later.
 */
export interface PaymentProvider {
  /** True where no real money moves. */
  readonly sandbox: boolean;
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** The outcome of an earlier charge; null when the provider has no record of it. */
  findCharge(key: string): Promise<ChargeOutcome | null>;
  /** Refunds a charge or a part of it, once for a key. Throws when the refund is refused or the answer is lost. */
  refund(refund: { key: string; chargeKey: string; amountYen: number }): Promise<void>;
  /**
   * The address that opens a payment in the wallet's app; its QR code is for the camera of another phone. The amount may
   * pay for other entries with this one. `payerRef` says whose payment it is, also where somebody else approves it: a
   * short text of ours without a dot, which the approval gives back.
   */
  walletLink(payment: { entryId: string; amountYen: number; payerRef: string }): string;
  /**
   * What somebody has approved in the wallet: from then on a charge with this key takes that amount, and nothing is
   * taken before. Null when the provider knows of no such approval. `payerRef` is empty in links from before it was part
   * of them.
   */
  findApproval(
    key: string,
  ): Promise<{ entryId: string; amountYen: number; payerRef: string } | null>;
  /** Whether the provider signed a webhook, within the last minutes. */
  verifyWebhook(body: { type: string; key: string }, signature: string, now: Date): boolean;
}
