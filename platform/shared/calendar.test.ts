import { expect, it } from 'vitest';
import * as calendar from './calendar.ts';

it.each([
  ['month', calendar.month('2026-12-05', 'en'), 'Dec'],
  ['month in Japanese', calendar.month('2026-12-05', 'ja'), '12月'],
  ['month of a year', calendar.monthOfYear('2026-12-05', 'en'), 'December 2026'],
  ['month of a year in Japanese', calendar.monthOfYear('2026-12-05', 'ja'), '2026年12月'],
  ['weekday', calendar.weekday('2026-12-05', 'en'), 'Sat'],
  ['weekday in Japanese', calendar.weekday('2026-12-05', 'ja'), '土'],
  ['day of the week', String(calendar.dayOfWeek('2026-12-06')), '0'],
  ['days to a later day', String(calendar.daysBetween('2026-12-05', '2027-01-01')), '27'],
  ['days to an earlier day', String(calendar.daysBetween('2026-12-05', '2026-12-04')), '-1'],
])('The calendar gives for %s %s', (_name, given, expected) => {
  expect(given).toBe(expected);
});
