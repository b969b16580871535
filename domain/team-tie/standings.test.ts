import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Preset } from '#domain/league-table/presets.ts';
import { type TieResult, type TieStandingsOptions, tieStandings } from './standings.ts';

/** "A-B 3-1 10:5 200:180": ties, rubbers, games, points. Games and points are 0 where they are missing. */
function tiesIn(text: string): readonly TieResult<string>[] {
  return text.split(';').map((line) => {
    const [teams = '', score = '', games = '0:0', points = '0:0'] = line.trim().split(' ');
    const [team1 = '', team2 = ''] = teams.split('-');
    const counted = (pair: string, mark: string) => {
      const [player1, player2] = pair.split(mark).map(Number);
      return { player1: player1!, player2: player2! };
    };
    const rubbers = counted(score, '-');
    const winner = rubbers.player1 === rubbers.player2 ? null : rubbers.player1 > rubbers.player2;
    return {
      team1,
      team2,
      winner: winner === null ? null : winner ? 'player1' : 'player2',
      score: rubbers,
      games: counted(games, ':'),
      points: counted(points, ':'),
    };
  });
}

function order(
  teams: string,
  text: string,
  preset: Preset,
  options: TieStandingsOptions<string> = {},
): string {
  return tieStandings([...teams], tiesIn(text), preset, options)
    .rows.map(({ player, place }) => `${player}${place ?? '-'}`)
    .join(' ');
}

describe('Three teams level in ties', () => {
  it.each([
    [
      'are ordered by the ratio of rubbers in table tennis',
      'table-tennis',
      'A-B 3-0; B-C 3-1; C-A 3-2',
      'A1 B3 C2',
    ],
    [
      'are ordered by games where the rubbers are level',
      'table-tennis',
      'A-B 3-2 11:9; B-C 3-2 11:7; C-A 3-2 10:9',
      'A2 B1 C3',
    ],
    [
      'are ordered by points where the games are level',
      'table-tennis',
      'A-B 3-2 9:9 200:190; B-C 3-2 9:9 200:180; C-A 3-2 9:9 200:199',
      'A2 B1 C3',
    ],
    [
      'are ordered by the share of rubbers in badminton',
      'badminton',
      'A-B 3-0; B-C 3-2; C-A 3-2',
      'A1 B3 C2',
    ],
    [
      'are ordered by the share of games in badminton where the rubbers are level',
      'badminton',
      'A-B 3-2 7:5; B-C 3-2 7:3; C-A 3-2 6:6',
      'A2 B1 C3',
    ],
    [
      'are ordered by the difference of rubbers in soft tennis',
      'soft-tennis',
      'A-B 3-0; B-C 2-1; C-A 2-1',
      'A1 B3 C2',
    ],
  ] as const)('Three teams level in ties %s', (_name, preset, text, expected) => {
    expect(order('ABC', text, preset).split(' ').sort().join(' ')).toBe(expected);
  });

  it('Level teams share a place where everything is level, until lots are drawn', () => {
    const level = 'A-B 3-2 9:9 99:99; B-C 3-2 9:9 99:99; C-A 3-2 9:9 99:99';
    expect(order('ABC', level, 'table-tennis')).toBe('A1 B1 C1');
    const places = order('ABC', level, 'table-tennis', { lots: 7 }).replace(/[A-C]/g, '');
    expect(places).toBe('1 2 3');
  });

  it('Level teams are explained by the numbers that decided', () => {
    const { rows } = tieStandings([...'ABC'], tiesIn('A-B 3-0; B-C 3-1; C-A 3-2'), 'table-tennis');
    expect(rows[0]!.decidedBy).toMatchObject({
      criterion: 'rubbers-ratio',
      among: 'tied',
      compared: [
        { player: 'A', measure: { won: 5, lost: 3 } },
        { player: 'C', measure: { won: 4, lost: 5 } },
        { player: 'B', measure: { won: 3, lost: 4 } },
      ],
    });
  });
});

describe('The table of a season', () => {
  it('A season is provisional until each pair has met at home and away', () => {
    const once = tiesIn('A-B 3-0');
    expect(tieStandings(['A', 'B'], once, 'table-tennis', { legs: 2 }).provisional).toBe(true);
    const twice = tiesIn('A-B 3-0; B-A 3-2');
    expect(tieStandings(['A', 'B'], twice, 'table-tennis', { legs: 2 }).provisional).toBe(false);
  });

  it('The table orders open seasons by the share of ties won', () => {
    expect(order('ABCD', 'A-B 3-0; A-C 0-3; C-D 3-2', 'table-tennis')).toBe('C1 A2 D3 B4');
  });

  it('The table lists a team without a tie last, without a place', () => {
    expect(order('ABC', 'B-C 3-0', 'table-tennis')).toBe('B1 C2 A-');
  });

  it('The table voids every tie of a team that has left', () => {
    const text = 'A-B 3-0; B-C 3-0; C-A 3-1; A-D 0-3; B-D 3-0; C-D 3-0';
    const { rows, provisional } = tieStandings([...'ABCD'], tiesIn(text), 'table-tennis', {
      withdrawals: { sides: new Set('D'), rule: 'void' },
    });
    expect(provisional).toBe(false);
    expect(rows.map(({ player, played, place }) => [player, played, place])).toEqual([
      ['A', 2, 1],
      ['B', 2, 2],
      ['C', 2, 3],
      ['D', 0, null],
    ]);
  });

  it('Where results stand, a team that has left keeps its place and loses what it has not played', () => {
    const { rows, provisional } = tieStandings(
      [...'ABCD'],
      tiesIn('A-B 3-0; B-C 3-0; C-A 3-1; D-A 3-0'),
      'table-tennis',
      { withdrawals: { sides: new Set('D'), rule: 'stand' } },
    );
    expect(provisional).toBe(false);
    expect(
      rows.map(({ player, won, matchPoints, withdrawn }) => [player, won, matchPoints, withdrawn]),
    ).toEqual([
      ['B', 2, 5, false],
      ['C', 2, 5, false],
      ['A', 1, 4, false],
      ['D', 1, 2, true],
    ]);
  });

  it('Two teams that have left wait for no tie between them', () => {
    const { provisional } = tieStandings([...'ABC'], tiesIn('A-B 3-0; A-C 3-0'), 'tennis', {
      withdrawals: { sides: new Set('BC'), rule: 'completed-matches' },
    });
    expect(provisional).toBe(false);
  });

  it('The table counts a tie without a winner as lost by both', () => {
    const { rows } = tieStandings(['A', 'B'], tiesIn('A-B 2-2'), 'badminton');
    expect(rows.map(({ won, lost, rubbersWon }) => [won, lost, rubbersWon])).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  it('The table counts more points than a scorecard of one set can have', () => {
    const { rows } = tieStandings(['A', 'B'], tiesIn('A-B 3-2 11:10 220:215'), 'table-tennis');
    expect(rows[0]).toMatchObject({ setsWon: 11, setsLost: 10, pointsWon: 220, pointsLost: 215 });
  });

  it('The table is the same whatever the order of the ties', () => {
    const all = tiesIn('A-B 3-0; B-C 3-1; C-A 3-2; A-D 3-2; B-D 1-3; C-D 3-0');
    const expected = tieStandings([...'ABCD'], all, 'table-tennis').rows;
    fc.assert(
      fc.property(fc.shuffledSubarray([...all], { minLength: all.length }), (shuffled) => {
        expect(tieStandings([...'ABCD'], shuffled, 'table-tennis').rows).toEqual(expected);
      }),
    );
  });
});
