import { describe, expect, test } from 'vitest';
import { sizes } from '#domain/groups/groups.ts';
import { type DayPlan, type PlannedEvent, planned } from './plan.ts';
import type { PlannedFormat } from './planned-stages.ts';

const knockout: PlannedFormat = { kind: 'knockout' };

function courts(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `c${index + 1}`);
}

function event(
  sides: number,
  format: PlannedFormat,
  more: Partial<PlannedEvent> = {},
): PlannedEvent {
  return { id: 'e', sides, format, minutes: 20, ...more };
}

function groups(count: number, wanted: 3 | 4 | 5, then: readonly [number, number | null][] = []) {
  const ranges = then.map(([from, to]) => ({ from, to }));
  return event(count, { kind: 'groups', sizes: sizes(count, wanted)!, knockouts: ranges });
}

/** Ten courts, 20 minutes and 3 to change, rest 10, unless said otherwise. */
function planOf(events: readonly PlannedEvent[], more: Partial<DayPlan> = {}) {
  const rules = { restMinutes: 10, changeMinutes: 3 };
  return planned({ events, courts: courts(10), start: 0, rules, ...more });
}

function done(events: readonly PlannedEvent[], more: Partial<DayPlan> = {}) {
  const made = planOf(events, more);
  if (!made.ok) throw new Error(made.code);
  return made.value;
}

const rest5 = { rules: { restMinutes: 5, changeMinutes: 3 } };

describe('the plan of a day', () => {
  test('128 players in a knockout on ten tables need 396 minutes, to the change after the final', () => {
    expect(done([event(128, knockout)])).toMatchObject({
      matches: 127,
      courtMinutes: 127 * 23,
      end: 393,
      minutesOver: 0,
      fewestPerSide: 1,
      averagePerSide: 254 / 128,
    });
  });

  test('Ten tables work 292 of these minutes: the last rounds of a knockout leave tables free', () => {
    const { courtMinutes } = done([event(128, knockout)]);
    expect(Math.floor(courtMinutes / 10)).toBe(292);
  });

  test.each([
    ['the final', 2, 10],
    ['the semi-finals and the final', 4, 20],
    ['the quarter-finals and all after them', 8, 30],
  ])(
    'Where %s take ten minutes longer (%i sides left), 128 players end %i minutes later',
    (_, from, longer) => {
      const last = { from, minutes: 30 };
      expect(done([event(128, knockout, { last })]).end).toBe(393 + longer);
    },
  );

  test('The match for third place takes as long as the semi-finals, not as the final', () => {
    const format = { kind: 'knockout', thirdPlace: true } as const;
    const minutes = (from: number) =>
      done([event(4, format, { last: { from, minutes: 30 } })], {
        rules: { restMinutes: 0 },
      }).courtMinutes;
    expect(minutes(2)).toBe(20 + 20 + 20 + 30);
    expect(minutes(4)).toBe(4 * 30);
  });

  test('Only the knockout for the first place has longer last rounds', () => {
    const byPlace = groups(8, 4, [
      [1, 1],
      [2, 2],
    ]);
    const usual = done([byPlace]).courtMinutes;
    const last = { from: 2, minutes: 30 };
    expect(done([{ ...byPlace, last }]).courtMinutes).toBe(usual + 10);
  });

  test('Two events of 64 need 366 minutes', () => {
    const two = [event(64, knockout), event(64, knockout, { id: 'f' })];
    const { end, events } = done(two);
    expect(end + 3).toBe(366);
    expect(events.map(({ id, matches }) => [id, matches])).toEqual([
      ['e', 63],
      ['f', 63],
    ]);
  });

  test('40 groups of 3 and 2 of 4 need 322 minutes before any knockout, 32 groups of 4 need 460', () => {
    expect(done([groups(128, 3)], rest5)).toMatchObject({
      matches: 132,
      end: 319,
      fewestPerSide: 2,
    });
    expect(done([groups(128, 4)], rest5)).toMatchObject({
      matches: 192,
      end: 457,
      fewestPerSide: 3,
    });
  });

  test('Groups of 4 and a knockout of the first two do not fit until 17:00', () => {
    const day = { ...rest5, start: 540, mustEnd: 1020 };
    const made = done([groups(128, 4, [[1, 2]])], day);
    expect(made.matches).toBe(192 + 63);
    expect(made.minutesOver).toBe(made.end - 1020);
    expect(made.minutesOver).toBeGreaterThan(100);
    expect(done([groups(128, 4, [[1, 2]])], { ...day, courts: courts(30) }).minutesOver).toBe(0);
  });

  test('With a draw for every place everybody has one more match', () => {
    const places = groups(48, 4, [
      [1, 1],
      [2, 2],
      [3, null],
    ]);
    expect(done([places])).toMatchObject({ matches: 72 + 11 + 11 + 23, fewestPerSide: 4 });
    expect(done([groups(48, 4, [[1, 2]])])).toMatchObject({ matches: 72 + 23, fewestPerSide: 3 });
  });

  test('A third place is one match more, a consolation gives everybody two', () => {
    expect(done([event(16, { ...knockout, thirdPlace: true })]).matches).toBe(16);
    const consolation = done([event(16, { ...knockout, consolation: true })]);
    expect(consolation).toMatchObject({ matches: 15 + 7, fewestPerSide: 2 });
    expect(done([event(2, { ...knockout, thirdPlace: true, consolation: true })]).matches).toBe(1);
  });

  test('A knockout after groups begins after the last group match and the rest', () => {
    const alone = done([groups(12, 4)]).end;
    const more = { knockoutMinutes: 30 };
    const all = done([{ ...groups(12, 4, [[1, 1]]), ...more }]);
    // Three winners: a semi-final and the final.
    expect(all).toMatchObject({ matches: 20, end: alone + 10 + 30 + 10 + 30 });
  });

  test('No match begins during lunch, and a match that runs into it is finished', () => {
    const lunch = { from: 30, to: 60 };
    const made = done([event(8, knockout)], { courts: courts(2), lunch });
    // Four matches from 0 and 23 to 43, then two semi-finals at 60, the final after the rest.
    expect(made.end).toBe(60 + 20 + 10 + 20);
    const short = done([event(4, knockout)], { courts: courts(1), lunch: { from: 10, to: 12 } });
    expect(short.end).toBe(30 + 20 + 10 + 20);
  });

  test('An event waits for its time and uses its courts', () => {
    const late = event(4, knockout, { notBefore: 100, courts: ['c2'] });
    expect(done([late], { courts: courts(2) }).end).toBe(100 + 20 + 3 + 20 + 10 + 20);
    const lunch = { from: 300, to: 310 };
    expect(done([late], { courts: courts(2), lunch }).end).toBe(173);
  });

  test.each<[string, readonly PlannedEvent[], Partial<DayPlan>, string]>([
    ['no event', [], {}, 'TOO_FEW'],
    ['one side', [event(1, knockout)], {}, 'TOO_FEW'],
    ['half a side', [event(2.5, knockout)], {}, 'TOO_FEW'],
    ['over 512 sides', [event(513, knockout)], {}, 'TOO_MANY'],
    ['over 128 groups', [groups(600, 4)], {}, 'TOO_MANY'],
    [
      'groups that do not add up',
      [event(9, { kind: 'groups', sizes: [4, 4], knockouts: [] })],
      {},
      'GROUP_TOO_SMALL',
    ],
    [
      'a group of two',
      [event(5, { kind: 'groups', sizes: [3, 2], knockouts: [] })],
      {},
      'GROUP_TOO_SMALL',
    ],
    [
      'places in two draws',
      [
        groups(8, 4, [
          [1, 2],
          [2, 3],
        ]),
      ],
      {},
      'INVALID_PLACES',
    ],
    ['a match of no length', [event(4, knockout, { minutes: Number.NaN })], {}, 'INVALID_TIMES'],
    [
      'an end before the start',
      [event(4, knockout)],
      { start: 600, mustEnd: 540 },
      'INVALID_TIMES',
    ],
    ['no court', [event(4, knockout)], { courts: [] }, 'NO_COURTS'],
    ['courts of another hall', [event(4, knockout, { courts: ['x'] })], {}, 'NO_COURTS'],
  ])('A plan is refused for %s', (_why, events, more, code) => {
    expect(planOf(events, more)).toEqual({ ok: false, code });
  });
});
