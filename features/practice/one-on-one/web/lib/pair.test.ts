import { expect, it } from 'vitest';
import { errorOf, fieldErrors } from './pair.ts';

it('A one-on-one match needs two different players', () => {
  expect(errorOf({ playerA: '', playerB: '' })).toBe('missing');
  expect(errorOf({ playerA: '1', playerB: '' })).toBe('missing');
  expect(errorOf({ playerA: '1', playerB: '1' })).toBe('same');
  expect(errorOf({ playerA: '1', playerB: '2' })).toBeNull();
});

it('Each field of the pair shows its own error', () => {
  expect(fieldErrors({ playerA: '', playerB: '2' })).toEqual({ playerA: 'missing', playerB: null });
  expect(fieldErrors({ playerA: '1', playerB: '1' })).toEqual({ playerA: null, playerB: 'same' });
});
