import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextPair, spareCourts, type Waiting } from './open-tables.ts';
import { type QueuedCourt, type QueuedMatch, UNTOUCHED } from './queued.ts';
import { sampleMatch as match } from './sample-queue.ts';

const court = (id: string, more: Partial<QueuedCourt> = {}): QueuedCourt => ({
  id,
  isClosed: false,
  breaks: [],
  ...more,
});

/** The courts to spare of c1 to c3 at 60 minutes, where the day has begun at 0. */
function spare(
  matches: readonly QueuedMatch[],
  { ready = 0, courts = ['c1', 'c2', 'c3'].map((id) => court(id)), now = 60 } = {},
): string {
  return spareCourts({ now, start: 0, courts, matches, changeMinutes: 0 }, ready).join(' ');
}

describe('courts that the tournament does not need', () => {
  const done = (endedAt: number) => match({ state: 'done', court: 'c2', endedAt });
  test.each([
    ['all of them, the last one first', 'c3 c2 c1', spare([])],
    ['not one on which a match ended 9 minutes ago', 'c3 c1', spare([done(51)])],
    ['one on which a match ended 10 minutes ago', 'c3 c2 c1', spare([done(50)])],
    ['not one with a called match', 'c3 c2', spare([match({ state: 'called', court: 'c1' })])],
    [
      'not one whose next match the desk has chosen',
      'c2 c1',
      spare([match({ desk: { ...UNTOUCHED, court: 'c3', isReserved: true } })]),
    ],
    ['one fewer for each match that is ready', 'c3', spare([], { ready: 2 })],
    ['none where more matches are ready', '', spare([], { ready: 4 })],
    ['none before the day has run for 10 minutes', '', spare([], { now: 9 })],
    [
      'no closed one, none in a break, and none whose break has just ended',
      '',
      spare([], {
        courts: [
          court('c1', { isClosed: true }),
          court('c2', { breaks: [{ from: 50, to: 70 }] }),
          court('c3', { breaks: [{ from: 20, to: 55 }] }),
        ],
      }),
    ],
  ])('Spare are %s', (_, expected, found) => expect(found).toBe(expected));
});

const waits = (id: string, points: number | null, ...met: string[]): Waiting => ({
  id,
  points,
  met: new Set(met),
});
const idsOf = (waiting: readonly Waiting[]) =>
  nextPair(waiting)
    ?.map(({ id }) => id)
    .join('');

describe('the next pair for a practice match', () => {
  test.each([
    ['nobody while one waits', undefined, [waits('A', 1500)]],
    ['the nearest rate', 'AC', [waits('A', 1500), waits('B', 1900), waits('C', 1450)]],
    ['the longer wait of two', 'AB', [waits('A', 1500), waits('B', 1400), waits('C', 1600)]],
    ['somebody new', 'AB', [waits('A', 1500, 'C'), waits('B', 1900), waits('C', 1500)]],
    ['somebody met before, rather than nobody', 'AB', [waits('A', 1500, 'B'), waits('B', 1500)]],
    [
      '1200 points for an unknown rate',
      'AC',
      [waits('A', null), waits('B', 1500), waits('C', 1250)],
    ],
  ])('The first one plays %s', (_, expected, waiting) => expect(idsOf(waiting)).toBe(expected));

  test('Who has waited the longest is always in it, and nobody plays themselves', () => {
    const points = fc.option(fc.integer({ min: 500, max: 2500 }));
    fc.assert(
      fc.property(fc.array(points, { minLength: 2, maxLength: 12 }), (all) => {
        const waiting = all.map((one, at) => waits(String(at), one));
        const [first, second] = nextPair(waiting)!;
        expect(first.id).toBe('0');
        expect(second.id).not.toBe('0');
      }),
    );
  });
});
