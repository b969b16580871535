import { describe, expect, test } from 'vitest';
import { MINUTE, makespanMinutes, type SeenDay, type SeenMatch } from './day-record.ts';
import { idleCourtMinutes } from './idle-courts.ts';
import { doubleBookings, restViolations } from './people-and-courts.ts';

/** A match "A B" on a court, in minutes. */
function match(
  key: string,
  people: string,
  [courtId, called, ended]: readonly [string, number, number],
  after = '',
): SeenMatch {
  const list = (text: string) => text.split(' ').filter((one) => one !== '');
  return {
    key,
    courtId,
    people: list(people),
    after: list(after),
    calledAt: called * MINUTE,
    endedAt: ended * MINUTE,
  };
}

function day(matches: readonly SeenMatch[], more: Partial<SeenDay> = {}): SeenDay {
  const courts = ['c1', 'c2'];
  return { courts, matches, from: 0, outages: [], restMinutes: 10, changeMinutes: 3, ...more };
}

/** Four players on two courts: semi-finals at 0, the final after the rest. */
const SEMI_FINALS = [match('1-0', 'A B', ['c1', 0, 20]), match('1-1', 'C D', ['c2', 0, 20])];
const FINAL = match('2-0', 'A C', ['c1', 30, 50], '1-0 1-1');

describe('What the clients of a day have seen', () => {
  test('A day without a mistake breaks nothing, and its length includes the change after the last match', () => {
    const good = day([...SEMI_FINALS, FINAL]);
    expect(idleCourtMinutes(good)).toBe(0);
    expect(restViolations(good)).toBe(0);
    expect(doubleBookings(good)).toBe(0);
    expect(makespanMinutes(good)).toBe(53);
  });

  test('A court that is free while a rested match waits is idle', () => {
    const late = match('2-0', 'A C', ['c1', 37, 57], '1-0 1-1');
    expect(idleCourtMinutes(day([...SEMI_FINALS, late]))).toBe(7);
  });

  test('Two free courts and two ready matches are twice as many minutes', () => {
    const late = SEMI_FINALS.map((one) => ({ ...one, calledAt: 5 * MINUTE }));
    expect(idleCourtMinutes(day(late))).toBe(10);
  });

  test('Two free courts and two ready matches of one person are one idle court', () => {
    const matches = [match('g1', 'A B', ['c1', 5, 25]), match('g2', 'B C', ['c1', 40, 60])];
    expect(idleCourtMinutes(day(matches))).toBe(5 + (40 - 35));
  });

  test('The way from one call to the next, up to a minute, is not idle', () => {
    const soon = match('2-0', 'A C', ['c1', 31, 51], '1-0 1-1');
    expect(idleCourtMinutes(day([...SEMI_FINALS, soon]))).toBe(0);
  });

  test('Ten courts that are called one after the other are not idle, however long all calls together take', () => {
    const courts = Array.from({ length: 10 }, (_, at) => `c${at}`);
    const matches = courts.map((court, at) =>
      match(`1-${at}`, `A${at} B${at}`, [court, at * 0.5, at * 0.5 + 20]),
    );
    expect(idleCourtMinutes(day(matches, { courts }))).toBe(0);
  });

  test('A call that comes more than a minute after the one before leaves the other courts idle', () => {
    const matches = [match('1-0', 'A B', ['c1', 0, 20]), match('1-1', 'C D', ['c2', 2, 22])];
    expect(idleCourtMinutes(day(matches))).toBe(2);
  });

  test('The change of a court is not idle', () => {
    const matches = [...SEMI_FINALS, match('g', 'E F', ['c1', 23, 43])];
    expect(idleCourtMinutes(day(matches))).toBe(0);
  });

  test('A match whose sides nobody knows yet holds no court back', () => {
    const longer = [SEMI_FINALS[0]!, match('1-1', 'C D', ['c2', 0, 60])];
    const final = match('2-0', 'A C', ['c1', 70, 90], '1-0 1-1');
    expect(idleCourtMinutes(day([...longer, final]))).toBe(0);
  });

  test('A rubber whose tie counts as decided waits for nobody, until the result of another one is turned', () => {
    const matches = [match('1-0r1', 'A B', ['c1', 0, 20]), match('1-0r2', 'C D', ['c1', 37, 57])];
    const decided = new Map([['1-0', [{ from: 20 * MINUTE, to: 37 * MINUTE }]]]);
    const first = { ...matches[0]!, turnedAt: 37 * MINUTE };
    expect(idleCourtMinutes(day([first, matches[1]!], { courts: ['c1'], decided }))).toBe(0);
    expect(idleCourtMinutes(day(matches, { courts: ['c1'] }))).toBe(37 - 23);
  });

  test('An outage of the server is not idle', () => {
    const late = match('2-0', 'A C', ['c1', 37, 57], '1-0 1-1');
    const outages = [{ from: 30 * MINUTE, to: 37 * MINUTE }];
    expect(idleCourtMinutes(day([...SEMI_FINALS, late], { outages }))).toBe(0);
  });

  test('A call before the end of the rest is a violation', () => {
    const soon = match('2-0', 'A C', ['c1', 29, 49], '1-0 1-1');
    expect(restViolations(day([...SEMI_FINALS, soon]))).toBe(2);
  });

  test('A correction after the next call cuts no rest short', () => {
    const [first, second] = SEMI_FINALS as [SeenMatch, SeenMatch];
    const corrected = { ...first, heldUntil: 31 * MINUTE };
    expect(restViolations(day([corrected, second, FINAL]))).toBe(0);
  });

  test('A person on two courts at once is found, and so are two matches on one court', () => {
    const sameTime = match('g', 'A E', ['c3', 10, 30]);
    expect(doubleBookings(day([...SEMI_FINALS, sameTime]))).toBe(1);
    const sameCourt = match('g', 'E F', ['c1', 10, 30]);
    expect(doubleBookings(day([...SEMI_FINALS, sameCourt]))).toBe(1);
  });

  test('After a walkover nobody rests, and the court is free at once', () => {
    const walkover = { ...match('1-0', 'A B', ['c1', 0, 10]), isWalkover: true };
    const next = match('2-0', 'A C', ['c1', 12, 32], '1-0');
    expect(restViolations(day([walkover, next]))).toBe(0);
    expect(idleCourtMinutes(day([walkover, { ...next, calledAt: 20 * MINUTE }]))).toBe(10);
  });

  test('Lunch follows the first match inside its window: a call before its end is a violation, and waiting for it is not idle', () => {
    const lunch = { from: 15 * MINUTE, to: 120 * MINUTE, minutes: 30 };
    const finalAt = (called: number) => match('2-0', 'A C', ['c1', called, called + 20], '1-0 1-1');
    expect(restViolations(day([...SEMI_FINALS, finalAt(49)], { lunch }))).toBe(2);
    expect(restViolations(day([...SEMI_FINALS, finalAt(50)], { lunch }))).toBe(0);
    expect(idleCourtMinutes(day([...SEMI_FINALS, finalAt(50)], { lunch }))).toBe(0);
    expect(idleCourtMinutes(day([...SEMI_FINALS, finalAt(55)], { lunch }))).toBe(5);
  });

  test('A court that is out of use is not idle', () => {
    const closures = ['c1', 'c2'].map((courtId) => ({ courtId, from: 0, to: 60 * MINUTE }));
    const late = match('2-0', 'A C', ['c1', 60, 80], '1-0 1-1');
    expect(idleCourtMinutes(day([...SEMI_FINALS, late], { closures }))).toBe(0);
  });

  test('A match of a stage that is drawn later can be called from then on', () => {
    const knockout = { ...match('k', 'A C', ['c1', 45, 65]), knownFrom: 40 * MINUTE };
    expect(idleCourtMinutes(day([...SEMI_FINALS, knockout]))).toBe(5);
  });
});
