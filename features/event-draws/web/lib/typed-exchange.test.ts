import { expect, test } from 'vitest';
import { players, sampleDraw } from '#domain/bracket/sample-draws.ts';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import { errorOfReason, errorsOf, exchangeOf, knownPlaces, placeOf } from './typed-exchange.ts';

const knockout = sampleDraw(players(8, 0));
const groups: GroupsDraw = {
  kind: 'groups',
  method: 1,
  wanted: 3,
  randomSeed: 1,
  entrants: [],
  groups: [
    ['1', '4', '5'],
    ['2', '3', '6'],
  ],
};
const typed = { first: '1', second: '3', reason: 'Brothers' };

test('Each field that is missing has its own message', () => {
  expect(errorsOf({ first: '', second: '', reason: ' ' }, knockout)).toEqual({
    first: 'chooseFirst',
    second: 'chooseSecond',
    reason: 'reasonMissing',
  });
  expect(errorsOf(typed, knockout)).toEqual({});
  expect(errorsOf(typed, groups)).toEqual({});
});

test('One line, and two of one group, cannot be exchanged', () => {
  expect(errorsOf({ ...typed, second: '1' }, knockout)).toEqual({ second: 'UNKNOWN_LINE' });
  expect(errorsOf({ ...typed, second: '4' }, groups)).toEqual({ second: 'SAME_GROUP' });
});

test('A reason has 1 to 200 characters, whatever their width', () => {
  expect(errorOfReason('あ'.repeat(200))).toBeNull();
  expect(errorOfReason('😀'.repeat(200))).toBeNull();
  expect(errorOfReason('あ'.repeat(201))).toBe('reasonTooLong');
});

test('A place is a line of a knockout, and an entrant of a group', () => {
  expect(exchangeOf(typed, knockout)).toEqual({ kind: 'exchange', lines: [1, 3] });
  expect(exchangeOf(typed, groups)).toEqual({ kind: 'exchange', entrants: ['1', '3'] });
  const third = knockout.matches[1]?.player1 ?? '';
  expect([placeOf(third, knockout), placeOf('6', groups)]).toEqual(['3', '6']);
});

test('Places that another draw does not have are no longer chosen; the reason stays', () => {
  const places = { first: '9', second: '2', reason: 'Brothers' };
  expect(knownPlaces(places, knockout)).toEqual({ ...places, first: '' });
  expect(knownPlaces(places, groups)).toEqual({ ...places, first: '' });
});
