import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { courtsWithLabel, hasLabel } from './court-labels.ts';
import { dispatch } from './dispatch.ts';
import { expectedTimes } from './expected-times.ts';
import { type QueuedCourt, type QueuedDay, type QueuedMatch, UNTOUCHED } from './queued.ts';
import { sampleMatch } from './sample-queue.ts';

const court = (id: string, ...labels: string[]): QueuedCourt => ({
  id,
  isClosed: false,
  breaks: [],
  labels,
});
const closed = (id: string, ...labels: string[]) => ({ ...court(id, ...labels), isClosed: true });

const match = (id: string, label: string | null, more: Partial<QueuedMatch> = {}) =>
  sampleMatch({ id, label, people: [`${id}1`, `${id}2`], ...more });

function day(courts: readonly QueuedCourt[], matches: readonly QueuedMatch[]): QueuedDay {
  return { now: 60, start: 0, courts, matches, changeMinutes: 0 };
}

/** "x on c2": the matches to call now. */
function calls(courts: readonly QueuedCourt[], matches: readonly QueuedMatch[]): string {
  return dispatch(day(courts, matches))
    .calls.map((call) => `${call.match} on ${call.court}`)
    .join(', ');
}

describe('a label of courts', () => {
  test.each([
    ['the same word', 'Centre', true],
    ['another case and width', 'ｃｅｎｔｒｅ', true],
    ['spaces', ' Cen tre', true],
    ['another word', 'Lower', false],
  ])('A court has a label that is written with %s: %s is %s', (_, label, expected) => {
    expect(hasLabel({ labels: ['Centre'] }, label)).toBe(expected);
  });

  test('Every court is meant where no label is wanted, and where no open court has it', () => {
    const courts = [court('c1'), closed('c2', 'Centre')];
    expect(courtsWithLabel(courts, null)).toBeNull();
    expect(courtsWithLabel(courts, 'Centre')).toBeNull();
    expect(courtsWithLabel([...courts, court('c3', 'Centre')], 'Centre')).toEqual(
      new Set(['c2', 'c3']),
    );
  });
});

describe('matches that need a label', () => {
  const centre = [court('c1'), court('c2', 'Centre')];

  test('A match goes to a court with its label, and waits while all of them are taken', () => {
    expect(calls(centre, [match('x', 'Centre')])).toBe('x on c2');
    const taken = match('a', null, { state: 'playing', court: 'c2', startedAt: 50 });
    expect(calls(centre, [taken, match('x', 'Centre')])).toBe('');
  });

  test('A match without a label makes room on the labelled court', () => {
    const [x, y] = [match('x', 'Centre'), match('y', null, { after: [] })];
    expect(calls(centre, [y, x])).toBe('y on c1, x on c2');
  });

  test('The forecast plays it on such a court only', () => {
    const expected = expectedTimes(day(centre, [match('x', 'Centre'), match('y', 'Centre')]));
    expect([...expected.values()].map((one) => `${one.court} ${one.start}`)).toEqual([
      'c2 60',
      'c2 80',
    ]);
  });

  test('The court that the desk has fixed goes before the label', () => {
    const desk = { ...UNTOUCHED, court: 'c1' };
    expect(calls(centre, [match('x', 'Centre', { desk })])).toBe('x on c1');
  });

  test('A match floats while the only court with its label is closed', () => {
    expect(calls([court('c1'), closed('c2', 'Centre')], [match('x', 'Centre')])).toBe('x on c1');
  });

  test('A match waits for a court with its label that is open for practice', () => {
    const lent = { ...closed('c2', 'Centre'), isOpenTable: true };
    expect(calls([court('c1'), lent], [match('x', 'Centre')])).toBe('');
  });

  test('No match is called to an open court without its label, and no court is idle that a ready match may use', () => {
    const label = fc.constantFrom('Centre', 'Lower', null);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(label, fc.boolean()), { minLength: 1, maxLength: 6 }),
        fc.array(label, { maxLength: 8 }),
        (halls, wanted) => {
          const courts = halls.map(([one, isOpen], at) => ({
            ...court(`c${at}`, ...(one === null ? [] : [one])),
            isClosed: !isOpen,
          }));
          const matches = wanted.map((one, at) => match(`m${at}`, one));
          const fits = (id: string, courtId: string) => {
            const allowed = courtsWithLabel(courts, matches.find((one) => one.id === id)!.label!);
            return allowed === null || allowed.has(courtId);
          };
          const { calls: called } = dispatch(day(courts, matches));
          expect(called.every(({ match: id, court: at }) => fits(id, at))).toBe(true);
          const idle = courts.filter(
            ({ id, isClosed }) => !isClosed && !called.some((one) => one.court === id),
          );
          const left = matches.filter(({ id }) => !called.some((one) => one.match === id));
          expect(idle.some(({ id }) => left.some((one) => fits(one.id, id)))).toBe(false);
        },
      ),
    );
  });
});
