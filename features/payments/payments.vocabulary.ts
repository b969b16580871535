/**
 * `pending`: handed to the provider, answer not known yet. `void`: the provider knows nothing of it. `returned`: charged,
 * but the place was gone by then, so the money goes back.
 */
export const PAYMENT_STATES = ['pending', 'succeeded', 'declined', 'void', 'returned'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why a payment did not go through; the entry stays reserved and another way can be tried. */
export const DECLINES = ['CARD_DECLINED', 'CARD_EXPIRED', 'POINTS_SHORT'] as const;
export type Decline = (typeof DECLINES)[number];

export const REFUND_STATES = ['pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** What points are given for. `returned`: only in rows from before given-back points went to the lot they came from. */
export const POINT_CAUSES = ['welcome', 'paid-entry', 'returned'] as const;
export type PointCause = (typeof POINT_CAUSES)[number];

/** Points given on registration, and earned by a paid entry (spec section 9; product decisions). */
export const WELCOME_POINTS = 1500;
export const EARNED_POINTS = 100;
/** The smallest fee, in yen, that earns points (product decision). */
export const EARNING_FEE_YEN = 1000;
export const POINTS_EXPIRE_AFTER_MONTHS = 6;
