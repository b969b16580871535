import { ok, type Result, refuse } from '../common/result.ts';
import type { EntryState, PaymentMethod, TournamentState } from './vocabulary.ts';

/** How long a place is held for an applicant who has not yet paid (product decision). */
export const RESERVATION_MINUTES = 30;

/** The price of an entry paid with points, for any fee (spec section 9). */
export const ENTRY_POINTS = 2000;

export interface TournamentPlaces {
  readonly state: TournamentState;
  /** Set while the operator suspends the tournament: nobody can apply. */
  readonly suspendedAt?: Date | null;
  /** Set once its results are final, also on its day. */
  readonly finalizedAt?: Date | null;
  /** The day of the event, in the venue's time zone: `2026-12-05`. */
  readonly eventDate: string;
  /** The last day, in the venue's time zone, on which players can apply: `2026-11-30`. */
  readonly applicationDeadline: string;
  readonly participantLimit: number;
  /** The number of reserved and confirmed entries together. */
  readonly placesTaken: number;
  /** The organizer has closed the entries of the event, or of each event of the tournament. */
  readonly isClosed?: boolean;
  /** Free places of events whose entries are closed. */
  readonly placesClosed?: number;
}

export interface EntryHold {
  readonly state: EntryState;
  /** Milliseconds since 1970; null once it is paid or given up. */
  readonly reservedUntil: number | null;
  /** The player's part of a split fee is paid, and the partner's is not yet. */
  readonly isHalfPaid?: boolean;
}

/**
 * Whether players can apply, and otherwise why not: every place is taken, the deadline has passed, the organizer has
 * closed applications, the operator has suspended the tournament, it is cancelled, or its day is over or its results are final.
 */
export const AVAILABILITIES = [
  'open',
  'full',
  'deadline-passed',
  'closed',
  'held-back',
  'cancelled',
  'over',
] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/**
 * The state of a tournament on `today`, the same for players, its organizer and the operator. A deadline includes the
 * whole of its day. Where several reasons apply, the more final one is returned.
 */
export function availability(tournament: TournamentPlaces, today: string): Availability {
  if (tournament.state === 'cancelled') return 'cancelled';
  if (isOver(tournament, today)) return 'over';
  if (tournament.suspendedAt) return 'held-back';
  if (today > tournament.applicationDeadline) return 'deadline-passed';
  if (tournament.state === 'closed' || tournament.isClosed) return 'closed';
  return placesLeft(tournament) === 0 ? 'full' : 'open';
}

/** Whether the day of a tournament is over or its results are final: nobody enters it, and it is not cancelled any more. */
export function isOver(
  { eventDate, finalizedAt }: Pick<TournamentPlaces, 'eventDate' | 'finalizedAt'>,
  today: string,
): boolean {
  return today > eventDate || Boolean(finalizedAt);
}

/** The last day on which players can apply: the deadline, or the day of the event where that comes first. */
export function lastApplicationDay(
  tournament: Pick<TournamentPlaces, 'applicationDeadline' | 'eventDate'>,
): string {
  const { applicationDeadline, eventDate } = tournament;
  return applicationDeadline < eventDate ? applicationDeadline : eventDate;
}

/** The number of free places that players can take; never negative. */
export function placesLeft({
  participantLimit,
  placesTaken,
  isClosed = false,
  placesClosed = 0,
}: Omit<TournamentPlaces, 'state' | 'eventDate' | 'applicationDeadline'>): number {
  return isClosed ? 0 : Math.max(0, participantLimit - placesTaken - placesClosed);
}

/** When a place reserved at `now` (milliseconds since 1970) lapses unless it is paid for. */
export function reservationEnds(now: number): number {
  return now + RESERVATION_MINUTES * 60_000;
}

/** True while nobody else may have the place: until the reservation ends, or always if it is paid. */
export function holdsPlace(place: EntryHold, now: number): boolean {
  if (place.state === 'confirmed') return true;
  return place.state === 'reserved' && place.reservedUntil !== null && now < place.reservedUntil;
}

/**
 * Whether the player may withdraw: from a place that is not wholly paid at any time, from a paid one up to the deadline's day. Once the
 * entries of the event are closed, the player may only ask (next.md, B6). Nobody withdraws from a paid place once the tournament is
 * over: it was played.
 */
export function withdrawal(
  place: EntryHold,
  tournament: RefundTerms & Pick<TournamentPlaces, 'isClosed'>,
  today: string,
): Result<'without-refund' | 'with-refund' | 'on-request', 'NOT_ACTIVE' | 'DEADLINE_PASSED'> {
  if (place.state === 'reserved') return ok(place.isHalfPaid ? 'with-refund' : 'without-refund');
  if (place.state !== 'confirmed') return refuse('NOT_ACTIVE');
  if (isOver(tournament, today)) return refuse('DEADLINE_PASSED');
  if (tournament.isClosed) return ok('on-request');
  return isRefunded(tournament, today) ? ok('with-refund') : refuse('DEADLINE_PASSED');
}

/** What a player does who cannot come: withdraws, asks to, or writes to the organizer once neither is possible. */
export type WayOut = 'withdraw' | 'ask' | 'write';

/** How a player gives a place up on this day. */
export function wayOut(...asked: Parameters<typeof withdrawal>): WayOut {
  const decision = withdrawal(...asked);
  if (!decision.ok) return 'write';
  return decision.value === 'on-request' ? 'ask' : 'withdraw';
}

/** On what it depends whether a fee goes back. */
export type RefundTerms = Pick<
  TournamentPlaces,
  'applicationDeadline' | 'eventDate' | 'finalizedAt'
>;

/**
 * Whether the fee goes back for a withdrawal that is made, or asked for, on this day: up to the deadline's day, unless the
 * tournament is over by then.
 */
export function isRefunded(tournament: RefundTerms, day: string): boolean {
  return day <= tournament.applicationDeadline && !isOver(tournament, day);
}

/** Whether a refund goes to a bank account, because the way of the payment takes none (next.md, D3). */
export function isRefundedToAccount(method: PaymentMethod): boolean {
  return method === 'konbini' || method === 'transfer';
}
