import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import { addMonths } from '#domain/rating/months.ts';
import { DAY_MS, MINUTE_MS } from '#platform/shared/durations.ts';
import {
  addDays,
  dayInJapan,
  instantInJapan,
  type PlainDate,
  sameTimeOn,
} from '#platform/shared/format.ts';
import {
  type ActionKind,
  EARNED_POINTS,
  EARNING_FEE_YEN,
  OPEN_STATES,
  type PaymentState,
  POINTS_EXPIRE_AFTER_MONTHS,
} from './payments.vocabulary.ts';

const RANKS: Record<PaymentState, number> = {
  pending: 0,
  'requires-action': 1,
  processing: 2,
  declined: 3,
  expired: 3,
  canceled: 3,
  void: 3,
  succeeded: 4,
  returned: 4,
};

/**
 * Whether a payment in one state may get into another. States only move forward, whatever the order in which messages
 * arrive (next.md, D3); money that has moved counts also after a payment was given up.
 */
export function movesForward(from: PaymentState, to: PaymentState): boolean {
  return RANKS[to] > RANKS[from];
}

/** Whether money may still come for a payment in this state. */
export function isOpen(state: PaymentState): boolean {
  return OPEN_STATES.some((open) => open === state);
}

/** A payment at a store is offered while at least so many days are left to apply (next.md, D3), and lasts as long. */
const VOUCHER_DAYS = 3;
/** Nobody gets to a store in less. */
const VOUCHER_SHORTEST_MS = 60 * 60_000;

/**
 * Until when a payment at a store can be made: to the end of the third day in Japan, but not beyond the end of the
 * applications. A second one for the same place does not hold it longer than the first. Null where it is not offered.
 */
export function voucherEnds(place: {
  readonly now: Date;
  /** When the place was taken. */
  readonly createdAt: Date;
  readonly heldUntil: Date | null;
  /** The end of the applications. */
  readonly closesAt: Date;
}): Date | null {
  const { now, createdAt, heldUntil, closesAt } = place;
  if (closesAt.getTime() - now.getTime() < VOUCHER_DAYS * DAY_MS) return null;
  const longest = Math.max(heldUntil?.getTime() ?? 0, thirdDay(createdAt));
  const end = Math.min(thirdDay(now), longest, closesAt.getTime() - 1000);
  return end - now.getTime() < VOUCHER_SHORTEST_MS ? null : new Date(end);
}

/** The last second of the third day after an instant, in Japan, as vouchers end. */
function thirdDay(at: Date): number {
  const next = addDays(dayInJapan(at), VOUCHER_DAYS + 1);
  return instantInJapan(next, '00:00').getTime() - 1000;
}

/** How often the provider is asked about a payment whose message may be lost. */
const CHECK_STORE_MS = 60 * MINUTE_MS;
const CHECK_APPROVAL_MS = 2 * MINUTE_MS;
const CHECK_LATE_MS = 10 * MINUTE_MS;
/** So long after its end a store may still report that somebody has paid in time. */
export const LATE_REPORTS_MS = 120 * MINUTE_MS;

interface Waiting {
  readonly kind: Exclude<ActionKind, 'transfer'>;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** When the provider is first asked about a payment that begins to wait. */
export function firstCheck(waiting: Waiting): Date {
  return nextCheck(waiting).at;
}

/** When the provider is asked next, and whether the payment is over whatever it says then. */
export function nextCheck({ kind, expiresAt, now }: Waiting): {
  readonly at: Date;
  readonly isOver: boolean;
} {
  const left = expiresAt.getTime() - now.getTime();
  const every = kind === 'voucher' ? CHECK_STORE_MS : CHECK_APPROVAL_MS;
  const isOver = kind === 'voucher' ? left <= -LATE_REPORTS_MS : left <= 0;
  const wait = left <= 0 ? CHECK_LATE_MS : Math.min(every, left + MINUTE_MS);
  return { at: new Date(now.getTime() + wait), isOver };
}

/**
 * When points given at `at` lapse: six months later to the day in Japan, or on that month's last day, at the same time of
 * day. Points that last longer would be prepaid instruments under Japan's Payment Services Act.
 */
export function pointsExpireAt(at: Date): Date {
  return sameTimeOn(addMonths(dayInJapan(at), POINTS_EXPIRE_AFTER_MONTHS), at);
}

/**
 * How many points an entry paid at `paidAt` earns: a fixed number from 1,000 yen on, none below, and none when points
 * paid for it. A bank transfer earns none: the money does not go through the app, and the organizer may take 1 yen for
 * enough (decision 0068). It earns none either when they would lapse before they open, with a deadline over six months
 * away.
 */
export function pointsEarned(paid: {
  readonly method: PaymentMethod;
  readonly amountYen: number;
  readonly applicationDeadline: PlainDate;
  readonly paidAt: Date;
}): number {
  if (paid.method === 'points' || paid.method === 'transfer') return 0;
  if (!stillEarns(paid.amountYen)) return 0;
  const inTime = earnedPointsOpenAt(paid.applicationDeadline) < pointsExpireAt(paid.paidAt);
  return inTime ? EARNED_POINTS : 0;
}

/** Whether what remains of a paid fee, in whole yen, is enough for the points that it has earned. */
export function stillEarns(restYen: number): boolean {
  return restYen >= EARNING_FEE_YEN;
}

/**
 * The day from which earned points can be spent: the first on which the entry that earned them cannot be withdrawn with
 * a refund any more. Before it, a player could spend the points and take the money back.
 */
export function earnedPointsOpenOn(applicationDeadline: PlainDate): PlainDate {
  return addDays(applicationDeadline, 1);
}

/** The same as an instant: the start of that day in Japan. */
export function earnedPointsOpenAt(applicationDeadline: PlainDate): Date {
  return instantInJapan(earnedPointsOpenOn(applicationDeadline), '00:00');
}
