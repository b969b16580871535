import { describe, expect, it } from 'vitest';
import type { LeagueMatch } from './league-match.ts';
import { PRESETS } from './presets.ts';
import { matchesIn } from './sample-matches.ts';
import { openPairs } from './schedule.ts';
import { standings } from './standings.ts';

const players = [...'ABC'];
const pair = (player1Id: string, player2Id: string) => ({ player1Id, player2Id, sets: [] });
const neitherCame = (one: string, other: string): LeagueMatch<string> => ({
  ...pair(one, other),
  winner: null,
  walkover: true,
});
const cancelled = (one: string, other: string): LeagueMatch<string> => ({
  ...pair(one, other),
  winner: null,
  isCancelled: true,
});
const order = (matches: readonly LeagueMatch<string>[], preset: (typeof PRESETS)[number]) => {
  const { provisional, rows } = standings(players, matches, preset);
  return { provisional, places: rows.map(({ place, player }) => `${place} ${player}`).join(', ') };
};

describe.each(PRESETS)('a double walkover in a league (%s)', (preset) => {
  const matches = [...matchesIn('A-B 11-5 11-5; A-C 11-5 11-5'), neitherCame('B', 'C')];

  it('A double walkover is a lost match without points for both, whichever is named first', () => {
    const turned = [...matches.slice(0, 2), neitherCame('C', 'B')];
    for (const played of [matches, turned]) {
      const { rows } = standings(players, played, preset);
      const [first, ...others] = rows;
      expect(first).toMatchObject({ player: 'A', played: 2, won: 2, lost: 0, matchPoints: 4 });
      for (const row of others) {
        expect(row).toMatchObject({ played: 2, won: 0, lost: 2, forfeited: 1, matchPoints: 1 });
        expect(row).toMatchObject({ setsWon: 0, setsLost: 2, pointsWon: 10, pointsLost: 22 });
      }
    }
  });

  it('The table does not wait for it, and both share a place that nothing else decides', () => {
    expect(order(matches, preset)).toEqual({ provisional: false, places: '1 A, 2 B, 2 C' });
    expect(openPairs(players, matches)).toEqual([]);
  });
});

describe.each(PRESETS)('a cancelled match of a league (%s)', (preset) => {
  it('A cancelled match counts for nobody, and the table does not wait for it', () => {
    const matches = [...matchesIn('A-B 11-5 11-5; B-C 11-5 11-5'), cancelled('C', 'A')];
    const { provisional, isByShare, rows } = standings(players, matches, preset);
    expect([provisional, isByShare]).toEqual([false, true]);
    const shown = rows.map(({ player, place, played, lost }) => [player, place, played, lost]);
    expect(shown).toEqual([
      ['A', 1, 1, 0],
      ['B', 2, 2, 1],
      ['C', 3, 1, 1],
    ]);
    expect(openPairs(players, matches)).toEqual([]);
  });

  it('A player with a cancelled match is ahead of one who won as many and lost more', () => {
    const matches = [...matchesIn('B-A 5-11 5-11; B-C 11-5 11-5'), cancelled('A', 'C')];
    expect(order(matches, preset).places).toBe('1 A, 2 B, 3 C');
  });

  it('A player without any match that counts has no place', () => {
    const matches = [
      ...matchesIn('A-B 11-5 11-5'),
      cancelled('A', 'C'),
      cancelled('B', 'C'),
      cancelled('C', 'B'),
    ];
    expect(order(matches, preset)).toEqual({ provisional: false, places: '1 A, 2 B, null C' });
  });

  it('A cancelled match beside an open one leaves the table provisional', () => {
    const matches = [...matchesIn('A-B 11-5 11-5'), cancelled('A', 'C'), cancelled('A', 'Gone')];
    expect(order(matches, preset)).toEqual({ provisional: true, places: '1 A, 2 B, null C' });
  });
});
