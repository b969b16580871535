import { expect, it } from 'vitest';
import { eveningDay } from './evening.policy.ts';

const japan = (time: string) => new Date(`${time}:00+09:00`);

it.each([
  ['2026-11-20T19:00', undefined, '2026-11-20', 'the evening of today'],
  ['2026-11-21T00:10', '2026-11-20', '2026-11-20', 'the evening that goes on after midnight'],
  ['2026-11-21T00:10', undefined, '2026-11-21', 'that of the new day on a phone with none open'],
  ['2026-11-21T06:00', '2026-11-20', '2026-11-21', 'that of the new day in the morning'],
  ['2026-11-21T00:10', '2026-11-18', '2026-11-21', 'no evening of two days before'],
])('At %s, with %s open, the day is %s: %s', (now, open, day, _why) => {
  expect(eveningDay(japan(now), open)).toBe(day);
});
