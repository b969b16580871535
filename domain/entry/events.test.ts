import { expect, test } from 'vitest';
import { placesLeft } from './entry.ts';
import { countWaiting, placesOf } from './events.ts';

test('The places of several events are counted together', () => {
  const events = [
    { participantLimit: 16, placesTaken: 16, isClosed: false },
    { participantLimit: 8, placesTaken: 3, isClosed: false },
  ];
  expect(placesOf(events)).toEqual({
    participantLimit: 24,
    placesTaken: 19,
    isClosed: false,
    placesClosed: 0,
  });
});

test("The free places of an event whose entries are closed are nobody's", () => {
  const open = { participantLimit: 16, placesTaken: 16, isClosed: false };
  const closed = { participantLimit: 8, placesTaken: 3, isClosed: true };
  expect(placesLeft(placesOf([open, closed]))).toBe(0);
  expect(placesOf([open, closed])).toMatchObject({ isClosed: false, placesClosed: 5 });
  expect(placesOf([closed])).toMatchObject({ isClosed: true, placesTaken: 3 });
  expect(placesLeft(closed)).toBe(0);
});

test('The people who wait for any event of a tournament are counted together', () => {
  const waiting = new Map([
    [1, 2],
    [3, 4],
  ]);
  expect(countWaiting([{ id: 1 }, { id: 2 }, { id: 3 }], waiting)).toBe(6);
});
