import { expect, test } from 'vitest';
import { distinctNames } from './distinct-names.ts';

test('A name with one form stays as it is, and one with several becomes different from it', () => {
  const choices = [['K.S.'], ['Ken'], ['Ken', 'Ken M.', 'Ken Mori'], ['佐藤 花子'], ['K.S.']];
  expect(distinctNames(choices)).toEqual(['K.S. 1', 'Ken', 'Ken M.', '佐藤 花子', 'K.S. 2']);
});
