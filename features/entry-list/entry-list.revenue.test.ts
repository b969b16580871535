import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumRevenue, type Taking } from './entry-list.revenue.policy.ts';

const taking = fc.integer({ min: 0, max: 100_000 }).chain((amountYen) =>
  fc.record({
    id: fc.uuid(),
    eventId: fc.constant(1),
    name: fc.constant('a player'),
    method: fc.constantFrom('credit-card', 'qr-code', 'konbini', 'points', 'manual', 'transfer'),
    amountYen: fc.constant(amountYen),
    paidAt: fc.constant(new Date(0)),
    refund: fc.constantFrom('none', 'pending', 'failed', 'done'),
    refundedYen: fc.nat({ max: Math.floor(amountYen / 2) }),
    unrefundedYen: fc.nat({ max: Math.floor(amountYen / 2) }),
    refundedAt: fc.constant(null),
  }),
) satisfies fc.Arbitrary<Taking>;

test('Every yen that was charged remains, is owed, or is refunded', () => {
  fc.assert(
    fc.property(fc.array(taking), (revenue) => {
      const sums = sumRevenue(revenue);
      expect(sums.remainingYen + sums.unrefundedYen + sums.refundedYen).toBe(sums.chargedYen);
      expect(sums.remainingYen).toBeGreaterThanOrEqual(0);
    }),
  );
});
