import type { Services } from '#platform/server/services.ts';

/** What commands that talk to the payment company work with. */
export type PaymentServices = Services & { readonly provider: PaymentProvider };

/** What a charge came to. `failure` is why it was declined. */
export type ChargeOutcome =
  | { readonly state: 'succeeded'; readonly ref: string }
  | { readonly state: 'declined'; readonly failure: 'CARD_DECLINED' | 'CARD_EXPIRED' };

export interface Charge {
  /** The idempotency key: charging again with it charges nothing and gives the same outcome. */
  readonly key: string;
  readonly amountYen: number;
  readonly method: 'credit-card' | 'qr-code';
  readonly cardToken?: string | undefined;
}

/**
 * A payment company, as we see every one of them. A method that throws leaves the outcome unknown: the charge may or may
 * not have happened, and `findCharge` tells later.
 */
export interface PaymentProvider {
  /** True where no real money moves. */
  readonly sandbox: boolean;
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** The outcome of an earlier charge; null when the provider has never heard of it. */
  findCharge(key: string): Promise<ChargeOutcome | null>;
  /** Gives money back once for a key. Throws when it is refused or the answer is lost. */
  refund(refund: { key: string; chargeKey: string; amountYen: number }): Promise<void>;
  /** The address that opens a payment in the wallet's app; a QR code of it is for the camera of another phone. */
  walletLink(payment: { entryId: string; amountYen: number }): string;
  /**
   * What somebody has approved in the wallet: from then on a charge with this key takes that amount, and nothing is taken
   * before. Null when the provider knows of no such approval.
   */
  findApproval(key: string): Promise<{ entryId: string; amountYen: number } | null>;
  /** Whether a webhook's signature is the provider's own, made within the last minutes. */
  verifyWebhook(body: { type: string; key: string }, signature: string, now: Date): boolean;
}
