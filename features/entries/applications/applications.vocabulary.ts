/**
 * The states of a school's application: being written, held for a payment at once, held until a transfer arrives, paid,
 * paid with a part of it given back, cancelled (with its tournament, or with its last line), or not paid in time.
 */
export const APPLICATION_STATES = [
  'draft',
  'reserved',
  'awaiting-payment',
  'paid',
  'partly-refunded',
  'cancelled',
  'lapsed',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** The states in which an application holds its places unpaid. */
export const UNPAID_STATES = ['reserved', 'awaiting-payment'] as const;

/** The steps of an application that its history shows. */
export const APPLICATION_STEPS = [
  'reserved',
  'later',
  'paid',
  'received',
  'returned',
  'withdrawn',
  'refunded',
  'reinstated',
  'replaced',
  'lapsed',
  'cancelled',
  'reminded',
] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** The most lines of one application. */
export const MOST_LINES = 300;

/**
 * What a school wants to enter in an event: one pupil, two in doubles, the squad of a team. The order of an event's lines
 * is the order of strength.
 */
export interface WantedLine {
  readonly eventId: number;
  /** Who plays, by their ids in the school's list. */
  readonly pupils: readonly string[];
  /** The name of the team, in an event for teams. */
  readonly team?: string | undefined;
}
