/**
 * `pending`: sent to the provider, answer unknown yet. `requires-action`: the person pays at a store, or approves it at
 * their bank or in their app. `processing`: the provider is not sure yet. `expired`: not done in time. `canceled`: given
 * up before any money moved. `void`: the provider has no record of it. `returned`: charged, but the place was already
 * gone, so the money is refunded.
 */
export const PAYMENT_STATES = [
  'pending',
  'requires-action',
  'processing',
  'succeeded',
  'declined',
  'expired',
  'canceled',
  'void',
  'returned',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The states in which money may still come. */
export const OPEN_STATES = ['pending', 'requires-action', 'processing'] as const;

/** What a payment waits for: money at a store, an approval on other pages, or a transfer to the organizer's account. */
export const ACTION_KINDS = ['voucher', 'redirect', 'transfer'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** Why a payment was declined; the entry stays reserved and another method can be tried. */
export const DECLINES = [
  'CARD_DECLINED',
  'CARD_EXPIRED',
  'POINTS_SHORT',
  /** The bank, or the payment app, was not shown who pays. */
  'NOT_APPROVED',
  /** The provider does not take this amount by this method. */
  'WAY_REFUSED',
] as const;
export type Decline = (typeof DECLINES)[number];

/** `by-transfer`: it goes to a bank account, and payouts says how far it is. */
export const REFUND_STATES = ['pending', 'by-transfer', 'succeeded', 'failed'] as const;

/** Chains of stores that take a payment, as the provider names them. */
export const STORES = ['familymart', 'lawson', 'ministop', 'seicomart'] as const;
export type Store = (typeof STORES)[number];

/** What a customer types at a store's machine, or says at its till. */
export interface StoreCode {
  readonly store: Store;
  readonly paymentCode: string;
  /** Null where the chain asks for none. */
  readonly confirmationNumber: string | null;
}

/**
 * The reasons for which points are given. `returned`: only in rows that are older than giving points back to their lot.
 */
export const POINT_CAUSES = ['welcome', 'paid-entry', 'returned'] as const;
export type PointCause = (typeof POINT_CAUSES)[number];

/** Points given on registration, and earned by a paid entry (spec section 9; product decisions). */
export const WELCOME_POINTS = 1500;
export const EARNED_POINTS = 100;
/** The smallest fee, in yen, that earns points (product decision). */
export const EARNING_FEE_YEN = 1000;
export const POINTS_EXPIRE_AFTER_MONTHS = 6;
