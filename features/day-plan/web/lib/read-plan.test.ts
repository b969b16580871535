import { describe, expect, test } from 'vitest';
import { readPlan } from './read-plan.ts';
import type { TypedDay, TypedEvent } from './typed-plan.ts';

const DAY: TypedDay = {
  courts: '10',
  start: '09:00',
  mustEnd: '17:00',
  lunchFrom: '',
  lunchTo: '',
  rest: '10',
  change: '3',
};
const EVENT: TypedEvent = {
  sides: '128',
  scoreFormat: 'table-tennis-5',
  minutes: '20',
  shape: 'knockout',
  next: 'first-two',
  nextMinutes: '',
  finalFrom: '',
  finalMinutes: '',
};

const read = (day: Partial<TypedDay>, event: Partial<TypedEvent> = {}) =>
  readPlan({ day: { ...DAY, ...day }, events: { 7: { ...EVENT, ...event } } });
const planOf = (day: Partial<TypedDay>, event: Partial<TypedEvent> = {}) => read(day, event).plan;

describe('the form of the plan', () => {
  test('A right form is a plan in minutes since midnight', () => {
    expect(planOf({ courts: '2', lunchFrom: '12:00', lunchTo: '12:45' })).toEqual({
      courts: ['1', '2'],
      start: 540,
      mustEnd: 1020,
      lunch: { from: 720, to: 765 },
      rules: { restMinutes: 10, changeMinutes: 3 },
      events: [
        { id: '7', sides: 128, minutes: 20, format: { kind: 'knockout', consolation: false } },
      ],
    });
  });

  test('A day may be without lunch and without a time by which it must end', () => {
    const plan = planOf({ mustEnd: '' });
    expect(plan).not.toHaveProperty('mustEnd');
    expect(plan).not.toHaveProperty('lunch');
  });

  test('Full-width digits and separators are numbers', () => {
    expect(planOf({ courts: '１０', rest: ' 5 ' }, { sides: '６４' })).toMatchObject({
      courts: { length: 10 },
      rules: { restMinutes: 5 },
      events: [{ sides: 64 }],
    });
  });

  test.each<[Partial<TypedDay>, object]>([
    [{ courts: '' }, { courts: 'courts' }],
    [{ courts: '0' }, { courts: 'courts' }],
    [{ courts: '61' }, { courts: 'courts' }],
    [{ courts: '2.5' }, { courts: 'courts' }],
    [{ courts: 'ten' }, { courts: 'courts' }],
    [{ start: '' }, { start: 'time' }],
    [{ start: '24:00' }, { start: 'time' }],
    [{ mustEnd: '9 pm' }, { mustEnd: 'time' }],
    [{ mustEnd: '09:00' }, { mustEnd: 'endBeforeStart' }],
    [{ lunchFrom: '12:00' }, { lunchTo: 'lunchIncomplete' }],
    [{ lunchTo: '13:00' }, { lunchFrom: 'lunchIncomplete' }],
    [{ lunchFrom: '08:30', lunchTo: '13:00' }, { lunchFrom: 'lunchBeforeStart' }],
    [{ lunchFrom: '12:00', lunchTo: '12:00' }, { lunchTo: 'lunchBackwards' }],
    [{ rest: '-1' }, { rest: 'rest' }],
    [{ rest: '241' }, { rest: 'rest' }],
    [{ change: '' }, { change: 'change' }],
    [{ change: '61' }, { change: 'change' }],
  ])('A day with %o has the errors %o, and no plan', (day, errors) => {
    expect(read(day)).toMatchObject({ plan: null });
    expect(read(day).day).toEqual(errors);
  });

  test.each<[Partial<TypedDay>, Partial<TypedEvent>]>([
    [{ courts: '1' }, { sides: '2' }],
    [{ courts: '50', rest: '0', change: '0' }, { minutes: '1' }],
    [{ rest: '240', change: '60' }, { minutes: '300' }],
    [{}, { sides: '512' }],
    [{}, { sides: '3', shape: 'groups-of-5' }],
    [{}, { sides: '384', shape: 'groups-of-3' }],
    [{}, { sides: '5', shape: 'one-group' }],
    [{}, { nextMinutes: 'unused without groups' }],
    [{}, { finalMinutes: 'unused without other last rounds' }],
    [{}, { shape: 'groups-of-4', next: 'none', finalFrom: '2', finalMinutes: 'unused' }],
    [{}, { shape: 'groups-of-4', next: 'none', nextMinutes: 'unused without a knockout' }],
  ])('The limits themselves are allowed: %o, %o', (day, event) => {
    expect(planOf(day, event)).not.toBeNull();
  });

  test.each<[Partial<TypedEvent>, object]>([
    [{ sides: '1' }, { sides: 'sides' }],
    [{ sides: '513' }, { sides: 'sides' }],
    [{ sides: '' }, { sides: 'sides' }],
    [{ sides: '2', shape: 'groups-of-3' }, { sides: 'tooFewForGroups' }],
    [{ sides: '400', shape: 'groups-of-3' }, { sides: 'tooManyGroups' }],
    [{ sides: '2', shape: 'one-group' }, { sides: 'oneGroup' }],
    [{ sides: '6', shape: 'one-group' }, { sides: 'oneGroup' }],
    [{ minutes: '0' }, { minutes: 'minutes' }],
    [{ minutes: '301' }, { minutes: 'minutes' }],
    [{ shape: 'groups-of-4', nextMinutes: '0' }, { nextMinutes: 'minutes' }],
    [{ finalFrom: '2' }, { finalMinutes: 'minutes' }],
    [{ finalFrom: '4', finalMinutes: '301' }, { finalMinutes: 'minutes' }],
  ])('An event with %o has the errors %o, and no plan', (event, errors) => {
    expect(read({}, event).plan).toBeNull();
    expect(read({}, event).events).toEqual({ 7: errors });
  });

  test.each<[Partial<TypedEvent>, object]>([
    [{ shape: 'consolation' }, { kind: 'knockout', consolation: true }],
    [{ shape: 'one-group' }, { kind: 'groups', sizes: [5], knockouts: [] }],
    [
      { shape: 'groups-of-5', next: 'none' },
      { kind: 'groups', sizes: [5], knockouts: [] },
    ],
    [
      { shape: 'groups-of-3', next: 'first' },
      { sizes: [5], knockouts: [{ from: 1, to: 1 }] },
    ],
    [{ shape: 'groups-of-4', next: 'first-two' }, { knockouts: [{ from: 1, to: 2 }] }],
    [
      { shape: 'groups-of-4', next: 'placing' },
      {
        knockouts: [
          { from: 1, to: 1 },
          { from: 2, to: 2 },
          { from: 3, to: null },
        ],
      },
    ],
  ])('Five sides with %o are played as %o', (event, format) => {
    expect(planOf({}, { sides: '5', ...event })?.events[0]?.format).toMatchObject(format);
  });

  test('A match after the groups takes its own minutes, if they are given', () => {
    const event = { sides: '12', shape: 'groups-of-4' };
    expect(planOf({}, event)?.events[0]).not.toHaveProperty('knockoutMinutes');
    expect(planOf({}, { ...event, nextMinutes: '30' })?.events[0]?.knockoutMinutes).toBe(30);
  });

  test('The last rounds take their own minutes, from the chosen round on', () => {
    expect(planOf({}, {})?.events[0]).not.toHaveProperty('last');
    const event = { finalFrom: '4', finalMinutes: '30' };
    expect(planOf({}, event)?.events[0]?.last).toEqual({ from: 4, minutes: 30 });
  });

  test('All events together have at most 1,000 sides', () => {
    const event = { ...EVENT, sides: '500' };
    expect(readPlan({ day: DAY, events: { 1: event, 2: event } }).plan).not.toBeNull();
    const more = readPlan({ day: DAY, events: { 1: event, 2: { ...event, sides: '501' } } });
    expect(more).toMatchObject({ plan: null, tooManySides: true });
  });

  test('A tournament without events has no plan', () => {
    expect(readPlan({ day: DAY, events: {} }).plan).toBeNull();
  });
});
