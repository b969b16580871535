/**
 * The state of a person on the entry list: the states of entries and of the waiting list together. `half-paid` is a reserved
 * entry that waits for the partner's part of the fee.
 */
export const LIST_STATES = [
  'confirmed',
  'half-paid',
  'reserved',
  'offered',
  'waiting',
  'manual',
  'withdrawn',
  'lapsed',
  'cancelled',
] as const;
export type ListState = (typeof LIST_STATES)[number];

/** The states that hold a place. */
export const HOLDING: readonly ListState[] = [
  'confirmed',
  'half-paid',
  'reserved',
  'offered',
  'manual',
];

/** The possible audiences of a message of the organizer. */
export const AUDIENCES = ['confirmed', 'entered', 'waiting'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** How somebody whom the organizer has entered leaves the list: at once, or by a decision about a withdrawal. */
export const REMOVALS = ['remove', 'withdraw'] as const;
export type Removal = (typeof REMOVALS)[number];

export const MOST_MANUAL = 500;
