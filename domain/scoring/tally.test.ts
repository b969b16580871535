import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customFormat } from './custom-format.ts';
import { FORMATS, findFormat, type ScoreFormat } from './formats.ts';
import { judge } from './judge.ts';
import { cardOf, type Tally, tallied, withoutLast, withPoint } from './tally.ts';

const format = (id: string) => findFormat(id)!;

/** "1" is a point of player1, "2" one of player2. */
const points = (text: string): Tally =>
  [...text].map((digit) => (digit === '1' ? 'player1' : 'player2'));

/** A game that player1 wins to love. */
const love = (to: number) => '1'.repeat(to);

/** Both have so many points, the last one by player2. */
const level = (each: number) => '12'.repeat(each);

const written = (id: string, text: string) =>
  tallied(format(id), points(text))
    .sets.map(({ player1, player2 }) => `${player1}-${player2}`)
    .join(' ');

describe('sets', () => {
  it.each([
    ['table-tennis-5', '', ''],
    ['table-tennis-5', love(11), '11-0'],
    ['table-tennis-5', `${love(11)}2`, '11-0 0-1'],
    ['table-tennis-5', `${level(10)}1`, '11-10'],
    ['table-tennis-5', `${level(10)}11`, '12-10'],
    ['badminton-21', `${level(29)}1`, '30-29'],
    ['badminton-15', `${level(20)}1`, '21-20'],
    ['badminton-15-one', `${level(14)}1`, '15-14'],
    ['tennis-1-set', `${level(6)}1`, '7-6'],
    ['tennis-1-set', `${level(5)}11`, '7-5'],
    ['soft-tennis-7', `${level(3)}2`, '3-4'],
  ])('By %s the points %s make the sets "%s"', (id, text, sets) => {
    expect(written(id, text)).toBe(sets);
  });

  it('The deciding set of a format has its own rule', () => {
    const id = 'tennis-3-sets-match-tie-break';
    const third = `${love(6)}222222${level(9)}11`;
    expect(written(id, third)).toBe('6-0 0-6 11-9');
    expect(tallied(format(id), points(third)).winner).toBe('player1');
  });
});

describe('the end', () => {
  it('Points after the decision count for nobody', () => {
    const three = love(33);
    expect(tallied(format('table-tennis-5'), points(three)).winner).toBe('player1');
    expect(tallied(format('table-tennis-5'), points(`${three}2`))).toEqual(
      tallied(format('table-tennis-5'), points(three)),
    );
    const tally = points(three);
    expect(withPoint(format('table-tennis-5'), tally, 'player2')).toBe(tally);
  });

  it('The score of a decided match is that of its last set', () => {
    expect(tallied(format('table-tennis-1'), points(`2${love(11)}`))).toMatchObject({
      set: 0,
      score: { player1: 11, player2: 1 },
      setsWon: { player1: 1, player2: 0 },
      winner: 'player1',
    });
  });

  it('Without the last point a decided match goes on', () => {
    const before = withoutLast(points(love(11)));
    expect(tallied(format('table-tennis-1'), before)).toMatchObject({
      winner: null,
      score: { player1: 10, player2: 0 },
    });
  });

  it('A set of two points ahead without a limit goes on to 99', () => {
    const long = points(`${level(98)}1`);
    expect(tallied(format('table-tennis-1'), long).score).toEqual({ player1: 99, player2: 98 });
    expect(withPoint(format('table-tennis-1'), long, 'player1')).toBe(long);
    expect(withPoint(format('table-tennis-1'), long, 'player2')).not.toBe(long);
  });
});

describe('deuce', () => {
  it.each([
    ['table-tennis-5', level(9), false],
    ['table-tennis-5', level(10), true],
    ['table-tennis-5', `${level(10)}1`, false],
    ['table-tennis-5', level(11), true],
    ['badminton-21', level(20), true],
    ['badminton-15-one', level(14), false],
    ['tennis-1-set', level(5), false],
  ])('By %s after %s deuce is %s', (id, text, isDeuce) => {
    expect(tallied(format(id), points(text)).isDeuce).toBe(isDeuce);
  });
});

describe('ends', () => {
  it.each([
    ['table-tennis-5', '', false],
    ['table-tennis-5', '1', false],
    ['table-tennis-5', love(11), true],
    ['table-tennis-5', `${love(11)}1`, false],
    ['table-tennis-1', '11111', true],
    ['table-tennis-1', '111112', false],
    ['table-tennis-1', '1111122222', false],
    ['table-tennis-1', love(11), false],
    ['table-tennis-3', `${love(11)}${'2'.repeat(11)}2222`, false],
    ['table-tennis-3', `${love(11)}${'2'.repeat(11)}22222`, true],
    ['badminton-21', love(11), false],
    ['badminton-21-one', love(11), true],
    ['badminton-21', `${love(21)}${'2'.repeat(21)}${love(11)}`, true],
    ['badminton-15-one', love(8), true],
    ['badminton-11-one', love(6), true],
    ['tennis-3-sets', '1', true],
    ['tennis-3-sets', '11', false],
    ['tennis-3-sets', '112', true],
    ['tennis-3-sets', love(6), false],
    ['tennis-3-sets', `2${love(6)}`, true],
    ['tennis-3-sets', `${love(6)}1`, true],
    ['soft-tennis-7', '1', true],
    ['soft-tennis-7', '12', false],
    ['tennis-3-sets-match-tie-break', `${love(6)}22222211111`, false],
    ['tennis-3-sets-match-tie-break', `${love(6)}222222111112`, true],
    ['tennis-3-sets-match-tie-break', `${love(6)}2222221111122`, false],
    ['tennis-3-sets-match-tie-break', `${love(6)}222222111112221222`, true],
  ])('By %s after %s the sides change ends: %s', (id, text, changesEnds) => {
    expect(tallied(format(id), points(text)).changesEnds).toBe(changesEnds);
  });

  it('A format of one’s own changes ends after each set only', () => {
    const own = customFormat({ to: 5, lead: 1, bestOf: 3 });
    if (!own.ok) throw new Error(own.code);
    expect(tallied(own.value, points('111')).changesEnds).toBe(false);
    expect(tallied(own.value, points('11111')).changesEnds).toBe(true);
  });
});

describe('any match', () => {
  const anyFormat = fc.constantFrom<ScoreFormat>(...FORMATS);
  const anySide = fc.constantFrom('player1' as const, 'player2' as const);
  const anyTally = fc.array(anySide, { maxLength: 260 });

  it('The sets of a tally are at every moment a legal card, decided exactly when the tally is', () => {
    fc.assert(
      fc.property(anyFormat, anyTally, (one, tally) => {
        const { sets, winner, setsWon } = tallied(one, tally);
        const expected = winner
          ? { state: 'decided', winner, setsWon }
          : { state: 'open', setsWon };
        expect(judge(one, sets)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('A point and its undo change nothing', () => {
    fc.assert(
      fc.property(anyFormat, anyTally, anySide, (one, tally, side) => {
        const next = withPoint(one, tally, side);
        if (next !== tally) expect(withoutLast(next)).toEqual(tally);
      }),
    );
  });

  it('Both sides are treated alike', () => {
    const turned = (tally: Tally): Tally =>
      tally.map((side) => (side === 'player1' ? 'player2' : 'player1'));
    fc.assert(
      fc.property(anyFormat, anyTally, (one, tally) => {
        const here = tallied(one, tally);
        const there = tallied(one, turned(tally));
        expect(there.setsWon.player1).toBe(here.setsWon.player2);
        expect([there.isDeuce, there.changesEnds]).toEqual([here.isDeuce, here.changesEnds]);
      }),
    );
  });

  it('A card is the sets of the tally as text', () => {
    const state = tallied(format('table-tennis-5'), points(`${love(11)}12`));
    expect(cardOf(state)).toEqual([
      { player1Score: '11', player2Score: '0' },
      { player1Score: '1', player2Score: '1' },
    ]);
  });
});
