/**
 * `pending`: sent to the provider, answer unknown yet. `void`: the provider has no record of it. `returned`: charged,
 * but the place was already gone, so the money is refunded.
 */
export const PAYMENT_STATES = ['pending', 'succeeded', 'declined', 'void', 'returned'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why a payment was declined; the entry stays reserved and another method can be tried. */
export const DECLINES = ['CARD_DECLINED', 'CARD_EXPIRED', 'POINTS_SHORT'] as const;
export type Decline = (typeof DECLINES)[number];

export const REFUND_STATES = ['pending', 'succeeded', 'failed'] as const;

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
