import { describe, expect, test } from 'vitest';
import type { OwnEvent } from '#features/publishing/own-events/web/own-events.queries.ts';
import type { OwnTournament } from '#features/publishing/web/lib/tournament-values.ts';
import {
  draftOf,
  EMPTY_DRAFT,
  isEmpty,
  knownDraft,
  minutesOf,
  planDraft,
  startOf,
  typedOver,
} from './typed-plan.ts';

const tournament = {
  startTime: '09:00',
  endTime: '17:00',
  eventDate: '2026-12-15',
  sport: 'table-tennis',
} as OwnTournament;
const event = {
  id: 7,
  eventType: 'Singles',
  availability: 'open',
  participantLimit: 32,
  placesTaken: 23,
  formats: {},
} as unknown as OwnEvent;

const start = (change: Partial<OwnEvent> = {}, of: Partial<OwnTournament> = {}) =>
  startOf({ ...tournament, ...of }, [{ ...event, ...change }]);

describe('where the plan starts', () => {
  test('The times are those of the tournament, and nobody knows its courts', () => {
    expect(start().day).toMatchObject({ courts: '', start: '09:00', mustEnd: '17:00' });
  });

  test.each<[OwnTournament['sport'], string, string]>([
    ['table-tennis', '10', '3'],
    ['badminton', '20', '3'],
    ['soft-tennis', '15', '3'],
    ['tennis', '30', '5'],
    ['unspecified', '10', '3'],
  ])('A day of %s starts with a rest of %s and a change of %s minutes', (sport, rest, change) => {
    expect(start({}, { sport }).day).toMatchObject({ rest, change });
  });

  test.each<[OwnEvent['availability'], string]>([
    ['open', '32'],
    ['full', '32'],
    ['held-back', '32'],
    ['closed', '23'],
    ['deadline-passed', '23'],
    ['over', '23'],
  ])('An event that is %s starts with %s sides', (availability, sides) => {
    expect(start({ availability }).events[7]?.sides).toBe(sides);
  });

  test.each<[Partial<OwnTournament>, string, string]>([
    [{ sport: 'table-tennis' }, 'table-tennis-5', '20'],
    [{ sport: 'tennis' }, 'tennis-6-games', '30'],
    [{ sport: 'soft-tennis' }, 'soft-tennis-7', '25'],
    [{ sport: 'badminton' }, 'badminton-21', '30'],
    [{ sport: 'badminton', eventDate: '2027-01-04' }, '', '20'],
    [{ sport: 'unspecified' }, '', '20'],
  ])('A tournament with %o starts with the format "%s" of %s minutes', (of, format, minutes) => {
    expect(start({}, of).events[7]).toMatchObject({ scoreFormat: format, minutes });
  });

  test.each<[string, OwnEvent['formats'], object]>([
    [
      'a knockout with a longer final',
      {
        format: { kind: 'knockout', tradition: 'tennis', thirdPlace: false, consolation: true },
        mainFormat: { id: 'table-tennis-3' },
        finalFormat: { from: 2, scoreFormat: { id: 'table-tennis-7' } },
      },
      {
        shape: 'consolation',
        scoreFormat: 'table-tennis-3',
        minutes: '12',
        nextMinutes: '',
        finalFrom: '2',
        finalMinutes: '30',
      },
    ],
    [
      'groups and a longer main draw',
      {
        format: { kind: 'groups', size: 4, next: 'placing' },
        groupFormat: { id: 'table-tennis-3' },
        mainFormat: { id: 'table-tennis-5' },
      },
      {
        shape: 'groups-of-4',
        next: 'placing',
        scoreFormat: 'table-tennis-3',
        minutes: '12',
        nextMinutes: '20',
        finalFrom: '',
      },
    ],
    [
      'one group by own rules',
      {
        format: { kind: 'groups', size: 'one', next: 'none' },
        groupFormat: { id: 'custom', custom: { to: 11, lead: 2, bestOf: 1 } },
      },
      { shape: 'one-group', scoreFormat: '', minutes: '5' },
    ],
  ])('An event that is planned as %s starts so', (_, formats, expected) => {
    expect(start({ formats }).events[7]).toMatchObject(expected);
  });

  test('The minutes of a match are those of its format', () => {
    expect(minutesOf('table-tennis-3', event)).toBe('12');
    expect(minutesOf('tennis-8-game-pro-set', { eventType: 'Doubles' })).toBe('45');
    expect(minutesOf('', event)).toBe('20');
  });
});

describe('what of the plan is stored', () => {
  test('Only what differs from the start is stored, and comes back over it', () => {
    const before = start();
    const typed = typedOver(before, { day: { courts: '4' }, events: { 7: { minutes: '15' } } });
    const draft = draftOf(before, typed);
    expect(draft).toEqual({ day: { courts: '4' }, events: { 7: { minutes: '15' } } });
    expect(typedOver(before, draft)).toEqual(typed);
  });

  test('After entries are closed the number of sides follows, unless it was typed', () => {
    const draft = { day: { courts: '4' }, events: {} };
    const closed = start({ availability: 'closed' });
    expect(typedOver(closed, draft).events[7]?.sides).toBe('23');
    expect(typedOver(closed, { ...draft, events: { 7: { sides: '24' } } }).events[7]?.sides).toBe(
      '24',
    );
  });

  test('What was typed for an event that is gone is left out', () => {
    const draft = { day: {}, events: { 9: { sides: '8' } } };
    expect(Object.keys(typedOver(start(), draft).events)).toEqual(['7']);
  });

  test('A draft without a difference is empty', () => {
    expect(draftOf(start(), start())).toEqual(EMPTY_DRAFT);
    expect(isEmpty(EMPTY_DRAFT)).toBe(true);
    expect(isEmpty({ day: { courts: '' }, events: {} })).toBe(false);
    expect(isEmpty({ day: {}, events: { 7: { sides: '8' } } })).toBe(false);
  });

  test('A stored draft is read without what this version does not know', () => {
    const stored = {
      day: { courts: '4', rest: 5, roof: 'open' },
      events: {
        7: { sides: '8', shape: 'swiss', next: 'first', scoreFormat: 'chess', minutes: null },
        8: 'nothing',
      },
    };
    expect(knownDraft(stored)).toEqual({
      day: { courts: '4' },
      events: { 7: { sides: '8', next: 'first' }, 8: {} },
    });
    expect(knownDraft(null)).toEqual(EMPTY_DRAFT);
    expect(knownDraft({ day: [], events: 'x' })).toMatchObject({ day: {} });
  });

  test('Accounts and tournaments have separate drafts', () => {
    const draft = { day: { courts: '4' }, events: {} };
    planDraft('one', 1).write(draft);
    expect(knownDraft(planDraft('one', 1).read())).toEqual(draft);
    expect(planDraft('other', 1).read()).toBeNull();
    expect(planDraft('one', 2).read()).toBeNull();
  });
});
