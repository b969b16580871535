import { describe, expect, test } from 'vitest';
import { checksOf, lastLine, type Outcome } from './verdict.ts';

const GOOD: Outcome = {
  judged: {
    matches: 127,
    makespanMinutes: 399,
    idleCourtMinutesWhileReady: 0,
    restViolations: 0,
    doubleBookings: 0,
    lostResults: 0,
    doubledResults: 0,
    wrongBracketResults: 0,
    wrongStandings: 0,
    rewrittenMatches: 0,
  },
  reading: {
    streamed: [],
    others: [],
    unseen: 0,
    refused: 0,
    differingPages: 0,
    differingMatches: 0,
  },
  expectedMatches: 127,
  plannedMinutes: 396,
  matchMinutes: 23,
  isUndisturbed: true,
  rateLimited: 0,
  writeP95Ms: 48.2,
  isTimed: true,
};

const broken = (outcome: Outcome) => checksOf(outcome).filter(({ holds }) => !holds).length;

describe('The verdict on a simulated day', () => {
  test('A day without a mistake holds every check', () => {
    expect(broken(GOOD)).toBe(0);
  });

  test('A reader who waits longer than five seconds after the end of one of two servers fails the day', () => {
    expect(broken({ ...GOOD, reopenedMs: 5000 })).toBe(0);
    expect(broken({ ...GOOD, reopenedMs: 5001 })).toBe(1);
  });

  test('A result that readers see after a second and a half, or a slow write, fails a day whose times are judged', () => {
    const reading = { ...GOOD.reading, streamed: Array(20).fill(1501) };
    for (const slow of [
      { ...GOOD, reading },
      { ...GOOD, writeP95Ms: 150.1 },
    ]) {
      expect(broken(slow)).toBe(1);
      expect(broken({ ...slow, isTimed: false })).toBe(0);
    }
    const longest = { ...reading, streamed: Array(20).fill(1500) };
    expect(broken({ ...GOOD, reading: longest, writeP95Ms: 150 })).toBe(0);
  });

  test.each([
    ['matches', 126],
    ['idleCourtMinutesWhileReady', 0.1],
    ['restViolations', 1],
    ['doubleBookings', 1],
    ['lostResults', 1],
    ['doubledResults', 1],
    ['wrongBracketResults', 1],
    ['wrongStandings', 1],
    ['rewrittenMatches', 1],
    ['makespanMinutes', 404],
  ])('A day with %s %d breaks one check', (name, value) => {
    expect(broken({ ...GOOD, judged: { ...GOOD.judged, [name]: value } })).toBe(1);
  });

  const TEAMS = {
    ties: 31,
    undecidedTies: 0,
    wrongTies: 0,
    openRubbers: 0,
    needlessRubbers: 0,
    ordersReadEarly: 0,
    lostOrders: 0,
    replayedMinutes: 396,
  };

  test('A day of teams without a mistake holds every check, and says so in its last line', () => {
    const outcome = { ...GOOD, judged: { ...GOOD.judged, teams: TEAMS } };
    expect(broken(outcome)).toBe(0);
    expect(JSON.parse(lastLine(outcome))).toMatchObject(TEAMS);
  });

  test('A day of teams may take one match longer than its plan', () => {
    const judged = { ...GOOD.judged, teams: TEAMS };
    const ends = (makespanMinutes: number) =>
      broken({ ...GOOD, judged: { ...judged, makespanMinutes } });
    expect(ends(426)).toBe(0);
    expect(ends(427)).toBe(1);
  });

  test.each(['undecidedTies', 'wrongTies', 'needlessRubbers', 'ordersReadEarly', 'lostOrders'])(
    'A day of teams with %s 1 breaks one check',
    (name) => {
      const teams = { ...TEAMS, [name]: 1 };
      expect(broken({ ...GOOD, judged: { ...GOOD.judged, teams } })).toBe(1);
    },
  );

  test.each(['differingPages', 'differingMatches', 'unseen'])(
    'A day after which live pages have %s 1 breaks one check',
    (name) => {
      expect(broken({ ...GOOD, reading: { ...GOOD.reading, [name]: 1 } })).toBe(1);
    },
  );

  test('A request that is refused because there were too many breaks a check', () => {
    expect(broken({ ...GOOD, rateLimited: 1 })).toBe(1);
  });

  test('A day that kills or losses have disturbed may take longer than planned', () => {
    const judged = { ...GOOD.judged, makespanMinutes: 500 };
    expect(broken({ ...GOOD, judged, isUndisturbed: false })).toBe(0);
  });

  test('The last line is one line of JSON with the figures that others read', () => {
    expect(lastLine(GOOD)).toBe(
      '{"matches":127,"makespanMinutes":399,"idleCourtMinutesWhileReady":0,"restViolations":0,' +
        '"lostResults":0,"doubledResults":0,"wrongBracketResults":0,"liveP95Ms":null,"writeP95Ms":48.2}',
    );
    const reading = { ...GOOD.reading, streamed: [210, 340], others: [9000] };
    expect(lastLine({ ...GOOD, reading })).toContain('"liveP95Ms":340');
  });
});
