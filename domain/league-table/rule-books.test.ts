import { describe, expect, it } from 'vitest';
import type { Measure } from './measure.ts';
import type { Preset } from './presets.ts';
import { matchesIn } from './sample-matches.ts';
import { type Row, type Step, standings } from './standings.ts';

/** Worked example of the ITTF's handbook for tournament referees. */
const ITTF = matchesIn(`
  C-D 11-7 10-12 6-11 11-9 8-11; B-E 7-11 9-11 9-11; A-F 10-12 10-12 10-12;
  B-D 8-11 9-11 6-11; C-F 11-3 6-11 11-7 9-11 11-8; A-E 7-11 5-11 2-11;
  E-F 11-9 11-5 8-11 11-7; B-C 6-11 9-11 10-12; A-D 11-3 0-11 11-4 9-11 11-8;
  B-F 11-7 11-7 11-8; D-E 8-11 9-11 5-11; A-C 11-7 10-12 11-8 11-9;
  D-F 7-11 11-6 7-11 11-6 10-12; C-E 7-11 5-11 9-11; A-B 11-8 11-7 9-11 11-2`);

/** Each beats the next two; only E, the first in the list, takes a game from those who beat it. */
const FIVE_LEVEL = matchesIn(`
  E-A 11-9 11-9; E-B 11-9 11-9; A-B 11-9 11-9; A-C 11-9 11-9; B-C 11-0 11-0;
  B-D 11-0 11-0; C-D 11-9 11-9; C-E 9-11 11-9 11-9; D-E 9-11 11-0 11-0; D-A 11-9 11-9`);

/** Group A of the ATP World Tour Finals 2009: del Potro went through by one game. */
const LONDON_2009 = matchesIn(`
  Federer-Verdasco 4-6 7-5 6-1; Murray-DelPotro 6-3 3-6 6-2; DelPotro-Verdasco 6-4 3-6 7-6;
  Federer-Murray 3-6 6-3 6-1; Murray-Verdasco 6-4 6-7 7-6; DelPotro-Federer 6-2 6-7 6-3`);

describe('table tennis, ITTF 3.7.5', () => {
  const { rows } = standings(['A', 'B', 'C', 'D', 'E', 'F'], ITTF, 'table-tennis');

  it('The ITTF rules put the worked example in the order E A C D F B', () => {
    expect(places(rows)).toEqual(['1 E', '2 A', '3 C', '4 D', '5 F', '6 B']);
    expect(rows.map((row) => row.matchPoints)).toEqual([10, 8, 7, 7, 7, 6]);
  });

  it('The ITTF rules explain C, D and F by the points among themselves, because all else is level', () => {
    expect(rows[2]!.steps.map(inWords)).toEqual([
      'match-points all: E 10, A 8, C 7, D 7, F 7, B 6',
      'match-points tied: C 3, D 3, F 3 (level)',
      'sets-ratio tied: C 5:5, D 5:5, F 5:5 (level)',
      'points-ratio tied: C 94:90, D 96:92, F 86:94',
    ]);
    expect(rows[2]!.decidedBy).toBe(rows[2]!.steps[3]);
  });

  it('The ITTF rules explain the others by match points alone', () => {
    expect(rows[0]!.decidedBy).toMatchObject({ criterion: 'match-points', among: 'all' });
    expect(rows[5]!.steps).toHaveLength(1);
  });

  it('The ITTF rules start again for level players when one is separated (3.7.5.3)', () => {
    const { rows: level } = standings(['E', 'A', 'B', 'C', 'D'], FIVE_LEVEL, 'table-tennis');
    expect(places(level)).toEqual(['1 E', '2 A', '3 B', '4 C', '5 D']);
    // B has a far better ratio of points than A, but lost to A.
    expect(inWords(level[2]!.decidedBy!)).toBe('match-points tied: A 2, B 1');
    expect(inWords(level[4]!.decidedBy!)).toBe('match-points tied: C 2, D 1');
  });

  it('The ITTF rules give no match point for a match lost unplayed (3.7.5.1)', () => {
    const { rows } = standings(['A', 'B', 'C'], matchesIn('A-B w/o; C-B w/o; A-C 11-9 11-9'), TT);
    expect(rows.map((row) => [row.player, row.matchPoints])).toEqual([
      ['A', 4],
      ['C', 3],
      ['B', 0],
    ]);
  });

  it('The ITTF rules leave a perfect circle on one place, where the book draws lots (3.7.5.4)', () => {
    const circle = matchesIn('A-B 11-9 11-9; B-C 11-9 11-9; C-A 11-9 11-9');
    const { rows } = standings(['A', 'B', 'C'], circle, 'table-tennis');
    expect(places(rows)).toEqual(['1 A', '1 B', '1 C']);
    expect(rows[0]).toMatchObject({ sharedWith: ['B', 'C'], decidedBy: null });
  });
});

describe('tennis, JTA and ATP Finals', () => {
  it('The tennis rules decide London 2009 by the percentage of games in all matches', () => {
    const names = ['Murray', 'DelPotro', 'Verdasco', 'Federer'];
    const { rows } = standings(names, LONDON_2009, 'tennis');
    expect(places(rows)).toEqual(['1 Federer', '2 DelPotro', '3 Murray', '4 Verdasco']);
    expect(rows[1]!.steps.slice(-2).map(inWords)).toEqual([
      'sets-percentage all: Murray 5:4, DelPotro 5:4, Federer 5:4 (level)',
      'points-percentage all: Federer 44:40, DelPotro 45:43, Murray 44:43',
    ]);
  });

  it('The tennis rules decide between two players by their match, regardless of the sets', () => {
    const league =
      'A-B 7-6 6-7 7-6; B-C 6-0 6-0; C-A 6-0 6-0; A-D 7-6 7-6; B-D 6-0 6-0; D-C 6-0 6-0';
    const { rows } = standings(['A', 'B', 'C', 'D'], matchesIn(league), 'tennis');
    expect(places(rows)).toEqual(['1 A', '2 B', '3 D', '4 C']);
    expect(inWords(rows[1]!.decidedBy!)).toBe('head-to-head tied: A 1:0, B 0:1');
  });

  it('The tennis rules use the match of the two players who are still level after a percentage', () => {
    const { rows } = standings(['A', 'B', 'C', 'D', 'E', 'F'], ITTF, 'tennis');
    expect(places(rows)).toEqual(['1 E', '2 A', '3 D', '4 C', '5 F', '6 B']);
    expect(rows[3]!.steps.slice(-2).map(inWords)).toEqual([
      'sets-percentage all: D 10:11, C 9:11, F 9:11',
      'head-to-head tied: C 1:0, F 0:1',
    ]);
  });

  it('The tennis rules rank a player who forfeited a match behind one who played and lost it', () => {
    const league = 'A-B w/o; B-C 6-4 6-4; C-A 6-4 6-4';
    const { rows } = standings(['A', 'B', 'C'], matchesIn(league), 'tennis');
    expect(places(rows).at(-1)).toBe('3 B');
  });
});

describe('soft tennis, league clause under the JSTA handbook', () => {
  it.each([
    [
      'between two players by their match',
      'A-B 4-2 4-2; B-C 4-0 4-0; A-C 0-4 0-4; B-D 4-0 4-0; A-D 4-2 4-2; D-C 4-0 4-0',
      'ABDC',
    ],
    [
      'between three players by games among themselves',
      'A-B 4-2 4-2; B-C 4-2 4-2; C-A 4-2 2-4 4-2',
      'ABC',
    ],
    ['next by points among themselves', 'A-B 4-0 4-0; B-C 4-2 4-2; C-A 4-2 4-2', 'ACB'],
  ])('The soft tennis rules decide %s (worked by hand)', (_name, league, order) => {
    const players = [...new Set(order)].sort();
    const { rows } = standings(players, matchesIn(league), 'soft-tennis');
    expect(rows.map((row) => row.player).join('')).toBe(order);
  });

  it('The soft tennis rules use the match of the two players who are still level after a difference', () => {
    const { rows } = standings(['A', 'B', 'C', 'D', 'E', 'F'], ITTF, 'soft-tennis');
    expect(places(rows)).toEqual(['1 E', '2 A', '3 D', '4 C', '5 F', '6 B']);
    expect(rows[3]!.steps.slice(-2).map(inWords)).toEqual([
      'points-difference tied: C 94:90, D 96:92, F 86:94',
      'head-to-head tied: D 1:0, C 0:1',
    ]);
  });
});

/** next.md 8.2: three level on wins, A ahead by games, B and C level on games too. */
const BADMINTON = matchesIn(`
  A-B 21-15 21-18; B-C 21-19 18-21 21-16; C-A 21-17 19-21 21-19;
  A-D 21-8 21-10; B-D 21-12 21-14; C-D 21-5 17-21 21-3`);

describe('badminton, BWF 16.2', () => {
  const { rows } = standings(['A', 'B', 'C', 'D'], BADMINTON, 'badminton');

  it('The badminton rules decide three by games, then the two who are left by their match', () => {
    expect(places(rows)).toEqual(['1 A', '2 B', '3 C', '4 D']);
    expect(rows[2]!.steps.map(inWords)).toEqual([
      'wins all: A 2, B 2, C 2, D 0',
      'sets-difference all: A 5:2, B 4:3, C 5:4',
      'head-to-head tied: B 1:0, C 0:1',
    ]);
  });

  it('The badminton rules do not look at points where games decide: C with the best difference is third', () => {
    const difference = rows.map(({ pointsWon, pointsLost }) => pointsWon - pointsLost);
    expect(difference.slice(0, 3)).toEqual([29, 11, 30]);
  });

  it('The badminton rules decide by the difference of points when games are level', () => {
    const league = 'A-B 21-19 21-19; B-C 21-15 21-15; C-A 21-18 21-18';
    const { rows: level } = standings(['A', 'B', 'C'], matchesIn(league), 'badminton');
    expect(places(level)).toEqual(['1 B', '2 A', '3 C']);
    expect(inWords(level[0]!.decidedBy!)).toBe('points-difference all: B 80:72, A 78:80, C 72:78');
  });
});

const TT: Preset = 'table-tennis';

function places(rows: readonly Row<string>[]): readonly string[] {
  return rows.map((row) => `${row.place} ${row.player}`);
}

function inWords({ criterion, among, compared, separated }: Step<string>): string {
  const each = compared.map(({ player, measure }) => `${player} ${numbersOf(measure)}`);
  return `${criterion} ${among}: ${each.join(', ')}${separated ? '' : ' (level)'}`;
}

function numbersOf(measure: Measure): string {
  return measure.kind === 'count' ? String(measure.value) : `${measure.won}:${measure.lost}`;
}
