import { type QueuedMatch, UNTOUCHED } from './queued.ts';

/** A match of two people that waits, for tests. */
export function sampleMatch(more: Partial<QueuedMatch>): QueuedMatch {
  return {
    id: 'x',
    people: ['A', 'B'],
    umpires: [],
    after: [],
    minutes: 20,
    restMinutes: 10,
    missing: [],
    arrivedAt: 0,
    desk: UNTOUCHED,
    isInOrder: false,
    state: 'waiting',
    ...more,
  };
}
