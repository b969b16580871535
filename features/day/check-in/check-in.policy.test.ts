import { describe, expect, test } from 'vitest';
import {
  afterWrongCode,
  closesAt,
  isDayOver,
  opensAt,
  type Tries,
  tickOf,
  waitOf,
} from './check-in.policy.ts';

const DAY = { eventDate: '2026-12-05', startTime: '09:00', endedEarlyAt: null, finalizedAt: null };
const NOW = new Date('2026-12-05T00:00:00Z');

describe('the hours of check-in', () => {
  test('Players check themselves in from two hours before the start', () => {
    expect(opensAt(DAY)).toEqual(new Date('2026-12-05T07:00:00+09:00'));
  });

  test('A tournament that starts at one in the morning opens its check-in on the day before', () => {
    expect(opensAt({ ...DAY, startTime: '01:00' })).toEqual(new Date('2026-12-04T23:00:00+09:00'));
  });

  test('Check-in ends at the cut-off of the event, or with the day', () => {
    expect(closesAt(DAY, '08:45')).toEqual(new Date('2026-12-05T08:45:00+09:00'));
    expect(closesAt(DAY, null)).toEqual(new Date('2026-12-06T00:00:00+09:00'));
  });

  test('Check-in ends with a day that the desk has ended early, or whose results are final', () => {
    const ten = new Date('2026-12-05T10:00:00+09:00');
    expect(closesAt({ ...DAY, endedEarlyAt: ten }, null)).toEqual(ten);
    expect(closesAt({ ...DAY, finalizedAt: ten }, null)).toEqual(ten);
    expect(closesAt({ ...DAY, endedEarlyAt: ten }, '08:45')).toEqual(closesAt(DAY, '08:45'));
  });

  test('A day is over at midnight in Japan', () => {
    const noon = new Date('2026-12-05T12:00:00+09:00');
    expect(isDayOver(DAY, new Date('2026-12-05T23:59:59+09:00'))).toBe(false);
    expect(isDayOver(DAY, new Date('2026-12-06T00:00:00+09:00'))).toBe(true);
    expect(isDayOver({ ...DAY, endedEarlyAt: noon }, noon)).toBe(true);
    expect(isDayOver({ ...DAY, finalizedAt: noon }, noon)).toBe(true);
  });
});

describe('a tick of the desk', () => {
  const present = { state: 'present', version: 2 } as const;

  test('A tick of what is ticked already does nothing, whatever the writer saw', () => {
    expect(tickOf(present, { state: 'present', seenVersion: 0 })).toBe('done');
  });

  test('A tick changes what the writer saw, and is refused after another change', () => {
    expect(tickOf(present, { state: 'absent', seenVersion: 2 })).toBe('change');
    expect(tickOf(present, { state: 'absent', seenVersion: 1 })).toBe('changed-meanwhile');
  });
});

describe('wrong codes', () => {
  const afterMany = (count: number): Tries | null => {
    let tries: Tries | null = null;
    for (let wrong = 0; wrong < count; wrong++) tries = afterWrongCode(tries, NOW);
    return tries;
  };

  test('Four wrong codes let the player go on, the fifth makes them wait for a minute', () => {
    expect(waitOf(afterMany(4), NOW)).toBeNull();
    expect(waitOf(afterMany(5), NOW)).toEqual(new Date(NOW.getTime() + 60_000));
  });

  test('After the minute five more codes can be tried', () => {
    const later = new Date(NOW.getTime() + 60_000);
    expect(waitOf(afterMany(5), later)).toBeNull();
    expect(afterWrongCode(afterMany(5), later)).toEqual({ wrong: 1, waitUntil: null });
  });
});
