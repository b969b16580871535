/** The answers to the question about the age, which is asked once, at the first paid entry. */
export const AGES = ['adult', 'under-18'] as const;
export type Age = (typeof AGES)[number];

/**
 * `asked` until the guardian answers; `declined` if the reader of the address is not the guardian; `ended` by either
 * side. Only `asked` and `confirmed` are live: an account has at most one of them.
 */
export const GUARDIANSHIP_STATES = ['asked', 'confirmed', 'declined', 'ended'] as const;
export type GuardianshipState = (typeof GUARDIANSHIP_STATES)[number];
