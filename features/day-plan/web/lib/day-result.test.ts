import { describe, expect, test } from 'vitest';
import { alternativesFor, withAlternative } from './alternatives.ts';
import { dayResult } from './day-result.ts';
import type { TypedDay, TypedEvent, TypedPlan } from './typed-plan.ts';

function typed(day: Partial<TypedDay> = {}, event: Partial<TypedEvent> = {}): TypedPlan {
  return {
    day: {
      courts: '10',
      start: '09:00',
      mustEnd: '17:00',
      lunchFrom: '',
      lunchTo: '',
      rest: '10',
      change: '3',
      ...day,
    },
    events: {
      7: {
        sides: '128',
        scoreFormat: 'table-tennis-5',
        minutes: '20',
        shape: 'knockout',
        next: 'first-two',
        nextMinutes: '',
        finalFrom: '',
        finalMinutes: '',
        ...event,
      },
    },
  };
}

describe('the result of the plan', () => {
  test('128 players in a knockout on ten tables need the hall for 396 minutes', () => {
    const result = dayResult(typed());
    expect(result).toMatchObject({
      state: 'planned',
      hallMinutes: 396,
      minutesToSpare: 480 - 393,
      forecast: { end: 540 + 393, matches: 127, minutesOver: 0 },
    });
  });

  test('32 groups of 4 and a knockout do not fit until 17:00', () => {
    const result = dayResult(typed({}, { shape: 'groups-of-4' }));
    expect(result).toMatchObject({ state: 'planned', minutesToSpare: 0 });
    if (result.state === 'planned') {
      expect(result.forecast.minutesOver).toBe(result.forecast.end - 1020);
      expect(result.forecast.minutesOver).toBeGreaterThan(0);
    }
  });

  test('Without a time by which the day must end there is nothing to spare', () => {
    expect(dayResult(typed({ mustEnd: '' }))).toMatchObject({
      state: 'planned',
      minutesToSpare: null,
    });
  });

  test.each<[string, TypedPlan, string]>([
    ['the number of courts is not typed yet', typed({ courts: '' }), 'no-courts'],
    ['the number of courts is wrong', typed({ courts: '0' }), 'wrong'],
    ['a field is wrong and the courts are not typed', typed({ courts: '', rest: 'x' }), 'wrong'],
    ['an event is wrong', typed({}, { sides: '1' }), 'wrong'],
  ])('There is no result while %s', (_why, plan, state) => {
    expect(dayResult(plan)).toEqual({ state });
  });

  test('There is no result for more sides than a day can have', () => {
    const event = typed().events[7]!;
    const events = { 1: event, 2: event, 3: event };
    const many = Object.fromEntries(
      Object.entries(events).map(([id, one]) => [id, { ...one, sides: '400' }]),
    );
    expect(dayResult({ ...typed(), events: many })).toEqual({ state: 'too-many-sides' });
  });
});

describe('other ways to play an event', () => {
  const shapes = (sides: string) =>
    alternativesFor(typed({}, { sides }), '7').map(({ shape }) => shape);

  test('Only ways that the number of sides allows are offered', () => {
    expect(shapes('2')).toEqual(['knockout', 'consolation']);
    expect(shapes('5')).toContain('one-group');
    expect(shapes('16')).not.toContain('one-group');
    expect(shapes('400')).not.toContain('groups-of-3');
    expect(shapes('400')).toContain('groups-of-4');
  });

  test('An event whose own way is impossible is offered the others', () => {
    const impossible = typed({}, { sides: '16', shape: 'one-group' });
    expect(dayResult(impossible)).toEqual({ state: 'wrong' });
    expect(alternativesFor(impossible, '7').length).toBeGreaterThan(0);
  });

  test('Nothing is offered while another field is wrong', () => {
    expect(alternativesFor(typed({ courts: '' }), '7')).toEqual([]);
  });

  test('Another way to play an event changes how that event is played, and nothing else', () => {
    const before = typed({}, { minutes: '15' });
    const after = withAlternative(before, '7', { shape: 'groups-of-3', next: 'first' });
    expect(after).toEqual(typed({}, { minutes: '15', shape: 'groups-of-3', next: 'first' }));
  });
});
