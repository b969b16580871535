import { expect, it } from 'vitest';
import { errorOf, fieldErrors, tidy } from './names.ts';

it('takes a name of spaces for none, also of full-width ones', () => {
  expect(errorOf({ playerA: '  ', playerB: 'Ren' })).toBe('missing');
  expect(errorOf({ playerA: 'Ren', playerB: '\u3000' })).toBe('missing');
});

it('takes names that differ only in the spaces around them for the same', () => {
  const names = { playerA: 'Ren', playerB: ' Ren ' };
  expect(errorOf(names)).toBe('same');
  expect(fieldErrors(names)).toEqual({ playerA: null, playerB: 'same' });
  expect(errorOf({ playerA: 'Ren', playerB: 'ren' })).toBeNull();
});

it('stores names without the spaces around them', () => {
  expect(tidy({ playerA: ' 青木 蓮 ', playerB: 'Yui' })).toEqual({
    playerA: '青木 蓮',
    playerB: 'Yui',
  });
});
