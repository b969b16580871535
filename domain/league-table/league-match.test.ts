import { expect, it } from 'vitest';
import * as LeagueMatch from './league-match.ts';
import { matchesIn } from './sample-matches.ts';

const matches = matchesIn('A-B 11-9 9-11 11-7; C-A w/o');
const matchOf = LeagueMatch.byPair(matches);

it('A pair finds its match from either side', () => {
  expect(matchOf('A', 'B')).toBe(matches[0]);
  expect(matchOf('B', 'A')).toBe(matches[0]);
});

it('An open pair, or a player against himself, finds no match', () => {
  expect([matchOf('B', 'C'), matchOf('A', 'A'), matchOf('X', 'A')]).toEqual([null, null, null]);
});

it('A cell shows the score from the side of the player in its row', () => {
  expect(LeagueMatch.cellScore(matches[0]!, 'A')).toEqual({ won: true, sets: [2, 1] });
  expect(LeagueMatch.cellScore(matches[0]!, 'B')).toEqual({ won: false, sets: [1, 2] });
});

it('A walkover is won without sets', () => {
  expect(LeagueMatch.cellScore(matches[1]!, 'A')).toEqual({ won: false, sets: [0, 0] });
});
