/** Who asks that an entry of a closed event ends, or begins it; a deleted account ends its entries itself. */
export const ASKED_BY = [
  'player',
  'partner',
  'guardian',
  'school',
  'organizer',
  'account-deletion',
] as const;
export type AskedBy = (typeof ASKED_BY)[number];

/**
 * The outcome of a request. `reinstated`: the organizer or a referee has taken back the decision before it, and the entry is confirmed
 * again.
 */
export const REQUEST_STATES = ['asked', 'taken-back', 'declined', 'granted', 'reinstated'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/**
 * What the organizer or a referee decides: the place is free, it is offered to the waiting list, or the entry stays; in a
 * published knockout an alternate or a bye gets the line, or the opponents win without a match.
 */
export const DECISIONS = ['remove', 'offer', 'decline', 'alternate', 'bye', 'walkover'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Characters of what the player reads with the decision. */
export const LONGEST_WORD = 200;
