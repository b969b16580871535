/**
 * What happens to the fee of an entry that ends: it was free or not paid, it goes back the way it was paid or as points,
 * the deadline had passed, or it was paid outside the app.
 */
export const REFUNDS = ['nothing-paid', 'money', 'points', 'too-late', 'outside'] as const;
export type Refund = (typeof REFUNDS)[number];

/** What a published draw is of. */
export const PUBLISHED_KINDS = ['knockout', 'groups'] as const;
export type PublishedKind = (typeof PUBLISHED_KINDS)[number];
