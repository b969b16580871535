import { describe, expect, test } from 'vitest';
import { addDays } from '#platform/shared/format.ts';
import { dayOffFrom, isDayOff, isHoliday } from './japanese-holidays.ts';

/** As the Cabinet Office publishes them. */
const OFFICIAL: Readonly<Record<string, string>> = {
  2024: '01-01 01-08 02-11 02-12 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-15 08-11 08-12 09-16 09-22 09-23 10-14 11-03 11-04 11-23',
  2025: '01-01 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24',
  2026: '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
  2027: '01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23',
};

describe('public holidays in Japan', () => {
  test.each(Object.entries(OFFICIAL))(
    'The public holidays of %s are the official ones and no others',
    (year, days) => {
      const found: string[] = [];
      for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1)) {
        if (isHoliday(day)) found.push(day.slice(5));
      }
      expect(found.join(' ')).toBe(days);
    },
  );
});

describe('a day off', () => {
  test.each([
    ['a Saturday', '2026-11-21', true],
    ['a Sunday', '2026-11-22', true],
    ['a holiday on a Monday', '2026-11-23', true],
    ['a Tuesday', '2026-11-24', false],
    ['the Wednesday in place of a holiday on a Sunday', '2026-05-06', true],
  ])('isDayOff is right for %s', (_name, day, expected) => {
    expect(isDayOff(day)).toBe(expected);
  });

  test('The next day off is found from a given day on, and others can be skipped', () => {
    expect(dayOffFrom('2026-11-20')).toBe('2026-11-21');
    expect(dayOffFrom('2026-11-21')).toBe('2026-11-21');
    expect(dayOffFrom('2026-11-20', 2)).toBe('2026-11-23');
    expect(dayOffFrom('2026-11-20', 3)).toBe('2026-11-28');
  });
});
