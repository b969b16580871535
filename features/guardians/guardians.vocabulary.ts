/** What a player says about their age, once, at the first paid entry. */
export const AGES = ['adult', 'under-18'] as const;
export type Age = (typeof AGES)[number];

/**
 * `asked` until the guardian answers; `declined` when the address was somebody else's; `ended` by either side. Only
 * `asked` and `confirmed` are live: an account has at most one of them.
 */
export const GUARDIANSHIP_STATES = ['asked', 'confirmed', 'declined', 'ended'] as const;
export type GuardianshipState = (typeof GUARDIANSHIP_STATES)[number];
