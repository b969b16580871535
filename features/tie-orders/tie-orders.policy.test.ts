import { expect, test } from 'vitest';
import { usualDue } from './tie-orders.policy.ts';

const at = (time: string) => new Date(`2026-12-04T${time}:00Z`);

test.each([
  ['Long before the day: ten minutes before play begins', '09:00', '07:00', 10, '08:50'],
  ['A quarter of an hour before: still so many minutes after', '09:00', '08:45', 10, '08:55'],
  ['During the day: so many minutes after both teams are known', '09:00', '11:20', 10, '11:30'],
  ['Forty minutes in a big event', '09:00', '08:00', 40, '08:40'],
  ['No minutes: when play begins, or at once', '09:00', '10:00', 0, '10:00'],
])('%s', (_, begins, known, minutes, due) => {
  expect(usualDue({ begins: at(begins), known: at(known) }, minutes)).toEqual(at(due));
});
