import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeFromLoser, rowsNeeded } from './completion.ts';
import { FORMATS, findFormat, type SetScore } from './formats.ts';
import { judge } from './judge.ts';

const eleven = findFormat('table-tennis-5')!;
const rule = (id: string) => findFormat(id)!.set;

describe('typing the loser’s score', () => {
  it.each([0, 2, 3, 4, 5, 6, 7, 8, 9])(
    'In a game to 11 the digit %i completes 11-%i at once',
    (digit) => {
      expect(completeFromLoser(eleven.set, String(digit))).toEqual({
        state: 'complete',
        loser: digit,
        winner: 11,
      });
    },
  );

  it('In a game to 11 the digit 1 waits for a second one, and is 11-1 on Enter', () => {
    expect(completeFromLoser(eleven.set, '1')).toEqual({ state: 'waiting', loser: 1, winner: 11 });
    expect(completeFromLoser(eleven.set, '01')).toEqual({
      state: 'complete',
      loser: 1,
      winner: 11,
    });
  });

  it.each([
    ['10', 12],
    ['13', 15],
    ['27', 29],
    ['97', 99],
    ['１３', 15],
  ])('In a game to 11 a loser with %s points lost to %i', (text, winner) => {
    expect(completeFromLoser(eleven.set, text)).toMatchObject({ state: 'complete', winner });
  });

  it.each([
    ['badminton-21', '2', 'waiting', 21],
    ['badminton-21', '3', 'complete', 21],
    ['badminton-21', '19', 'complete', 21],
    ['badminton-21', '20', 'complete', 22],
    ['badminton-21', '28', 'complete', 30],
    ['badminton-21', '29', 'complete', 30],
    ['badminton-15', '2', 'complete', 15],
    ['badminton-15', '20', 'complete', 21],
    ['badminton-11-one', '1', 'waiting', 11],
    ['badminton-11-one', '10', 'complete', 11],
    ['tennis-1-set', '1', 'complete', 6],
    ['tennis-1-set', '4', 'complete', 6],
    ['tennis-1-set', '5', 'complete', 7],
    ['tennis-1-set', '6', 'complete', 7],
    ['tennis-8-game-pro-set', '8', 'complete', 9],
    ['soft-tennis-7', '3', 'complete', 4],
  ])('By %s the loser’s "%s" is %s with %i for the winner', (id, text, state, winner) => {
    expect(completeFromLoser(rule(id), text)).toMatchObject({ state, winner });
  });

  it.each([
    ['table-tennis-5', ''],
    ['table-tennis-5', 'x'],
    ['table-tennis-5', '98'],
    ['badminton-21', '30'],
    ['tennis-1-set', '7'],
    ['soft-tennis-7', '4'],
  ])('By %s nobody loses with "%s"', (id, text) => {
    expect(completeFromLoser(rule(id), text)).toEqual({ state: 'none' });
  });

  it('What is filled in always ends the set', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FORMATS), fc.integer({ min: 0, max: 99 }), (format, loser) => {
        const filled = completeFromLoser(format.set, String(loser));
        if (filled.state === 'none') return;
        const judgement = judge(format, [{ player1: filled.winner, player2: filled.loser }]);
        expect(judgement).toMatchObject({ setsWon: { player1: 1, player2: 0 } });
      }),
    );
  });
});

describe('the rows of a card', () => {
  const row = (player1: number | null, player2: number | null): SetScore<number | null> => ({
    player1,
    player2,
  });
  const empty = row(null, null);
  const won = row(11, 9);
  const lost = row(9, 11);

  it.each([
    ['three while nothing is entered', [], 3],
    ['three while rows are empty', [empty, empty, empty], 3],
    ['three while a win in three is possible', [won, won], 3],
    ['three after one game each', [won, lost], 3],
    ['three after three straight games', [won, won, won], 3],
    ['four when three games do not decide', [won, lost, won], 4],
    ['four when four games decide', [won, lost, won, won], 4],
    ['five when four games do not decide', [won, lost, won, lost], 5],
    ['five at most', [won, lost, won, lost, won], 5],
    ['three while the third game goes on', [won, lost, row(5, 3)], 3],
    ['three while the third game is half entered', [won, lost, row(11, null)], 3],
    ['three while a game cannot be', [won, lost, row(12, 9)], 3],
    ['as many as hold something', [won, won, won, row(11, 4)], 4],
    ['as many as hold something, an empty row between them', [won, empty, empty, row(3, null)], 4],
  ])('A card of best of five has %s', (_name, sets, rows) => {
    expect(rowsNeeded(eleven, sets)).toBe(rows);
  });

  it('A card of one set has one row', () => {
    const format = findFormat('tennis-1-set')!;
    expect([rowsNeeded(format, []), rowsNeeded(format, [row(6, 4)])]).toEqual([1, 1]);
  });
});
