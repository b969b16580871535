import { expect, test } from 'vitest';
import { phaseOf } from './desk-phase.ts';

const OPEN = { isLevel: false, isRetired: false, isWalkover: false, isOver: false };
const UNPLAYED = { result: null };
const PLAYED = {
  result: { sets: '11-9', result: '3-0', winner: 'player1', status: 'finished' },
} as const;

test.each([
  ['Before the first rubber', {}, [UNPLAYED, UNPLAYED], 'waiting'],
  ['Before the rubbers are known', {}, [], 'waiting'],
  ['After the first rubber', {}, [PLAYED, UNPLAYED], 'begun'],
  ['Played to its end', { isOver: true }, [PLAYED, PLAYED], 'done'],
  ['A team did not come', { isWalkover: true, isOver: true }, [UNPLAYED], 'walkover'],
  [
    'A team has left and its results are void',
    { isWalkover: true, isOver: true },
    [PLAYED],
    'done',
  ],
  ['A team gave up', { isRetired: true, isOver: true }, [PLAYED, UNPLAYED], 'retired'],
  ['All of it is level', { isLevel: true }, [PLAYED, PLAYED], 'level'],
  ['Level, and the desk has decided', { isLevel: true, isOver: true }, [PLAYED], 'level'],
] as const)('%s', (_, facts, rubbers, phase) => {
  expect(phaseOf({ ...OPEN, ...facts, rubbers })).toBe(phase);
});
