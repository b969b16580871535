import { expect, test } from 'vitest';
import { areAlike, firstTwice, pairOf, peopleOf, renamed } from './sides.ts';

const [aoki, baba, chiba] = [
  { id: 3, name: 'Aoki' },
  { id: 12, name: 'Baba' },
  { id: 'g', name: 'Chiba' },
];

test('A pair has the names in the order given, and one id in either order', () => {
  expect(pairOf(baba, aoki)).toMatchObject({ name: 'Baba・Aoki', players: [baba, aoki] });
  expect(pairOf(baba, aoki).id).toBe(pairOf(aoki, baba).id);
});

test('The people of a side are its two players, or the one who plays alone', () => {
  expect(peopleOf(pairOf(aoki, chiba))).toEqual([aoki, chiba]);
  expect(peopleOf(aoki)).toEqual([aoki]);
});

test('Somebody who is in two sides, or twice in one, is found', () => {
  expect(firstTwice([pairOf(aoki, baba), pairOf(chiba, aoki)])).toEqual(aoki);
  expect(firstTwice([pairOf(aoki, aoki)])).toEqual(aoki);
  expect(firstTwice([pairOf(aoki, baba), chiba])).toBeNull();
});

test('A pair and one person are not alike', () => {
  expect(areAlike([pairOf(aoki, baba), chiba])).toBe(false);
  expect(areAlike([aoki, baba])).toBe(true);
  expect(areAlike([])).toBe(true);
});

test('A person gets another name alone and in a pair, and nobody else does', () => {
  expect(renamed(aoki, 3, 'Former player')).toEqual({ id: 3, name: 'Former player' });
  expect(renamed(baba, 3, 'Former player')).toEqual(baba);
  expect(renamed(pairOf(aoki, baba), 3, 'Former player')).toEqual({
    ...pairOf(aoki, baba),
    name: 'Former player・Baba',
    players: [{ id: 3, name: 'Former player' }, baba],
  });
});
