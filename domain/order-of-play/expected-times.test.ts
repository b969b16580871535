import { describe, expect, test } from 'vitest';
import { expectedTimes } from './expected-times.ts';
import type { QueuedMatch } from './queued.ts';
import { sampleMatch } from './sample-queue.ts';

/** A rubber of two teams whose orders are not out. */
function rubber(id: string, waitsFor: readonly string[], more: Partial<QueuedMatch> = {}) {
  return sampleMatch({ id, people: [], waitsFor, isOrderMissing: true, ...more });
}

function startsOf(matches: readonly QueuedMatch[]) {
  const courts = Array.from({ length: 10 }, (_, at) => ({
    id: `c${at}`,
    isClosed: false,
    breaks: [],
  }));
  const day = { now: 0, start: 0, courts, matches, changeMinutes: 3 };
  return Object.fromEntries([...expectedTimes(day)].map(([id, { start }]) => [id, start]));
}

describe('the times of rubbers before the orders are out', () => {
  test('The rubbers of a tie on one court follow each other, and nobody rests between them', () => {
    const tie = [
      rubber('r1', []),
      rubber('r2', ['r1'], { isWithinTie: true }),
      rubber('r3', ['r1', 'r2'], { isWithinTie: true }),
    ];
    expect(startsOf(tie)).toEqual({ r1: 0, r2: 20, r3: 40 });
  });

  test('The next tie of a team begins after the rubbers of the one before, and a rest', () => {
    const before = ['r1', 'r2'];
    const ties = [
      rubber('r1', []),
      rubber('r2', ['r1'], { isWithinTie: true }),
      rubber('s1', before),
      rubber('s2', [...before, 's1'], { isWithinTie: true }),
    ];
    expect(startsOf(ties)).toEqual({ r1: 0, r2: 20, s1: 50, s2: 70 });
  });
});
