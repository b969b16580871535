import { describe, expect, test } from 'vitest';
import { RETENTION, retentionLimit } from './privacy.retention.policy.ts';

const NOW = new Date('2026-11-20T03:00:00Z');

describe('the limit of a period', () => {
  test.each([
    [{ days: 1 }, '2026-11-19T03:00:00.000Z'],
    [{ days: 30 }, '2026-10-21T03:00:00.000Z'],
    [{ days: 365 }, '2025-11-20T03:00:00.000Z'],
    [{ months: 98 }, '2018-09-20T03:00:00.000Z'],
  ])('The limit of the period %o is its length before now', (period, since) => {
    expect(retentionLimit(period, NOW).toISOString()).toBe(since);
  });

  test('Payments are stored longer than seven years from the return of any business year', () => {
    // The first day of a business year: its return is due 14 months later.
    const { payment } = RETENTION;
    expect(payment.months - 14).toBe(7 * 12);
  });
});
