import { expect, test } from 'vitest';
import { noSides, sidesErrors, tidy, worstOf } from './sides-form.ts';

const singles = (playerA: string, playerB: string) => ({ ...noSides(), playerA, playerB });
const doubles = (playerA: string, partnerA: string, playerB: string, partnerB: string) => ({
  ...noSides('doubles'),
  playerA,
  partnerA,
  playerB,
  partnerB,
});
const errorOf = (form: ReturnType<typeof singles>) => worstOf(sidesErrors(form));

test('A singles match needs two different players', () => {
  expect(errorOf(singles('', ''))).toBe('missing');
  expect(errorOf(singles('1', ''))).toBe('missing');
  expect(errorOf(singles('1', '1'))).toBe('same');
  expect(errorOf(singles('1', '2'))).toBeNull();
});

test('Each field has its own error, and the later of two equal ones is wrong', () => {
  expect(sidesErrors(singles('', '2'))).toEqual({ playerA: 'missing' });
  expect(sidesErrors(singles('1', '1'))).toEqual({ playerB: 'same' });
});

test('A doubles match needs four different players', () => {
  expect(errorOf(doubles('1', '2', '3', '4'))).toBeNull();
  expect(sidesErrors(doubles('1', '', '3', ''))).toEqual({
    partnerA: 'missing',
    partnerB: 'missing',
  });
  expect(sidesErrors(doubles('1', '2', '1', '2'))).toEqual({ playerB: 'same', partnerB: 'same' });
});

test('In singles the partners of a form that was in doubles before do not count', () => {
  expect(errorOf({ ...doubles('1', '2', '3', '3'), discipline: 'singles' })).toBeNull();
});

test('A name of spaces counts as missing, also of full-width ones', () => {
  expect(errorOf(singles('  ', 'Ren'))).toBe('missing');
  expect(errorOf(singles('Ren', '\u3000'))).toBe('missing');
});

test('Names that differ only in surrounding spaces count as the same', () => {
  expect(errorOf(singles('Ren', ' Ren '))).toBe('same');
  expect(errorOf(singles('Ren', 'ren'))).toBeNull();
});

test('Names are stored without surrounding spaces', () => {
  expect(tidy(singles(' 青木 蓮 ', 'Yui'))).toEqual(singles('青木 蓮', 'Yui'));
});
