import { describe, expect, test } from 'vitest';
import { sessionEnd } from './devices.session-length.policy.ts';

const BEGUN = '2026-11-01T01:00:00Z';

describe('the end of a session', () => {
  test.for([
    [
      'a player who is seen after 100 days',
      'player',
      '2027-02-09T01:00:00Z',
      '2027-03-11T01:00:00Z',
    ],
    [
      'an organizer, three days after the last request',
      'organizer',
      '2026-11-02T01:00:00Z',
      '2026-11-05T01:00:00Z',
    ],
    [
      'an organizer in the third week, at four in the morning in Japan',
      'organizer',
      '2026-11-15T00:59:00Z',
      '2026-11-15T19:00:00Z',
    ],
    [
      'an operator, an hour after the last request',
      'operator',
      '2026-11-01T03:00:00Z',
      '2026-11-01T04:00:00Z',
    ],
    [
      'an operator who works all day, twelve hours after the login',
      'operator',
      '2026-11-01T12:30:00Z',
      '2026-11-01T13:00:00Z',
    ],
  ] as const)('The session ends in time: %s', ([, kind, seen, end]) => {
    const times = { begunAt: new Date(BEGUN), seenAt: new Date(seen) };
    expect(sessionEnd(kind, times)).toEqual(new Date(end));
  });

  test('A session that begins at four in the morning in Japan lasts whole days', () => {
    const begunAt = new Date('2026-10-31T19:00:00Z');
    const seenAt = new Date('2026-11-14T18:59:00Z');
    expect(sessionEnd('organizer', { begunAt, seenAt })).toEqual(new Date('2026-11-14T19:00:00Z'));
  });
});
