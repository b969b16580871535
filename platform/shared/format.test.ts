import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as format from './format.ts';

describe('formats', () => {
  it.each([
    ['yen', format.yen(1500, 'en'), '¥1,500'],
    ['yen', format.yen(1500, 'ja'), '1,500円'],
    ['yen that goes back', format.yen(-500, 'en'), '-¥500'],
    ['yen that goes back', format.yen(-500, 'ja'), '-500円'],
    ['long date', format.longDate('2026-12-05', 'en'), 'December 5, 2026'],
    ['long date', format.longDate('2026-12-05', 'ja'), '2026年12月5日'],
    ['day with weekday', format.dayWithWeekday('2026-12-05', 'en'), 'Sat, Dec 5, 2026'],
    ['day with weekday', format.dayWithWeekday('2026-12-05', 'ja'), '2026年12月5日（土）'],
    ['short date', format.shortDate('2026-12-05', 'en'), 'Dec 5'],
    ['short date', format.shortDate('2026-12-05', 'ja'), '12月5日'],
    ['time in Japan', format.clockTime('2026-12-05T15:30:00Z', 'en'), '00:30'],
    ['hours', format.hours('09:00', '17:00', 'en'), '09:00 – 17:00'],
    ['hours in Japanese', format.hours('09:00', '17:00', 'ja'), '09:00～17:00'],
    ['a time for spreadsheets', format.sheetTime('2026-11-17T11:12:30Z'), '2026-11-17 20:12'],
    [
      'a time for spreadsheets, with seconds',
      format.sheetTime('2026-11-17T15:12:30.500Z', 'second'),
      '2026-11-18 00:12:30',
    ],
    ['midnight in Japan', format.clockTime('2026-12-05T15:00:00Z', 'ja'), '00:00'],
  ])('The format of %s gives %s', (_name, given, expected) => {
    expect(given).toBe(expected);
  });

  it('The day in Japan begins at 15:00 UTC', () => {
    expect(format.dayInJapan(new Date('2026-12-05T14:59:59Z'))).toBe('2026-12-05');
    expect(format.dayInJapan(new Date('2026-12-05T15:00:00Z'))).toBe('2026-12-06');
  });

  it('Adding days and subtracting them again gives the same day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: -4000, max: 4000 }),
        (start, days) => {
          const day = format.addDays('2000-01-01', start);
          expect(format.addDays(format.addDays(day, days), -days)).toBe(day);
        },
      ),
    );
  });

  it('An instant made from a day and a time in Japan shows that time there', () => {
    const instant = format.instantInJapan('2026-12-05', '09:00').toISOString();
    expect(format.clockTime(instant, 'en')).toBe('09:00');
    expect(format.dayInJapan(new Date(instant))).toBe('2026-12-05');
  });

  it('An instant moves to the same time of another day in Japan, where that is another day than in UTC', () => {
    const early = format.instantInJapan('2026-12-05', '07:30');
    expect(format.sameTimeOn('2027-03-01', early)).toEqual(
      format.instantInJapan('2027-03-01', '07:30'),
    );
  });
});
