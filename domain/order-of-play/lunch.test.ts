import { describe, expect, test } from 'vitest';
import { Lunches } from './lunch.ts';
import { ready } from './ready.ts';
import { courts, sampleDay } from './sample-days.ts';
import type { Lunch, PlannedMatch } from './vocabulary.ts';

const noon: Lunch = { from: 690, to: 810, minutes: 30 };

/** Until when somebody who has played these matches has lunch after the last of them. */
function after(...played: readonly (readonly [start: number, end: number])[]): number | null {
  const lunches = new Lunches();
  return played.map(([start, end]) => lunches.untilAfter('A', { start, end }, noon)).at(-1) as
    | number
    | null;
}

describe('lunch', () => {
  test.each<[string, readonly (readonly [number, number])[], number | null]>([
    ['follows the first match that ends inside the window', [[700, 720]], 750],
    ['does not follow a match that ends before the window', [[660, 689]], null],
    ['does not follow a match that ends after the window', [[790, 810]], null],
    ['was had by somebody who was free for as long inside the window', [[720, 740]], null],
    [
      'was not had before the window',
      [
        [600, 620],
        [700, 715],
      ],
      745,
    ],
    [
      'was had between two matches',
      [
        [650, 695],
        [725, 740],
      ],
      null,
    ],
    [
      'is had once',
      [
        [700, 720],
        [750, 770],
      ],
      null,
    ],
    [
      'is late after matches without a gap',
      [
        [680, 705],
        [706, 800],
      ],
      null,
    ],
  ])('Lunch %s', (_what, played, until) => {
    expect(after(...played)).toBe(until);
  });

  test('A match waits for the lunch of its players, which is longer than the rest', () => {
    const match = (id: string, more: Partial<PlannedMatch>): PlannedMatch => {
      return { id, people: ['A', 'B'], after: [], minutes: 20, state: 'waiting', ...more };
    };
    const played = match('a', { state: 'done', startedAt: 700, endedAt: 720, lunch: noon });
    const next = match('b', { people: ['A', 'C'], restMinutes: 10 });
    const at = (now: number) => ready(sampleDay([played, next], { courts: courts(1), now }));
    expect(at(749)).toEqual([]);
    expect(at(750)).toEqual([{ match: 'b', since: 750 }]);
  });
});
