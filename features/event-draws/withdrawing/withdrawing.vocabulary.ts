/**
 * What happens to the fee of an entry that ends: it was free or not paid, it goes back the way it was paid or as points,
 * the deadline had passed, or it was paid outside the app.
 */
const REFUNDS = ['nothing-paid', 'money', 'points', 'too-late', 'outside'] as const;
export type Refund = (typeof REFUNDS)[number];

/**
 * What is shown of it: also that each of two who have shared the fee gets the own part back, that all has gone back before, or a part and
 * the rest stays.
 */
export const SHOWN_REFUNDS = [...REFUNDS, 'shares', 'given-back', 'rest-too-late'] as const;
export type ShownRefund = (typeof SHOWN_REFUNDS)[number];

/** What a published draw is of. */
export const PUBLISHED_KINDS = ['knockout', 'groups'] as const;
export type PublishedKind = (typeof PUBLISHED_KINDS)[number];
