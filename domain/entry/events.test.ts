import { expect, test } from 'vitest';
import { countWaiting, placesOf } from './events.ts';

test('The places of several events are counted together', () => {
  const events = [
    { participantLimit: 16, placesTaken: 16 },
    { participantLimit: 8, placesTaken: 3 },
  ];
  expect(placesOf(events)).toEqual({ participantLimit: 24, placesTaken: 19 });
});

test('The people who wait for any event of a tournament are counted together', () => {
  const waiting = new Map([
    [1, 2],
    [3, 4],
  ]);
  expect(countWaiting([{ id: 1 }, { id: 2 }, { id: 3 }], waiting)).toBe(6);
});
