import { expect, test } from 'vitest';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { type CarriedMatch, linkTo, matchIn } from './match-link.ts';

const match = { id: 'm1', format: 'knockout', playedOn: '2026-11-20' } as MatchOutput;

test('A knockout match leads to its scorecard with the word of its address and the search of its list', () => {
  const { to, state } = linkTo(match, null, '?search=Aoki');
  expect(to).toBe('/match-scorecard/m1?search=Aoki');
  expect(state.formatId).toBe('tournament');
  expect(matchIn(state, 'm1')).toMatchObject(match);
  expect(matchIn(state, 'm2')).toBeUndefined();
});

test('A knockout match in the history of an earlier version of the app is read as a knockout', () => {
  const matchData = { ...match, format: 'tournament', date: match.playedOn };
  const carried = { matchData, formatId: 'tournament' } as unknown as CarriedMatch;
  expect(matchIn(carried, 'm1')?.format).toBe('knockout');
});
