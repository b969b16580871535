/** Where somebody on the entry list stands: the states of entries and of the waiting list in one. */
export const LIST_STATES = [
  'confirmed',
  'reserved',
  'offered',
  'waiting',
  'manual',
  'withdrawn',
  'lapsed',
  'cancelled',
] as const;
export type ListState = (typeof LIST_STATES)[number];

/** Those who hold a place. */
export const HOLDING: readonly ListState[] = ['confirmed', 'reserved', 'offered', 'manual'];

/** Whom a message of the organizer may go to. */
export const AUDIENCES = ['confirmed', 'entered', 'waiting'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const MOST_MANUAL = 500;
