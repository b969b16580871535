import { expect, it } from 'vitest';
import { dayOf, nearness } from './day.ts';

it('Only a day of the calendar is accepted as a day', () => {
  expect(dayOf('2026-02-28')).toBe('2026-02-28');
  for (const other of ['2026-02-31', '2026-13-01', '1899-12-31', '20260228', '1', '', undefined]) {
    expect(dayOf(other)).toBeNull();
  }
});

it('Today and yesterday are those of the calendar of Japan', () => {
  // Half past midnight in Japan.
  const now = new Date('2026-11-20T15:30:00Z');
  expect(nearness('2026-11-21', now)).toBe('today');
  expect(nearness('2026-11-20', now)).toBe('yesterday');
  expect(nearness('2026-11-19', now)).toBeNull();
});
