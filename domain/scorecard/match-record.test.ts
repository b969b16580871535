import { expect, it } from 'vitest';
import * as MatchRecord from './match-record.ts';

it('the winning player is the one on the winning side', () => {
  const hana = { id: 1, name: '花' };
  const ken = { id: 100, name: 'Ken' };
  const match = { player1: hana, player2: ken };
  expect(MatchRecord.winningPlayer({ ...match, winner: 'player1' })).toBe(hana);
  expect(MatchRecord.winningPlayer({ ...match, winner: 'player2' })).toBe(ken);
});
