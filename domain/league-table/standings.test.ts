import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { opponent } from '#domain/scorecard/side.ts';
import type { LeagueMatch } from './league-match.ts';
import { PRESETS } from './presets.ts';
import { matchesIn } from './sample-matches.ts';
import * as Schedule from './schedule.ts';
import { standings } from './standings.ts';

const names = (text: string) => [...text];

describe('a league before its first match', () => {
  it.each(PRESETS)(
    'A league before its first match has no places and lists all players in order (%s)',
    (preset) => {
      const { provisional, rows } = standings(names('ABC'), [], preset);
      expect(provisional).toBe(true);
      expect(rows.map((row) => row.place)).toEqual([null, null, null]);
      expect(rows.map((row) => row.player)).toEqual(['A', 'B', 'C']);
      expect(rows[1]).toMatchObject({ decidedBy: null, sharedWith: [], played: 0 });
    },
  );

  it('A league has no rows without players, and one place for one player', () => {
    expect(standings([], [], 'tennis')).toEqual({
      provisional: false,
      isByShare: false,
      rows: [],
    });
    const alone = { provisional: false, rows: [{ player: 7, place: 1, steps: [] }] };
    expect(standings([7], [], 'tennis')).toMatchObject(alone);
  });
});

describe('a league with open matches', () => {
  it.each([
    {
      rule: 'an unbeaten player is ahead of players with more points and a loss',
      players: 'ABCDE',
      league: 'A-B 11-5 11-5; A-C 11-5 11-5; B-C 11-5 11-5; D-C 11-9 11-9; B-E 11-5 11-5',
      order: '1 A, 2 D, 3 B, 4 E, 5 C',
      decided: { A: 'wins', B: 'wins-percentage' },
    },
    {
      rule: 'of players without a loss the one with more wins is ahead',
      players: 'ABCD',
      league: 'A-C 11-0 11-0; B-C 11-9 11-9; B-D 11-9 11-9',
      order: '1 B, 2 A, 3 D, 4 C',
      decided: { B: 'wins', C: 'losses' },
    },
    {
      rule: 'of two players with equal records the winner of their match is ahead',
      players: 'ABCD',
      league: 'A-B 11-9 11-9; C-A 11-0 11-0; B-D 11-0 11-0',
      order: '1 C, 2 A, 3 B, 4 D',
      decided: { A: 'head-to-head', B: 'head-to-head' },
    },
    {
      rule: 'the share of sets decides between two players who have not met, then the share of points',
      players: 'ABCDEF',
      league: 'A-D 11-9 9-11 11-9; B-E 11-9 11-9; C-F 11-5 11-5',
      order: '1 C, 2 B, 3 A, 4 D, 5 E, 6 F',
      decided: { A: 'sets-percentage', B: 'points-percentage', D: 'sets-percentage' },
    },
    {
      rule: 'matches among three tied players decide nothing while one of them is open',
      players: 'ABCDF',
      league: 'A-B 11-0 11-0; B-C 11-0 11-0; D-A 11-9 11-9; C-F 11-9 11-9',
      order: '1 D, 2 A, 3 B, 4 C, 5 F',
      decided: { A: 'points-percentage', B: 'points-percentage', C: 'points-percentage' },
    },
    {
      rule: 'players who are level in everything share a place',
      players: 'ABCD',
      league: 'A-C 11-9 11-9; B-D 11-9 11-9',
      order: '1 A, 1 B, 3 C, 3 D',
      decided: { A: 'wins-percentage' },
    },
    {
      rule: 'a player without a match has no place and is last',
      players: 'ZAB',
      league: 'A-B 11-5 11-5',
      order: '1 A, 2 B, - Z',
      decided: { A: 'wins-percentage' },
    },
  ])('In a league with open matches $rule', ({ players, league, order, decided }) => {
    for (const preset of PRESETS) {
      const { provisional, rows } = standings(names(players), matchesIn(league), preset);
      expect(provisional).toBe(true);
      expect(rows.map((row) => `${row.place ?? '-'} ${row.player}`).join(', ')).toBe(order);
      for (const [player, criterion] of Object.entries(decided)) {
        const row = rows.find((one) => one.player === player);
        expect([player, row?.decidedBy?.criterion]).toEqual([player, criterion]);
      }
    }
  });

  it('A league becomes final with its last match, by its rule book', () => {
    // By the share of sets A is ahead of B; the rule books compare their match first.
    const open = matchesIn('A-B 11-9 11-9; C-A 11-9 11-9; B-C 11-0 11-0');
    const players = names('ABCD');
    expect(standings(players, open, 'soft-tennis').provisional).toBe(true);
    const all = [...open, ...matchesIn('A-D 11-9 11-9; B-D 11-9 11-9; C-D 11-9 11-9')];
    for (const preset of PRESETS) {
      const { provisional, rows } = standings(players, all, preset);
      expect(provisional).toBe(false);
      const first = {
        'table-tennis': 'match-points',
        tennis: 'wins',
        'soft-tennis': 'wins',
        badminton: 'wins',
      };
      expect(rows[0]?.steps[0]?.criterion).toBe(first[preset]);
    }
  });

  it('A league becomes provisional again when another player joins', () => {
    const matches = matchesIn('A-B 11-5 11-5');
    expect(standings(names('AB'), matches, 'tennis').provisional).toBe(false);
    expect(standings(names('ABC'), matches, 'tennis').provisional).toBe(true);
  });
});

describe('the figures of a row', () => {
  it('The figures of a row leave the next place free after a shared one', () => {
    const league = 'A-D 11-5 11-5; B-D 11-5 11-5; C-D 11-5 11-5';
    const { rows } = standings(names('ABCD'), matchesIn(league), 'soft-tennis');
    expect(rows.map((row) => `${row.place} ${row.player}`)).toEqual(['1 A', '1 B', '1 C', '4 D']);
  });

  it('The figures of a row count what each player has won and lost', () => {
    const { rows } = standings(names('AB'), matchesIn('B-A 11-9 8-11 7-7 11-3'), 'table-tennis');
    expect(rows[0]).toMatchObject({ player: 'B', played: 1, won: 1, lost: 0, matchPoints: 2 });
    expect(rows[0]).toMatchObject({ setsWon: 2, setsLost: 1, pointsWon: 37, pointsLost: 30 });
    expect(rows[1]).toMatchObject({ setsWon: 1, setsLost: 2, pointsWon: 30, pointsLost: 37 });
  });

  it('The figures of a row leave out matches of people who are not in the league', () => {
    const matches = matchesIn('A-Gone 11-1 11-1; Gone-B 11-1 11-1; B-A 11-9 11-9');
    const { provisional, rows } = standings(names('AB'), matches, 'tennis');
    expect(provisional).toBe(false);
    expect(rows.map((row) => [row.player, row.played])).toEqual([
      ['B', 1],
      ['A', 1],
    ]);
  });
});

describe.each(PRESETS)('any league (%s)', (preset) => {
  it('A league has every player in exactly one row, in order of place, those without a match last', () => {
    forAnyLeague(({ players, matches }) => {
      const { provisional, rows } = standings(players, matches, preset);
      expect(provisional).toBe(matches.length < Schedule.pairCount(players.length));
      expect(rows.map((row) => row.player).sort(byNumber)).toEqual(players);
      const ranked = rows.filter((row) => row.place !== null);
      expect(rows.slice(ranked.length).every((row) => row.played === 0)).toBe(true);
      expect(ranked.every((row) => row.played > 0)).toBe(true);
      for (const [index, row] of ranked.entries()) {
        const ahead = ranked.filter((other) => other.place! < row.place!).length;
        expect(row.place).toBe(ahead + 1);
        if (index > 0) expect(row.place).toBeGreaterThanOrEqual(ranked[index - 1]!.place!);
        const level = ranked.filter((other) => other.place === row.place && other !== row);
        expect(row.sharedWith).toEqual(level.map((other) => other.player));
      }
    });
  });

  it('The order of matches, and of the sides in a match, does not change the standings', () => {
    forAnyLeague(({ players, matches, seed }) => {
      const turned = matches.map((match, index) =>
        (seed >> (index % 30)) & 1 ? turn(match) : match,
      );
      const shuffled = turned.toSorted((a, b) => hash(a, seed) - hash(b, seed));
      expect(standings(players, shuffled, preset)).toEqual(standings(players, matches, preset));
    });
  });

  it('The order of players does not change their places', () => {
    forAnyLeague(({ players, matches }) => {
      const place = (order: readonly number[]) =>
        new Map(standings(order, matches, preset).rows.map((row) => [row.player, row.place]));
      expect(place(players.toReversed())).toEqual(place(players));
    });
  });

  it('An unbeaten player is never below a beaten one, nor a larger share of wins below a smaller one', () => {
    forAnyLeague(({ players, matches }) => {
      const ranked = standings(players, matches, preset).rows.filter((row) => row.played > 0);
      const unbeaten = ranked.map((row) => row.lost === 0);
      expect(unbeaten).toEqual(unbeaten.toSorted((a, b) => Number(b) - Number(a)));
      const shares = ranked.map((row) => row.won / row.played);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    });
  });

  it('The wins of a league equal its losses', () => {
    forAnyLeague(({ players, matches }) => {
      const { rows } = standings(players, matches, preset);
      const total = (field: 'won' | 'lost' | 'setsWon' | 'setsLost' | 'pointsWon' | 'pointsLost') =>
        rows.reduce((sum, row) => sum + row[field], 0);
      expect([total('won'), total('lost')]).toEqual([matches.length, matches.length]);
      expect(total('setsWon')).toBe(total('setsLost'));
      expect(total('pointsWon')).toBe(total('pointsLost'));
    });
  });

  it('Every ranked row that does not share its place with all players names what decided it', () => {
    forAnyLeague(({ players, matches }) => {
      const ranked = standings(players, matches, preset).rows.filter((row) => row.place !== null);
      for (const row of ranked) {
        expect(row.decidedBy === null).toBe(row.sharedWith.length === ranked.length - 1);
        if (row.decidedBy) expect(row.decidedBy.separated).toBe(true);
        for (const step of row.steps) {
          expect(step.compared.map((one) => one.player)).toContain(row.player);
        }
      }
    });
  });
});

interface League {
  readonly players: readonly number[];
  readonly matches: readonly LeagueMatch<number>[];
  readonly seed: number;
}

/** Leagues of 2 to 7, half of them finished; few different scores, so that ties are common. */
function forAnyLeague(holds: (league: League) => void): void {
  const card = fc.constantFrom('11-9 11-9', '9-11 9-11', '11-9 9-11 11-9', '9-11 11-5 5-11');
  const league = fc.integer({ min: 2, max: 7 }).chain((size) => {
    const players = Array.from({ length: size }, (_, index) => index);
    const pairs = Schedule.pairs(players);
    const cards = fc.oneof(
      fc.tuple(...pairs.map(() => card)),
      fc.tuple(...pairs.map(() => fc.option(card, { freq: 3 }))),
    );
    return fc.record({
      players: fc.constant(players),
      matches: cards.map((drawn) =>
        pairs.flatMap((pair, index) => played(pair, drawn[index] ?? null)),
      ),
      seed: fc.nat(),
    });
  });
  fc.assert(fc.property(league, holds));
}

function played([player1Id, player2Id]: Schedule.Pair<number>, card: string | null) {
  if (card === null) return [];
  const { sets } = matchesIn(`A-B ${card}`)[0]!;
  return [{ player1Id, player2Id, winner: Scorecard.winner(sets)!, sets }];
}

function turn(match: LeagueMatch<number>): LeagueMatch<number> {
  const { player1Id, player2Id, winner, sets } = match;
  const turned = { player1Id: player2Id, player2Id: player1Id, winner: winner && opponent(winner) };
  return { ...turned, sets: Scorecard.swapSides(sets) };
}

/** A number for sorting that depends on the pair, not on the order of its sides. */
function hash({ player1Id, player2Id }: LeagueMatch<number>, seed: number): number {
  return ((player1Id + player2Id + 1) * (player1Id * player2Id + 7) * (seed + 1)) % 101;
}

function byNumber(a: number, b: number): number {
  return a - b;
}
