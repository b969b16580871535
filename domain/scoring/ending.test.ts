import { describe, expect, it } from 'vitest';
import { counted, type Ended, type Ending, end } from './ending.ts';
import { fastest } from './fastest.ts';
import { FORMATS, findFormat, type SetScore } from './formats.ts';
import { judge } from './judge.ts';
import { fromText, text } from './text.ts';

function sets(id: string, written: string): readonly SetScore[] {
  const read = fromText(written, findFormat(id)!);
  if (!read.ok) throw new Error(`not a score: ${written}`);
  return read.value;
}

const ended = (id: string, ending: Ending, written = '') =>
  end(findFormat(id)!, ending, sets(id, written));

const walkover = { status: 'walkover', winner: 'player2' } as const;
const retired = { status: 'retired', winner: 'player2' } as const;
const defaulted = { status: 'defaulted', winner: 'player1' } as const;

describe('the end of a match', () => {
  it('A match that is played out has its winner and "3-1" as its result', () => {
    expect(ended('table-tennis-5', { status: 'finished' }, '11-9 8-11 11-4 12-10')).toEqual({
      ok: true,
      value: {
        status: 'finished',
        winner: 'player1',
        sets: sets('table-tennis-5', '11-9 8-11 11-4 12-10'),
        setsWon: { player1: 3, player2: 1 },
        result: '3-1',
      },
    });
  });

  it.each([
    ['a walkover', walkover, '', 'player2', null],
    ['a default before the first point', defaulted, '', 'player1', null],
    ['a default with the score as it was', defaulted, '11-9 3-11', 'player1', '1-1'],
    ['a retirement in the first set', retired, '5-3', 'player2', '0-0'],
    ['a retirement after a complete set', retired, '11-9', 'player2', '1-0'],
    ['a retirement in the last set', retired, '11-9 9-11 11-9 9-11 10-10', 'player2', '2-2'],
    ['a retirement before the first point', retired, '', 'player2', null],
    ['a double walkover', { status: 'double-walkover' }, '', null, null],
    ['a match cancelled before it began', { status: 'cancelled' }, '', null, null],
    ['a match cancelled on the way', { status: 'cancelled' }, '11-9 3-3', null, '1-0'],
  ] as const)('The end is recorded: %s', (_name, ending, written, winner, result) => {
    expect(ended('table-tennis-5', ending, written)).toMatchObject({
      ok: true,
      value: { status: ending.status, winner, result, sets: sets('table-tennis-5', written) },
    });
  });

  it.each([
    ['a score that does not decide', { status: 'finished' }, '11-9 8-11', 'INCOMPLETE_SCORES'],
    ['no score', { status: 'finished' }, '', 'INCOMPLETE_SCORES'],
    [
      'a winner whom the games contradict',
      { status: 'finished', winner: 'player2' },
      '11-9 11-8 11-7',
      'WINNER_MISMATCH',
    ],
    ['a walkover with a score', walkover, '11-9', 'NOTHING_PLAYED'],
    ['a double walkover with a score', { status: 'double-walkover' }, '0-0', 'NOTHING_PLAYED'],
    ['a retirement after the end', retired, '11-9 11-8 11-7', 'ALREADY_DECIDED'],
    ['a default after the end', defaulted, '11-9 11-8 11-7', 'ALREADY_DECIDED'],
    ['a cancellation after the end', { status: 'cancelled' }, '11-9 11-8 11-7', 'ALREADY_DECIDED'],
  ] as const)('The end is refused with %s', (_name, ending, written, code) => {
    expect(ended('table-tennis-5', ending, written)).toEqual({ ok: false, code });
  });

  it('An impossible score is refused with its set and the reason, however the match ended', () => {
    const refusal = { ok: false, code: 'IMPOSSIBLE_SCORE', set: 1, reason: 'beyond-end' };
    expect(ended('table-tennis-5', { status: 'finished' }, '11-9 12-9')).toEqual(refusal);
    expect(ended('table-tennis-5', retired, '11-9 12-9')).toEqual(refusal);
  });

  it('The winner that a screen sends is accepted when the games agree', () => {
    const ending = { status: 'finished', winner: 'player1' } as const;
    expect(ended('tennis-8-game-pro-set', ending, '9-8(5)')).toMatchObject({
      value: { winner: 'player1', result: '1-0' },
    });
  });
});

describe('what a match counts in a league', () => {
  const value = (id: string, ending: Ending, written = ''): Ended => {
    const answer = ended(id, ending, written);
    if (!answer.ok) throw new Error(answer.code);
    return answer.value;
  };
  const count = (id: string, ending: Ending, written = '') => {
    const result = counted(findFormat(id)!, value(id, ending, written));
    return result && { ...result, sets: text(result.sets) };
  };

  it('A match that is played out counts as it was played', () => {
    expect(count('table-tennis-3', { status: 'finished' }, '11-9 11-9')).toEqual({
      winner: 'player1',
      sets: '11-9 11-9',
      setsWon: { player1: 2, player2: 0 },
      forfeitedBy: null,
    });
  });

  it.each([
    ['walkover', walkover, ''],
    ['retirement', retired, '11-9 11-9 10-8'],
  ] as const)(
    'In table tennis a %s counts as the games needed, each 11-0',
    (_name, ending, score) => {
      expect(count('table-tennis-5', ending, score)).toEqual({
        winner: 'player2',
        sets: '0-11 0-11 0-11',
        setsWon: { player1: 0, player2: 3 },
        forfeitedBy: 'player1',
      });
    },
  );

  it.each(['tennis-3-sets', 'soft-tennis-7', 'badminton-21'])(
    'By %s a walkover counts without a score, and not as completed by the loser',
    (id) => {
      expect(count(id, walkover)).toEqual({
        winner: 'player2',
        sets: '',
        setsWon: { player1: 0, player2: 0 },
        forfeitedBy: 'player1',
      });
    },
  );

  it('In tennis and badminton a retirement counts with the score as it was', () => {
    expect(count('tennis-3-sets', retired, '6-4 3-2')).toMatchObject({
      sets: '6-4 3-2',
      setsWon: { player1: 1, player2: 0 },
    });
    expect(count('badminton-21', retired, '21-4 3-2')).toMatchObject({ sets: '21-4 3-2' });
  });

  it('A double walkover and a cancelled match count for nobody', () => {
    expect(count('table-tennis-5', { status: 'double-walkover' })).toBeNull();
    expect(count('table-tennis-5', { status: 'cancelled' }, '11-9')).toBeNull();
  });
});

describe('the fastest win', () => {
  it.each([
    ['table-tennis-5', '11-0 11-0 11-0'],
    ['badminton-21', '21-0 21-0'],
    ['tennis-3-sets-match-tie-break', '6-0 6-0'],
    ['soft-tennis-9', '5-0'],
  ])('The fastest win by %s is %s', (id, written) => {
    expect(text(fastest(findFormat(id)!, 'player1'))).toBe(written);
  });

  it('The fastest win decides the match for its winner, by every format', () => {
    for (const format of FORMATS) {
      for (const winner of ['player1', 'player2'] as const) {
        expect(judge(format, fastest(format, winner))).toMatchObject({ state: 'decided', winner });
      }
    }
  });
});
