/** What somebody does in a match. */
export const OWN_ROLES = ['player', 'umpire'] as const;

/** Where an own match is: `next` is the next one of its court, `done` has a result that waits for agreement. */
export const OWN_MATCH_STATES = ['waiting', 'next', 'called', 'playing', 'done'] as const;

/** What an entered result waits for: the own answer, that of the other side, or the decision of the desk. */
export const RESULT_ANSWERS = ['own', 'other', 'desk'] as const;

/** What an open table means for a player who is out: they can sign up, wait, or are called to one. */
export const PRACTICE_STATES = ['open', 'waiting', 'called'] as const;
