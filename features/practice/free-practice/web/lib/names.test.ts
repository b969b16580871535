import { expect, it } from 'vitest';
import { errorOf, fieldErrors, tidy } from './names.ts';

it('A name of spaces counts as missing, also of full-width ones', () => {
  expect(errorOf({ playerA: '  ', playerB: 'Ren' })).toBe('missing');
  expect(errorOf({ playerA: 'Ren', playerB: '\u3000' })).toBe('missing');
});

it('Names that differ only in surrounding spaces count as the same', () => {
  const names = { playerA: 'Ren', playerB: ' Ren ' };
  expect(errorOf(names)).toBe('same');
  expect(fieldErrors(names)).toEqual({ playerA: null, playerB: 'same' });
  expect(errorOf({ playerA: 'Ren', playerB: 'ren' })).toBeNull();
});

it('Names are stored without surrounding spaces', () => {
  expect(tidy({ playerA: ' 青木 蓮 ', playerB: 'Yui' })).toEqual({
    playerA: '青木 蓮',
    playerB: 'Yui',
  });
});
