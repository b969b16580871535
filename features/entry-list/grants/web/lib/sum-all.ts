import { portionOf, sumLeft } from '#features/payments/granting/granting.policy.ts';
import type { RefundableAll } from '../grants.queries.ts';

/** What goes back of all entries of an event, or of every event, where of each at most so much does: how many, and how much. */
export function sumAll(
  listed: RefundableAll['entries'],
  { eventId, mostYen }: { readonly eventId: number | null; readonly mostYen: number | null },
) {
  const portions = listed
    .filter((one) => eventId === null || one.eventId === eventId)
    .map((one) => ({ isOutside: one.isOutside, ...portionOf(one, mostYen) }))
    .filter(({ leftYen, points }) => leftYen > 0 || points > 0);
  const { leftYen: amountYen, points } = sumLeft(portions);
  const outsideYen = sumLeft(portions.filter(({ isOutside }) => isOutside)).leftYen;
  return { entries: portions.length, amountYen, points, outsideYen };
}
