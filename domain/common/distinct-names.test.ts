import { expect, test } from 'vitest';
import { distinctNames } from './distinct-names.ts';

test('A name with one form does not change, and a name with several forms becomes different from it', () => {
  const choices = [['K.S.'], ['Ken'], ['Ken', 'Ken M.', 'Ken Mori'], ['佐藤 花子'], ['K.S.']];
  expect(distinctNames(choices)).toEqual(['K.S. 1', 'Ken', 'Ken M.', '佐藤 花子', 'K.S. 2']);
});
