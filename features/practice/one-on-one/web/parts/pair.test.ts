import { expect, it } from 'vitest';
import { faultOf, fieldFaults } from './pair.ts';

it('needs both players, and two different ones', () => {
  expect(faultOf({ playerA: '', playerB: '' })).toBe('missing');
  expect(faultOf({ playerA: '1', playerB: '' })).toBe('missing');
  expect(faultOf({ playerA: '1', playerB: '1' })).toBe('same');
  expect(faultOf({ playerA: '1', playerB: '2' })).toBeNull();
});

it('shows each field its own fault', () => {
  expect(fieldFaults({ playerA: '', playerB: '2' })).toEqual({ playerA: 'missing', playerB: null });
  expect(fieldFaults({ playerA: '1', playerB: '1' })).toEqual({ playerA: null, playerB: 'same' });
});
