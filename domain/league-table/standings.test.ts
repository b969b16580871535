import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { opponent } from '#domain/scorecard/side.ts';
import type { LeagueMatch } from './league-match.ts';
import { matchesIn } from './league-notation.ts';
import { PRESETS } from './presets.ts';
import * as Schedule from './schedule.ts';
import { standings } from './standings.ts';

describe('a league before its first match', () => {
  it.each(PRESETS)('has everybody on the first place (%s)', (preset) => {
    const rows = standings(['A', 'B', 'C'], [], preset);
    expect(rows.map((row) => row.place)).toEqual([1, 1, 1]);
    expect(rows.map((row) => row.player)).toEqual(['A', 'B', 'C']);
    expect(rows[1]).toMatchObject({ decidedBy: null, sharedWith: ['A', 'C'], played: 0 });
  });

  it('has no rows without players, and one place for one player', () => {
    expect(standings([], [], 'tennis')).toEqual([]);
    expect(standings([7], [], 'tennis')).toMatchObject([{ player: 7, place: 1, steps: [] }]);
  });
});

describe('a league still being played', () => {
  it('leaves the next place free after a shared one', () => {
    const rows = standings(['A', 'B', 'C', 'D'], matchesIn('A-D 11-5 11-5'), 'soft-tennis');
    expect(rows.map((row) => `${row.place} ${row.player}`)).toEqual(['1 A', '2 B', '2 C', '4 D']);
  });

  it('counts what each has won and lost', () => {
    const rows = standings(['A', 'B'], matchesIn('B-A 11-9 8-11 7-7 11-3'), 'table-tennis');
    expect(rows[0]).toMatchObject({ player: 'B', played: 1, won: 1, lost: 0, matchPoints: 2 });
    expect(rows[0]).toMatchObject({ setsWon: 2, setsLost: 1, pointsWon: 37, pointsLost: 30 });
    expect(rows[1]).toMatchObject({ setsWon: 1, setsLost: 2, pointsWon: 30, pointsLost: 37 });
  });

  it('ignores matches of people who are not in it', () => {
    const matches = matchesIn('A-Gone 11-1 11-1; Gone-B 11-1 11-1; B-A 11-9 11-9');
    const rows = standings(['A', 'B'], matches, 'tennis');
    expect(rows.map((row) => [row.player, row.played])).toEqual([
      ['B', 1],
      ['A', 1],
    ]);
  });

  it.each(['tennis', 'soft-tennis'] as const)('puts 2-0 ahead of 2-1 (%s)', (preset) => {
    const matches = matchesIn('A-C 6-4 6-4; A-D 6-4 6-4; B-C 6-0 6-0; B-D 6-0 6-0; E-B 7-6 7-6');
    const rows = standings(['A', 'B', 'C', 'D', 'E'], matches, preset);
    expect(rows.slice(0, 2).map((row) => row.player)).toEqual(['A', 'B']);
  });
});

describe.each(PRESETS)('any league (%s)', (preset) => {
  it('has every player in exactly one row, in order of place', () => {
    forAnyLeague(({ players, matches }) => {
      const rows = standings(players, matches, preset);
      expect(rows.map((row) => row.player).sort(byNumber)).toEqual(players);
      for (const [index, row] of rows.entries()) {
        const ahead = rows.filter((other) => other.place < row.place).length;
        expect(row.place).toBe(ahead + 1);
        if (index > 0) expect(row.place).toBeGreaterThanOrEqual(rows[index - 1]!.place);
        const level = rows.filter((other) => other.place === row.place && other !== row);
        expect(row.sharedWith).toEqual(level.map((other) => other.player));
      }
    });
  });

  it('is the same whatever the order of matches and of the sides in a match', () => {
    forAnyLeague(({ players, matches, seed }) => {
      const turned = matches.map((match, index) =>
        (seed >> (index % 30)) & 1 ? turn(match) : match,
      );
      const shuffled = turned.toSorted((a, b) => hash(a, seed) - hash(b, seed));
      expect(standings(players, shuffled, preset)).toEqual(standings(players, matches, preset));
    });
  });

  it('gives the same places whatever the order of players', () => {
    forAnyLeague(({ players, matches }) => {
      const place = (order: readonly number[]) =>
        new Map(standings(order, matches, preset).map((row) => [row.player, row.place]));
      expect(place(players.toReversed())).toEqual(place(players));
    });
  });

  it('never places more wins, or in table tennis more match points, below fewer', () => {
    forAnyLeague(({ players, matches }) => {
      const rows = standings(players, matches, preset);
      const first = rows.map((row) => (preset === 'table-tennis' ? row.matchPoints : row.won));
      expect(first).toEqual(first.toSorted((a, b) => b - a));
    });
  });

  it('balances: what some win others lose', () => {
    forAnyLeague(({ players, matches }) => {
      const rows = standings(players, matches, preset);
      const total = (field: 'won' | 'lost' | 'setsWon' | 'setsLost' | 'pointsWon' | 'pointsLost') =>
        rows.reduce((sum, row) => sum + row[field], 0);
      expect([total('won'), total('lost')]).toEqual([matches.length, matches.length]);
      expect(total('setsWon')).toBe(total('setsLost'));
      expect(total('pointsWon')).toBe(total('pointsLost'));
    });
  });

  it('says for every row that shares no place with all what decided it', () => {
    forAnyLeague(({ players, matches }) => {
      for (const row of standings(players, matches, preset)) {
        expect(row.decidedBy === null).toBe(row.sharedWith.length === players.length - 1);
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

/** Leagues of 2 to 7 in any state of play; few different scores, so that ties are common. */
function forAnyLeague(holds: (league: League) => void): void {
  const card = fc.constantFrom('11-9 11-9', '9-11 9-11', '11-9 9-11 11-9', '9-11 11-5 5-11');
  const league = fc.integer({ min: 2, max: 7 }).chain((size) => {
    const players = Array.from({ length: size }, (_, index) => index);
    const drawn = fc.tuple(...Schedule.pairs(players).map(() => fc.option(card, { freq: 5 })));
    return fc.record({
      players: fc.constant(players),
      matches: drawn.map((cards) =>
        Schedule.pairs(players).flatMap((pair, index) => played(pair, cards[index] ?? null)),
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
  const turned = { player1Id: player2Id, player2Id: player1Id, winner: opponent(winner) };
  return { ...turned, sets: Scorecard.swapSides(sets) };
}

/** A number for sorting that depends on the pair, not on its sides. */
function hash({ player1Id, player2Id }: LeagueMatch<number>, seed: number): number {
  return ((player1Id + player2Id + 1) * (player1Id * player2Id + 7) * (seed + 1)) % 101;
}

function byNumber(a: number, b: number): number {
  return a - b;
}
