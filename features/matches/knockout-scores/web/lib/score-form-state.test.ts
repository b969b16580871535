import { describe, expect, it } from 'vitest';
import { knockoutScoresMessages as t } from '../../knockout-scores.messages.en.ts';
import { reasonText, winsText } from './result-words.ts';
import { enteredOf, formStateOf, scoresOf, withBox } from './score-form-state.ts';

const match = {
  id: '1-0',
  round: 1,
  position: 0,
  player1: 'a',
  player2: 'b',
  result: null,
} as const;
const unit = 'set';
const empty = formStateOf(match, null, '');

describe('the form of a match', () => {
  it('The form of a match begins with five empty sets', () => {
    expect(empty.sets).toHaveLength(5);
    expect(enteredOf(empty, match)).toEqual({ ok: false, missing: 'sets' });
  });

  it('A score box takes one or two digits, also full-width ones, and ignores other input', () => {
    const filled = withBox(withBox(empty, 0, 'player1', '１1'), 0, 'player2', '9');
    expect(filled.sets[0]).toEqual({ player1: '11', player2: '9' });
    expect(withBox(filled, 0, 'player1', '111')).toBe(filled);
    expect(withBox(filled, 0, 'player1', '-1')).toBe(filled);
  });

  it('The scores of the form leave out empty rows at the end, not those in between', () => {
    const gap = withBox(withBox(empty, 1, 'player1', '11'), 1, 'player2', '9');
    expect(scoresOf(gap)).toEqual([
      { player1: null, player2: null },
      { player1: 11, player2: 9 },
    ]);
    expect(enteredOf(gap, match).ok).toBe(true);
  });

  it('The form of a walkover requires the player who advances', () => {
    const walkover = { ...empty, kind: 'walkover' as const };
    expect(enteredOf(walkover, match)).toEqual({ ok: false, missing: 'winner' });
    expect(enteredOf({ ...walkover, winner: 'player2' }, match)).toEqual({
      ok: true,
      value: { kind: 'walkover', winner: 'b' },
    });
  });

  it('The form of a match shows the stored result', () => {
    const sets = [{ player1: 11, player2: 9 }];
    const result = { kind: 'retirement' as const, winner: 'b', score: '1-0', sets };
    expect(formStateOf(match, result, 'ill')).toMatchObject({
      kind: 'retirement',
      winner: 'player2',
      notes: 'ill',
      sets: [{ player1: '11', player2: '9' }, {}, {}, {}, {}],
    });
  });
});

describe('the words of a result', () => {
  const score = (text: string, sets: [number, number][], winner: string) => ({
    kind: 'score' as const,
    winner,
    score: text,
    sets: sets.map(([player1, player2]) => ({ player1, player2 })),
  });

  it('The text of a result says who wins by how much', () => {
    expect(winsText(score('1-3', [], 'b'), 'Ken', t)).toBe('Ken wins 1-3');
    expect(winsText({ kind: 'walkover', winner: 'b' }, 'Ken', t)).toBe('Ken wins by walkover');
  });

  it('The text of a result says why: more sets, the highest set, or the rule for the second player', () => {
    const more = score(
      '2-1',
      [
        [11, 9],
        [9, 11],
        [11, 3],
      ],
      'a',
    );
    const highest = score(
      '1-1',
      [
        [11, 9],
        [10, 12],
      ],
      'b',
    );
    const second = score(
      '1-1',
      [
        [11, 9],
        [9, 11],
      ],
      'b',
    );
    expect(reasonText(more, { loser: 'Ren', unit }, t)).toBe(t.reasonSets(2, 1, unit));
    expect(reasonText(highest, { loser: 'Ren', unit }, t)).toBe(t.reasonHighest(1, 12, 11, unit));
    expect(reasonText(second, { loser: 'Ren', unit }, t)).toBe(t.reasonSecond(1, 11, unit));
  });
});
