import { POINTS_EXPIRE_AFTER_MONTHS } from './payments.vocabulary.ts';

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
