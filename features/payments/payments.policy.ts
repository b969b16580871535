import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import { addDays, instantInJapan, type PlainDate } from '#platform/shared/format.ts';
import {
  EARNED_POINTS,
  EARNING_FEE_YEN,
  POINTS_EXPIRE_AFTER_MONTHS,
} from './payments.vocabulary.ts';

/**
 * When points given at `at` lapse: six months later to the day, or on that month's last day. Points that last
 * longer would be prepaid instruments under Japan's Payment Services Act.
 */
export function pointsExpireAt(at: Date): Date {
  const expiry = new Date(at);
  const day = expiry.getUTCDate();
  expiry.setUTCMonth(expiry.getUTCMonth() + POINTS_EXPIRE_AFTER_MONTHS);
  if (expiry.getUTCDate() !== day) expiry.setUTCDate(0);
  return expiry;
}

/**
 * How many points an entry paid at `paidAt` earns: a fixed number from 1,000 yen on, none below, and none when points
 * paid for it. It earns none either when they would lapse before they open, with a deadline over six months away.
 */
export function pointsEarned(paid: {
  readonly method: PaymentMethod;
  readonly amountYen: number;
  readonly applicationDeadline: PlainDate;
  readonly paidAt: Date;
}): number {
  if (paid.method === 'points' || paid.amountYen < EARNING_FEE_YEN) return 0;
  const inTime = earnedPointsOpenAt(paid.applicationDeadline) < pointsExpireAt(paid.paidAt);
  return inTime ? EARNED_POINTS : 0;
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
