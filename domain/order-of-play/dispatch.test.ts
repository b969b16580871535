import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { criticalPaths } from './critical-path.ts';
import { dispatch } from './dispatch.ts';
import { expectedTimes, lastEnd, plannedEnd } from './expected-times.ts';
import { type QueuedDay, type QueuedMatch, UNTOUCHED } from './queued.ts';
import { sampleMatch } from './sample-queue.ts';
import { umpireOn } from './umpires.ts';

const match = (id: string, people: string, more: Partial<QueuedMatch> = {}) =>
  sampleMatch({ id, people: [...people], ...more });

function day(matches: readonly QueuedMatch[], more: Partial<QueuedDay> = {}): QueuedDay {
  const courts = ['c1', 'c2'].map((id) => ({ id, isClosed: false, breaks: [] }));
  return { now: 60, start: 0, courts, matches, changeMinutes: 0, ...more };
}

const desk = (more: Partial<QueuedMatch['desk']>) => ({ desk: { ...UNTOUCHED, ...more } });
const on = (court: string) => ({ state: 'playing', court, startedAt: 50 }) as const;
const done = { state: 'done', court: 'c1', startedAt: 30, endedAt: 55 } as const;

/** Why the match "x" cannot be called: "busy B c1". */
function obstacles(matches: readonly QueuedMatch[], more: Partial<QueuedDay> = {}): string {
  const { notReady } = dispatch(day(matches, more));
  const found = notReady.find(({ id }) => id === 'x')?.obstacles ?? [];
  return found
    .map(({ code, person, court, until, matches: awaited }) =>
      [code, person, court, until, ...(code.endsWith('busy') ? [] : (awaited ?? []))]
        .filter((part) => part !== undefined)
        .join(' '),
    )
    .join(', ');
}

describe('what a match waits for', () => {
  test.each<[string, string, readonly QueuedMatch[]]>([
    ['nothing', '', [match('x', 'AB')]],
    [
      'the match that decides its sides',
      'sides-unknown a',
      [match('a', 'AB'), match('x', '', { after: ['a', 'b'] }), match('b', 'CD', done)],
    ],
    ['somebody on another court', 'busy A c1', [match('a', 'AC', on('c1')), match('x', 'AB')]],
    [
      'somebody who umpires',
      'busy A c1',
      [match('a', 'CD', { ...on('c1'), umpires: ['A'] }), match('x', 'AB')],
    ],
    [
      'its umpire',
      'umpire-busy U c1',
      [match('a', 'UD', on('c1')), match('x', 'AB', { umpires: ['U'] })],
    ],
    ['the rest of both', 'rest A 65, rest B 65', [match('a', 'AB', done), match('x', 'AB')]],
    ['no rest of an umpire', '', [match('a', 'UD', done), match('x', 'AB', { umpires: ['U'] })]],
    ['no rest after a walkover', '', [match('a', 'AC', { state: 'done' }), match('x', 'AB')]],
    ['its own rest', 'rest A 85', [match('a', 'AC', done), match('x', 'AB', { restMinutes: 30 })]],
    [
      'lunch',
      'lunch A 95',
      [match('a', 'AC', { ...done, lunch: { from: 50, to: 90, minutes: 40 } }), match('x', 'AB')],
    ],
    [
      'somebody who has not come',
      'not-present A, absent B, withdrawn C',
      [
        match('x', 'ABC', {
          missing: [
            { person: 'A', code: 'not-present' },
            { person: 'B', code: 'absent' },
            { person: 'C', code: 'withdrawn' },
          ],
        }),
      ],
    ],
    ['its time', 'not-before 61', [match('x', 'AB', desk({ notBefore: 61 }))]],
    [
      'the answer of the other side to a result before it',
      'unconfirmed 61 a',
      [match('x', 'AB', { unagreed: [{ match: 'a', until: 61 }] })],
    ],
    [
      'no answer that is overdue',
      '',
      [match('x', 'AB', { unagreed: [{ match: 'a', until: 60 }] })],
    ],
    [
      'the decision of the desk about a result before it',
      'disputed a',
      [match('x', 'AB', { unagreed: [{ match: 'a', until: null }] })],
    ],
    ['the desk', 'held', [match('x', 'AB', desk({ isHeld: true }))]],
    [
      'the match before it on its court',
      'court-order a',
      [
        match('a', 'CD', { ...desk({ court: 'c1' }), isInOrder: true }),
        match('x', 'AB', { ...desk({ court: 'c1' }), isInOrder: true }),
      ],
    ],
    [
      'no match of another mode on its court',
      '',
      [
        match('a', 'CD', desk({ court: 'c1' })),
        match('x', 'AB', { ...desk({ court: 'c1' }), isInOrder: true }),
      ],
    ],
  ])('A match waits for %s', (_what, expected, matches) => {
    expect(obstacles(matches)).toBe(expected);
  });
});

describe('the order and its reasons', () => {
  const order = (matches: readonly QueuedMatch[], more: Partial<QueuedDay> = {}) =>
    dispatch(day(matches, more)).waiting.map(({ id, reason }) => {
      return [id, reason.code, reason.minutes].filter((part) => part !== null).join(' ');
    });

  test('The longest critical path goes first, and the last one says its own', () => {
    const final = match('f', '', { after: ['b'] });
    expect(order([match('a', 'AB'), match('b', 'CD'), final])).toEqual([
      'b critical-path 50',
      'a critical-path 20',
    ]);
  });

  test('The proposal is for the court that has been empty for long; both courts have one where two matches wait', () => {
    const ended = match('e', 'EF', { ...done, endedAt: 59 });
    const calls = (...waiting: QueuedMatch[]) =>
      dispatch(day([ended, ...waiting], { changeMinutes: 3 })).calls;
    const [one, other] = [match('a', 'AB'), match('b', 'CD')];
    expect(calls(one)).toEqual([{ match: 'a', court: 'c2' }]);
    expect(calls(one, other)).toHaveLength(2);
  });

  test('With the same path goes first who has waited longest, then the order of the draw', () => {
    const matches = [
      match('a', 'AB', { arrivedAt: 30 }),
      match('b', 'CD', { arrivedAt: 18 }),
      match('c', 'EF', { arrivedAt: 30 }),
    ];
    expect(order(matches)).toEqual(['b longest-waiting 42', 'a draw-order', 'c critical-path 20']);
  });

  test('The desk comes before every path: reserved, first, at a place, on a court, and last after all', () => {
    const matches = [
      match('usual', 'AB', { minutes: 300 }),
      match('last', 'CD', { ...desk({ priority: 'last' }), minutes: 400 }),
      match('court', 'EF', desk({ court: 'c1' })),
      match('second', 'GH', desk({ place: 2 })),
      match('place', 'IJ', desk({ place: 1 })),
      match('first', 'KL', desk({ priority: 'first' })),
      match('next', 'MN', desk({ court: 'c2', isReserved: true })),
    ];
    expect(order(matches)).toEqual([
      'next fixed-court',
      'first desk',
      'place desk',
      'second desk',
      'court fixed-court',
      'usual critical-path 300',
      'last desk',
    ]);
  });

  test('The matches of a closed court float', () => {
    const courts = [
      { id: 'c1', isClosed: true, breaks: [] },
      { id: 'c2', isClosed: false, breaks: [] },
    ];
    const matches = [match('x', 'AB', desk({ court: 'c1' }))];
    expect(dispatch(day(matches, { courts })).calls).toEqual([{ match: 'x', court: 'c2' }]);
  });

  test('In a group the rounds that are left count, as many as can be played at once', () => {
    const group = { id: 'g', atOnce: 2 };
    const own = ['AB', 'CD', 'AC', 'BD', 'AD', 'BC'].map((people, at) =>
      match(`m${at}`, people, { group }),
    );
    const next = match('k', '', { after: own.map(({ id }) => id) });
    // Three rounds of 20 with rests of ten, then the match that waits for the group.
    expect(criticalPaths([...own, next]).get('m0')).toBe(110);
    const later = own.map((one, at) => (at < 4 ? { ...one, ...done } : one));
    expect(criticalPaths([...later, next]).get('m4')).toBe(50);
  });
});

describe('courts and times', () => {
  const pause = { id: 'c1', isClosed: false, breaks: [{ from: 60, to: 90 }] };

  test('A court in a break is not filled, and the forecast uses it afterwards', () => {
    const paused = day([match('x', 'AB'), match('y', 'CD')], { courts: [pause] });
    expect(dispatch(paused).calls).toEqual([]);
    const times = [...expectedTimes(paused)].map(([id, { court, start }]) => [id, court, start]);
    expect(times).toEqual([
      ['x', 'c1', 90],
      ['y', 'c1', 110],
    ]);
  });

  test('A match that is played when the break begins does not end it', () => {
    const playing = match('a', 'CD', on('c1'));
    const paused = day([playing, match('x', 'AB')], { courts: [pause] });
    expect(expectedTimes(paused).get('x')?.start).toBe(90);
  });

  test('Who is not there yet counts for the forecast; who is absent or has withdrawn does not', () => {
    const startOf = (code: QueuedMatch['missing'][number]['code']) =>
      expectedTimes(day([match('x', 'AB', { missing: [{ person: 'A', code }] })])).get('x')?.start;
    expect([startOf('not-present'), startOf('absent'), startOf('withdrawn')]).toEqual([
      ...[60, undefined, undefined],
    ]);
  });

  test('A dispute holds a match now, and not in the forecast', () => {
    const disputed = day([match('x', 'AB', { unagreed: [{ match: 'a', until: null }] })]);
    expect(dispatch(disputed).calls).toEqual([]);
    expect(expectedTimes(disputed).get('x')?.start).toBe(60);
  });

  test('Before the day begins it is forecast from its start', () => {
    const early = day([match('x', 'AB')], { now: -600, start: 60 });
    expect(expectedTimes(early).get('x')?.start).toBe(60);
  });

  test('The plan is that of the beginning: it does not move when matches take longer', () => {
    const late = [match('x', 'AB', { ...done, endedAt: 55 }), match('y', 'AB', { after: ['x'] })];
    expect(plannedEnd(day(late))).toBe(50);
    expect(lastEnd(expectedTimes(day(late)))).toBe(85);
    expect(plannedEnd(day([]))).toBeNull();
  });
});

describe('every day', () => {
  const person = fc.constantFrom(...'ABCDEFGH');
  const anyMatch = fc.record({
    people: fc.uniqueArray(person, { minLength: 2, maxLength: 4 }),
    umpire: fc.option(person),
    state: fc.constantFrom('waiting', 'waiting', 'waiting', 'done' as const),
    ended: fc.integer({ min: 0, max: 60 }),
    rest: fc.integer({ min: 0, max: 40 }),
    isHeld: fc.boolean(),
    isMissing: fc.boolean(),
    court: fc.option(fc.constantFrom('c1', 'c2', 'c9')),
    isInOrder: fc.boolean(),
    notBefore: fc.option(fc.integer({ min: 0, max: 100 })),
    hasLunch: fc.boolean(),
    unagreed: fc.array(
      fc.record({
        match: fc.constant('m0'),
        until: fc.option(fc.integer({ min: 50, max: 70 })),
      }),
      { maxLength: 2 },
    ),
  });
  const anyDay = fc.array(anyMatch, { maxLength: 12 }).map((list) =>
    day(
      list.map((one, at) =>
        match(`m${at}`, one.people.join(''), {
          restMinutes: one.rest,
          umpires: one.umpire !== null && !one.people.includes(one.umpire) ? [one.umpire] : [],
          missing: one.isMissing ? [{ person: one.people[0]!, code: 'not-present' }] : [],
          isInOrder: one.isInOrder,
          unagreed: one.unagreed,
          ...(one.hasLunch && { lunch: { from: 20, to: 55, minutes: 25 } }),
          ...desk({ isHeld: one.isHeld, court: one.court, notBefore: one.notBefore }),
          ...(one.state === 'done'
            ? { state: 'done' as const, startedAt: one.ended - 15, endedAt: one.ended }
            : { state: 'waiting' as const }),
        }),
      ),
    ),
  );

  test('A match waits in the order or has an obstacle, and never both or neither', () => {
    fc.assert(
      fc.property(anyDay, (any) => {
        const { waiting, notReady } = dispatch(any);
        const open = any.matches.filter(({ state }) => state === 'waiting').map(({ id }) => id);
        const listed = [...waiting.map(({ id }) => id), ...notReady.map(({ id }) => id)];
        expect(listed.toSorted()).toEqual(open.toSorted());
        for (const { obstacles: why } of notReady) expect(why.length).toBeGreaterThan(0);
      }),
    );
  });

  test('What is proposed can be called, each on a court of its own, with nobody twice', () => {
    fc.assert(
      fc.property(anyDay, (any) => {
        const { calls, waiting } = dispatch(any);
        const ready = new Set(waiting.map(({ id }) => id));
        expect(calls.every(({ match: id }) => ready.has(id))).toBe(true);
        expect(new Set(calls.map(({ court }) => court)).size).toBe(calls.length);
        const people = calls.flatMap(({ match: id }) => {
          const called = any.matches.find((one) => one.id === id)!;
          return [...called.people, ...called.umpires];
        });
        expect(new Set(people).size).toBe(people.length);
      }),
    );
  });
});

describe('umpires of a knockout', () => {
  const courts = ['c1', 'c2', 'c3'];
  const isFree = () => true;

  test.each<[string, string | null, Parameters<typeof umpireOn>[1]]>([
    [
      'the loser of the court',
      'L2',
      {
        courts,
        losers: new Map([
          ['c1', 'L1'],
          ['c2', 'L2'],
        ]),
        latestFirst: [],
        isFree,
      },
    ],
    [
      'the loser of the nearest court',
      'L1',
      { courts, losers: new Map([['c1', 'L1']]), latestFirst: [], isFree },
    ],
    [
      'another loser than one who plays soon',
      'L3',
      {
        courts,
        losers: new Map([
          ['c2', 'L2'],
          ['c3', 'L3'],
        ]),
        latestFirst: [],
        isFree: (side) => side !== 'L2',
      },
    ],
    [
      'the side that plays last, before anybody has lost',
      'Z',
      { courts, losers: new Map(), latestFirst: ['Z', 'Y'], isFree },
    ],
    [
      'nobody when no loser is free',
      null,
      { courts, losers: new Map([['c2', 'L2']]), latestFirst: ['Z'], isFree: () => false },
    ],
  ])('The umpire is %s', (_who, umpire, around) => {
    expect(umpireOn('c2', around)).toBe(umpire);
  });
});
