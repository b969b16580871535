import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime, now } from './clock.ts';

const PHONE = new Date('2026-05-02T01:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: PHONE }));
afterEach(() => {
  noteServerTime(PHONE.toUTCString());
  vi.useRealTimers();
});

it.each([
  ['with a phone a day ahead', 'Fri, 01 May 2026 01:00:00 GMT', '2026-05-01T01:00:00.000Z'],
  ['with a phone an hour behind', 'Sat, 02 May 2026 02:00:00 GMT', '2026-05-02T02:00:00.000Z'],
  ['with a correct phone and a slow network', 'Sat, 02 May 2026 00:59:45 GMT', PHONE.toISOString()],
  ['without a date header', null, PHONE.toISOString()],
  ['with an invalid date header', 'yesterday', PHONE.toISOString()],
])('The time is right %s', (_, header, is) => {
  noteServerTime(header);
  expect(now().toISOString()).toBe(is);
});

it('The time advances with the clock of the phone', () => {
  noteServerTime('Fri, 01 May 2026 01:00:00 GMT');
  vi.advanceTimersByTime(90_000);
  expect(now().toISOString()).toBe('2026-05-01T01:01:30.000Z');
});

it('The time has no correction once the clock of the phone is right', () => {
  noteServerTime('Fri, 01 May 2026 01:00:00 GMT');
  noteServerTime(PHONE.toUTCString());
  expect(now()).toEqual(PHONE);
});
