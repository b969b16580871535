import { describe, expect, test } from 'vitest';
import { assign } from './assign.ts';
import { courts, knockout, sampleDay } from './sample-days.ts';
import type { Day, PlannedMatch } from './vocabulary.ts';

function match(id: string, people: string, more: Partial<PlannedMatch> = {}): PlannedMatch {
  return { id, people: [...people], after: [], minutes: 20, state: 'waiting', ...more };
}

/** The calls as text: "a c1, b c2". */
function calls(matches: readonly PlannedMatch[], options: Partial<Day> = {}): string {
  return assign(sampleDay(matches, { courts: courts(2), ...options }))
    .map(({ match: id, court }) => `${id} ${court}`)
    .join(', ');
}

const done = { state: 'done', court: 'c1', startedAt: 0, endedAt: 20 } as const;

describe('the next matches on free courts', () => {
  test.each<[string, string, readonly PlannedMatch[], Partial<Day>]>([
    [
      'fill the free courts in the order given',
      'a c1, b c2',
      [match('a', 'AB'), match('b', 'CD'), match('c', 'EF')],
      {},
    ],
    [
      'never have one person twice',
      'a c1, c c2',
      [match('a', 'AB'), match('b', 'BC'), match('c', 'CD')],
      {},
    ],
    [
      'leave a court that plays alone',
      'b c2',
      [match('a', 'AB', { state: 'playing', court: 'c1' }), match('b', 'CD'), match('c', 'EF')],
      {},
    ],
    [
      'leave a court that is called alone',
      'b c2',
      [match('a', 'AB', { state: 'called', court: 'c1' }), match('b', 'CD')],
      {},
    ],
    [
      'wait for who is on a court',
      '',
      [match('a', 'AB', { state: 'playing', court: 'c1' }), match('b', 'BC')],
      {},
    ],
    [
      'wait for who is absent',
      'b c1',
      [match('a', 'AB'), match('b', 'CD')],
      { absent: new Set('A') },
    ],
    ['wait for players who are not determined', 'b c1', [match('a', ''), match('b', 'CD')], {}],
    [
      'wait for the outcome of another match',
      'a c1',
      [match('a', 'AB'), match('b', 'CD', { after: ['a'] })],
      {},
    ],
    [
      'do not wait for a match of another day',
      'a c1',
      [match('a', 'AB', { after: ['yesterday'] })],
      {},
    ],
    [
      'come first by priority',
      'b c1, a c2',
      [match('a', 'AB'), match('b', 'CD', { priority: 1 })],
      { courts: courts(2) },
    ],
    [
      'come first by the way that is still to go',
      'b c1',
      [match('a', 'AB'), match('b', 'CD'), match('final', '', { after: ['b'] })],
      { courts: courts(1) },
    ],
    ['are not called before their time', '', [match('a', 'AB', { notBefore: 60 })], { now: 59 }],
    ['are called at their time', 'a c1', [match('a', 'AB', { notBefore: 60 })], { now: 60 }],
    ['use only their courts', 'a c2', [match('a', 'AB', { courts: ['c2'] })], {}],
    [
      'make room for a match with fewer courts',
      'b c1, a c2',
      [match('a', 'AB'), match('b', 'CD', { courts: ['c1'] })],
      {},
    ],
    [
      'wait for the rest',
      '',
      [match('a', 'AB', done), match('b', 'BC')],
      { now: 29, rules: { restMinutes: 10 } },
    ],
    [
      'begin after the rest',
      'b c1',
      [match('a', 'AB', done), match('b', 'BC')],
      { now: 30, rules: { restMinutes: 10 } },
    ],
    [
      'need no rest after a walkover',
      'b c1',
      [match('a', 'AB', { state: 'done' }), match('b', 'BC', { after: ['a'] })],
      { rules: { restMinutes: 10 } },
    ],
    [
      'wait for the change of the court',
      'b c2',
      [match('a', 'AB', done), match('b', 'CD'), match('c', 'EF')],
      { now: 22, rules: { restMinutes: 0, changeMinutes: 3 } },
    ],
    [
      'go to the court that is empty, not to the one that was just left',
      'b c2',
      [match('a', 'AB', done), match('b', 'CD')],
      { now: 22, rules: { restMinutes: 0, leavingMinutes: 3 } },
    ],
    [
      'go to the first court once its players have left',
      'b c1',
      [match('a', 'AB', done), match('b', 'CD')],
      { now: 23, rules: { restMinutes: 0, leavingMinutes: 3 } },
    ],
    [
      'leave no court idle because it was just left',
      'b c2, c c1',
      [match('a', 'AB', done), match('b', 'CD'), match('c', 'EF')],
      { now: 22, rules: { restMinutes: 0, leavingMinutes: 3 } },
    ],
    [
      'leave a closed court alone',
      'a c2',
      [match('a', 'AB'), match('b', 'CD')],
      {
        now: 60,
        courts: [
          { id: 'c1', from: 0, to: 60 },
          { id: 'c2', from: 60, to: 90 },
        ],
      },
    ],
  ])('The next matches %s', (_rule, expected, matches, options) => {
    const called = calls(matches, options);
    expect(called.split(', ').toSorted()).toEqual(expected.split(', ').toSorted());
  });

  test('Of two matches with the same way to go the one that could be called earlier comes first', () => {
    const matches = [
      match('x', 'AB', { ...done, endedAt: 40 }),
      match('y', 'CD', { ...done, court: 'c2' }),
      match('late', 'AE'),
      match('early', 'CF'),
    ];
    expect(calls(matches, { now: 60, courts: courts(1) })).toBe('early c1');
  });

  test('A match whose way leads to a final goes before one that leads nowhere, and the way counts the rests', () => {
    const long = [match('a', 'AB', { minutes: 45 }), ...knockout('k', 4, 15)];
    const options = { courts: courts(1) };
    expect(calls(long, { ...options, rules: { restMinutes: 0 } })).toBe('a c1');
    expect(calls(long, { ...options, rules: { restMinutes: 20 } })).toBe('k1-0 c1');
  });

  test('Matches that wait for each other in a circle are never called and stop nothing', () => {
    const circle = [match('a', 'AB', { after: ['b'] }), match('b', 'CD', { after: ['a'] })];
    expect(calls([...circle, match('c', 'EF')])).toBe('c c1');
  });
});
