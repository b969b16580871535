import { dayInJapan } from '#platform/shared/format.ts';
import type { Balance } from '../payments.points.policy.ts';
import { earnedPointsOpenOn } from '../payments.policy.ts';
import type { EarnedLot } from './payments.points.store.ts';
import type { StoredPayment } from './payments.store.ts';

/** What a person may see of their own payment; `lot` holds the points that it earned. */
export function asPayment(payment: StoredPayment, lot: EarnedLot | null) {
  const earned = payment.state === 'succeeded' ? lot : null;
  return {
    id: payment.id,
    entryId: payment.entryId,
    method: payment.method,
    amountYen: payment.amountYen,
    state: payment.state,
    pointsEarned: earned?.amount ?? 0,
    pointsFrom: earned?.deadline ? earnedPointsOpenOn(earned.deadline) : null,
  };
}

/** What a person may see of their points. */
export function asPoints({ available, upcoming, debt }: Balance) {
  return {
    available,
    upcoming: upcoming.map(({ points, opensAt }) => ({ points, from: dayInJapan(opensAt) })),
    debt,
  };
}
