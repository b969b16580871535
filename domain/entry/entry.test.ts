import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Entry from './entry.ts';

const tournament = {
  state: 'open',
  eventDate: '2026-12-05',
  applicationDeadline: '2026-11-30',
  participantLimit: 32,
  placesTaken: 10,
} as const;

describe('availability', () => {
  it.each([
    ['is open before the deadline', {}, '2026-11-20', 'open'],
    ['is open on the day of the deadline', {}, '2026-11-30', 'open'],
    ['has a passed deadline from the day after it', {}, '2026-12-01', 'deadline-passed'],
    ['is full when every place is taken', { placesTaken: 32 }, '2026-11-20', 'full'],
    ['is open with one place left', { placesTaken: 31 }, '2026-11-20', 'open'],
    [
      'shows the passed deadline rather than the full list',
      { placesTaken: 32 },
      '2026-12-01',
      'deadline-passed',
    ],
    ['is closed when the organizer closed it', { state: 'closed' }, '2026-11-20', 'closed'],
    [
      'is closed when the entries of its event are closed',
      { isClosed: true },
      '2026-11-20',
      'closed',
    ],
    [
      'is full when only events with closed entries have free places',
      { placesClosed: 22 },
      '2026-11-20',
      'full',
    ],
    [
      'shows the passed deadline even if the organizer closed it before',
      { state: 'closed' },
      '2026-12-01',
      'deadline-passed',
    ],
    [
      'is held back while the operator holds it back',
      { suspendedAt: new Date(0) },
      '2026-11-20',
      'held-back',
    ],
    ['is not over on the day of the event', {}, '2026-12-05', 'deadline-passed'],
    [
      'is over on its day once its results are final',
      { finalizedAt: new Date(0) },
      '2026-12-05',
      'over',
    ],
    ['is over the day after the event', { state: 'closed' }, '2026-12-06', 'over'],
    [
      'is over the day after the event even if the deadline is later',
      { applicationDeadline: '2026-12-31' },
      '2026-12-06',
      'over',
    ],
    ['is cancelled on any date', { state: 'cancelled' }, '2026-12-06', 'cancelled'],
  ] as const)('A tournament %s', (_name, change, today, expected) => {
    expect(Entry.availability({ ...tournament, ...change }, today)).toBe(expected);
  });
});

describe('the last day of applications', () => {
  it('The last day of applications is the deadline, or the day of the event if that comes first', () => {
    expect(Entry.lastApplicationDay(tournament)).toBe('2026-11-30');
    expect(Entry.lastApplicationDay({ ...tournament, eventDate: '2026-11-29' })).toBe('2026-11-29');
  });
});

describe('a reserved place', () => {
  it('A reserved place is held for exactly 30 minutes, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
        const place = { state: 'reserved', reservedUntil: Entry.reservationEnds(now) } as const;
        expect(Entry.holdsPlace(place, now + 30 * 60_000 - 1)).toBe(true);
        expect(Entry.holdsPlace(place, now + 30 * 60_000)).toBe(false);
      }),
    );
  });

  it('A paid place is held permanently', () => {
    expect(Entry.holdsPlace({ state: 'confirmed', reservedUntil: null }, 4e12)).toBe(true);
  });

  it.each(['lapsed', 'withdrawn', 'cancelled'] as const)(
    'A reserved place is not held when it is %s',
    (state) => {
      expect(Entry.holdsPlace({ state, reservedUntil: 4e12 }, 0)).toBe(false);
    },
  );
});

describe('withdrawal', () => {
  const day = '2026-11-30';
  it.each([
    ['of an unpaid place is free at any time', 'reserved', '2026-12-05', yes('without-refund')],
    ['of a paid place refunds on the last day', 'confirmed', day, yes('with-refund')],
    ['of a paid place is refused the day after', 'confirmed', '2026-12-01', no('DEADLINE_PASSED')],
    ['of a withdrawn place is refused', 'withdrawn', day, no('NOT_ACTIVE')],
    ['of a lapsed place is refused', 'lapsed', day, no('NOT_ACTIVE')],
    ['of a cancelled place is refused', 'cancelled', day, no('NOT_ACTIVE')],
  ] as const)('The withdrawal %s', (_name, state, today, expected) => {
    expect(Entry.withdrawal({ state, reservedUntil: null }, tournament, today)).toEqual(expected);
  });
});

describe('withdrawal from an event whose entries are closed', () => {
  const closed = { ...tournament, isClosed: true };
  const confirmed = { state: 'confirmed', reservedUntil: null } as const;
  it.each([
    ['before the deadline', '2026-11-30'],
    ['after the deadline', '2026-12-01'],
    ['on the day of the event', '2026-12-05'],
  ])('A paid place can be asked back %s', (_when, today) => {
    expect(Entry.withdrawal(confirmed, closed, today)).toEqual(yes('on-request'));
  });

  it('Nothing can be asked after the day of the event', () => {
    expect(Entry.withdrawal(confirmed, closed, '2026-12-06')).toEqual(no('DEADLINE_PASSED'));
  });

  it('An unpaid place is given up without asking', () => {
    const unpaid = { ...confirmed, state: 'reserved' } as const;
    expect(Entry.withdrawal(unpaid, closed, '2026-12-05')).toEqual(yes('without-refund'));
  });

  it('The fee goes back to the end of the deadline', () => {
    expect(Entry.isRefunded(closed, '2026-11-30')).toBe(true);
    expect(Entry.isRefunded(closed, '2026-12-01')).toBe(false);
  });
});

describe('withdrawal where the deadline is after the day of the event', () => {
  const late = { ...tournament, applicationDeadline: '2026-12-10' };
  const confirmed = { state: 'confirmed', reservedUntil: null } as const;
  const finalizedAt = new Date('2026-12-05T18:00:00+09:00');
  it.each([
    ['can be withdrawn on the day', '2026-12-05', {}, yes('with-refund'), true],
    ['cannot be withdrawn the day after', '2026-12-06', {}, no('DEADLINE_PASSED'), false],
    [
      'of a closed event cannot be asked back the day after',
      '2026-12-06',
      { isClosed: true },
      no('DEADLINE_PASSED'),
      false,
    ],
    [
      'cannot be withdrawn on the day once results are final',
      '2026-12-05',
      { finalizedAt },
      no('DEADLINE_PASSED'),
      false,
    ],
    [
      'of a closed event cannot be asked back on the day once results are final',
      '2026-12-05',
      { finalizedAt, isClosed: true },
      no('DEADLINE_PASSED'),
      false,
    ],
  ] as const)('A paid place %s', (_what, today, facts, expected, isRefunded) => {
    const played = { ...late, ...facts };
    expect(Entry.withdrawal(confirmed, played, today)).toEqual(expected);
    expect(Entry.isRefunded(played, today)).toBe(isRefunded);
  });
});

function yes(value: string) {
  return { ok: true, value };
}

function no(code: string) {
  return { ok: false, code };
}
