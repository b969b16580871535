import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assign } from './assign.ts';
import { forecast } from './forecast.ts';
import { courts, groupMatches, knockout, sampleDay } from './sample-days.ts';
import type { Day, PlannedMatch } from './vocabulary.ts';

/** The end of the last match. */
function lastEnd(day: Day): number {
  return Math.max(...[...forecast(day).values()].map(({ end }) => end));
}

/** The last match ends at, and the last court is free at. */
function makespan(matches: readonly PlannedMatch[], on: number, change: number, rest: number) {
  const rules = { restMinutes: rest, changeMinutes: change };
  return lastEnd(sampleDay(matches, { courts: courts(on), rules })) + change;
}

const tt = (size: number) => knockout('k', size, 20);

describe('the length of a day', () => {
  test.each([
    ['8 players on 2 courts', tt(8), 2, 0, 10, 100],
    ['128 players on 10 courts', tt(128), 10, 3, 10, 396],
    ['128 players on 16 courts', tt(128), 16, 3, 10, 288],
    ['128 players on 20 courts', tt(128), 20, 3, 10, 272],
    ['128 players on 8 courts', tt(128), 8, 3, 10, 442],
    ['128 players on 6 courts', tt(128), 6, 3, 10, 557],
    ['64 players on 10 courts', tt(64), 10, 3, 10, 242],
    ['32 players on 10 courts', tt(32), 10, 3, 10, 166],
    ['two events of 64 on 10 courts', [...tt(64), ...knockout('w', 64, 20)], 10, 3, 10, 366],
    [
      '40 groups of 3 and 2 of 4',
      groupMatches([...new Array(40).fill(3), 4, 4], 20),
      10,
      3,
      5,
      322,
    ],
    ['32 groups of 4', groupMatches(new Array(32).fill(4), 20), 10, 3, 5, 460],
    ['soft tennis, 128 players', knockout('s', 128, 25), 10, 3, 15, 496],
    ['one set of tennis, 128 players', knockout('t', 128, 30), 10, 5, 30, 660],
    ['a pro set of tennis, 128 players', knockout('t', 128, 45), 10, 5, 30, 900],
  ] as const)(
    'The length of a day is that of next.md 8.3: %s',
    (_what, matches, on, change, rest, minutes) => {
      expect(makespan(matches, on, change, rest)).toBe(minutes);
    },
  );

  test('Eight players on two courts play at 0, 0, 20, 20, then at 40 and 50, and the final at 80', () => {
    const day = sampleDay(tt(8), { courts: courts(2), rules: { restMinutes: 10 } });
    const starts = [...forecast(day).values()].map(({ start }) => start);
    expect(starts.toSorted((one, other) => one - other)).toEqual([0, 0, 20, 20, 40, 50, 80]);
  });
});

describe('a forecast', () => {
  const four = knockout('k', 4, 20);
  const one = { courts: courts(1), rules: { restMinutes: 10 } };
  const times = (day: Day) =>
    [...forecast(day)].map(([id, { court, start, end }]) => `${id} ${court} ${start}-${end}`);

  test('A playing match ends now at the earliest, and a called one begins now', () => {
    const matches: PlannedMatch[] = [
      { ...four[0]!, state: 'playing', court: 'c1', startedAt: 5 },
      { ...four[1]!, state: 'called', court: 'c2' },
      four[2]!,
    ];
    const day = { ...one, courts: courts(2), now: 40 };
    expect(times(sampleDay(matches, day))).toEqual([
      'k1-0 c1 5-40',
      'k1-1 c2 40-60',
      'k2-0 c1 70-90',
    ]);
  });

  test('Done matches have no entry, and what waits for them begins after the rest', () => {
    const played = four.slice(0, 2).map((match): PlannedMatch => {
      return { ...match, state: 'done', court: 'c1', endedAt: 20 };
    });
    expect(times(sampleDay([...played, four[2]!], { ...one, now: 25 }))).toEqual(['k2-0 c1 30-50']);
  });

  test('A walkover asks no rest of the match that waits for it', () => {
    const unplayed = four.slice(0, 2).map((match): PlannedMatch => ({ ...match, state: 'done' }));
    expect(times(sampleDay([...unplayed, four[2]!], { ...one, now: 5 }))).toEqual(['k2-0 c1 5-25']);
  });

  test('Matches of absent people, and what waits for them, have no entry', () => {
    expect(times(sampleDay(four, { ...one, absent: new Set(['kp0']) }))).toEqual(['k1-1 c1 0-20']);
  });

  test('Matches for which the courts close too early have no entry', () => {
    const closing = { ...one, courts: [{ id: 'c1', from: 0, to: 21 }] };
    expect(times(sampleDay(four, closing))).toEqual(['k1-0 c1 0-20', 'k1-1 c1 20-40']);
  });

  test('A court that opens later is used from then on', () => {
    const late = [...courts(1), { id: 'c2', from: 15, to: 100 }];
    expect(times(sampleDay(four, { ...one, courts: late }))).toEqual([
      'k1-0 c1 0-20',
      'k1-1 c2 15-35',
      'k2-0 c1 45-65',
    ]);
  });

  test('Matches without minutes are all planned', () => {
    const day = sampleDay(knockout('k', 8, 0), { courts: courts(1) });
    expect(forecast(day).size).toBe(7);
  });

  test('A day without matches or courts has an empty forecast', () => {
    expect(forecast(sampleDay([], { courts: courts(2) })).size).toBe(0);
    expect(forecast(sampleDay(four, { courts: [] })).size).toBe(0);
  });
});

const anyDay = fc
  .record({
    people: fc.integer({ min: 4, max: 12 }),
    pairs: fc.array(fc.tuple(fc.nat(11), fc.nat(11), fc.integer({ min: 1, max: 40 }), fc.nat(30)), {
      minLength: 1,
      maxLength: 30,
    }),
    size: fc.constantFrom(2, 4, 8, 16),
    on: fc.integer({ min: 1, max: 5 }),
    rest: fc.nat(20),
    change: fc.nat(5),
  })
  .map(({ people, pairs, size, on, rest, change }) => {
    const loose = pairs.map(([one, other, minutes, notBefore], index): PlannedMatch => {
      const [first, second] = [one % people, other % people];
      const names = [`p${first}`, `p${first === second ? (second + 1) % people : second}`];
      return { id: `m${index}`, people: names, after: [], minutes, notBefore, state: 'waiting' };
    });
    const rules = { restMinutes: rest, changeMinutes: change };
    return sampleDay([...knockout('k', size, 20), ...loose], { courts: courts(on), rules });
  });

describe('every forecast', () => {
  test('A forecast has every match, for its minutes, after the rest that follows the matches it waits for', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const planned = forecast(day);
        expect(planned.size).toBe(day.matches.length);
        for (const { id, minutes, after } of day.matches) {
          const { start, end } = planned.get(id)!;
          expect(end - start).toBe(minutes);
          const earliest = after.map((before) => planned.get(before)!.end + day.rules.restMinutes);
          expect(start).toBeGreaterThanOrEqual(Math.max(0, ...earliest));
        }
      }),
    );
  });

  test('In a forecast nobody plays before the rest is over, and no court takes a match during the change', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { restMinutes, changeMinutes = 0 } = day.rules;
        const planned = forecast(day);
        const inOrder = day.matches
          .map(({ id, people }) => ({ people, ...planned.get(id)! }))
          .sort((one, other) => one.start - other.start);
        const rested = new Map<string, number>();
        for (const { people, court, start, end } of inOrder) {
          const earliest = [court, ...people].map((one) => rested.get(one) ?? 0);
          expect(start).toBeGreaterThanOrEqual(Math.max(...earliest));
          rested.set(court, end + changeMinutes);
          for (const person of people) rested.set(person, end + restMinutes);
        }
      }),
    );
  });

  test('A day that is called by assign, minute by minute, runs as a forecast of determined matches says', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const determined = { ...day, matches: day.matches.filter(({ id }) => id.startsWith('m')) };
        const planned = forecast(determined);
        const played = playedByMinutes(determined);
        expect(played).toEqual(new Map([...planned].map(([id, { start }]) => [id, start])));
      }),
    );
  });
});

/** The start of each match when the desk follows `assign` and every match takes its minutes. */
function playedByMinutes(day: Day): Map<string, number> {
  const starts = new Map<string, number>();
  let matches = day.matches;
  for (let now = 0; starts.size < matches.length; now++) {
    matches = matches.map((match) => {
      const end = (match.startedAt ?? now) + match.minutes;
      return match.state === 'playing' && end <= now
        ? { ...match, state: 'done', endedAt: end }
        : match;
    });
    for (const call of assign({ ...day, now, matches })) {
      starts.set(call.match, now);
      matches = matches.map((match) =>
        match.id === call.match
          ? { ...match, state: 'playing', court: call.court, startedAt: now }
          : match,
      );
    }
  }
  return starts;
}
