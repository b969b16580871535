import { expect, it } from 'vitest';
import { findFormat } from './formats.ts';
import { endOf } from './set-rule.ts';

it.each([
  ['table-tennis-5', '12-9', '11-9'],
  ['table-tennis-5', '16-13', '15-13'],
  ['badminton-21', '22-19', '21-19'],
  ['badminton-21', '31-29', '30-29'],
  ['badminton-21', '33-31', '30-29'],
  ['badminton-15', '22-20', '21-20'],
  ['badminton-11-one', '13-11', '11-10'],
  ['tennis-1-set', '7-4', '6-4'],
  ['tennis-1-set', '9-7', '7-6'],
  ['tennis-8-game-pro-set', '10-8', '9-8'],
  ['soft-tennis-7', '9-0', '4-0'],
])('By %s a set entered as %s ended at %s', (id, entered, end) => {
  const low = Number(entered.split('-')[1]);
  const ended = endOf(findFormat(id)!.set, low);
  expect(`${ended.high}-${ended.low}`).toBe(end);
});
