import { describe, expect, test } from 'vitest';
import { champion } from './consequences.ts';
import { clear, clearedBy, correct, findMatch, record, type Step } from './results.ts';
import { players, playOut, sampleDraw, win } from './sample-draws.ts';
import type { Draw, PlayedResult } from './vocabulary.ts';

const start = sampleDraw(players(8, 8), { placing: 'strength-order' });
// By strength: 1-0 is p001 v p008, 1-1 is p004 v p005, and their winners meet in 2-0.

function done(step: ReturnType<typeof record>): Step {
  if (!step.ok) throw new Error(step.code);
  return step.value;
}

const opened = done(record(start, '1-0', win('p001'))).next;
const semiFinal = done(record(opened, '1-1', win('p005'))).next;
const semiPlayed = done(record(semiFinal, '2-0', win('p001'))).next;
const playedOut = playOut(start, () => true);

describe('recording a result', () => {
  test('Recording a result returns the match and the next match as changed, and only those', () => {
    const { next, changed } = done(record(start, '1-0', win('p008', '2-3')));
    expect(changed).toEqual([
      { ...findMatch(start, '1-0'), result: win('p008', '2-3') },
      { ...findMatch(start, '2-0'), player1: 'p008' },
    ]);
    const rest = (draw: Draw) => draw.matches.filter(({ id }) => id !== '1-0' && id !== '2-0');
    expect(rest(next)).toEqual(rest(start));
    expect(findMatch(start, '1-0')?.result).toBeNull();
  });

  test('Recording a result puts the winner of a lower match into the second place', () => {
    expect(findMatch(semiFinal, '2-0')).toMatchObject({ player1: 'p001', player2: 'p005' });
  });

  test.each<{ result: PlayedResult }>([
    { result: { kind: 'walkover', winner: 'p008' } },
    { result: { kind: 'retirement', winner: 'p008', score: '1-2' } },
    {
      result: {
        kind: 'score',
        winner: 'p008',
        score: '0-1',
        sets: [{ player1: 3, player2: 11 }],
      },
    },
  ])('Recording accepts a $result.kind and advances its winner', ({ result }) => {
    const { next } = done(record(start, '1-0', result));
    expect(findMatch(next, '1-0')?.result).toEqual(result);
    expect(findMatch(next, '2-0')?.player1).toBe('p008');
  });

  test('Recording the same result twice changes nothing, even with its parts in another order', () => {
    const again = done(record(opened, '1-0', { score: '3-1', winner: 'p001', kind: 'score' }));
    expect(again).toEqual({ next: opened, changed: [] });
  });

  test('Recording the final changes the final alone and makes a champion', () => {
    const last = sampleDraw(players(2, 2));
    const { next, changed } = done(record(last, '1-0', win('p002')));
    expect(changed.length).toBe(1);
    expect([champion(last), champion(next)]).toEqual([null, 'p002']);
  });

  test.each([
    { why: 'an unknown match', draw: start, id: '9-9', winner: 'p001', code: 'UNKNOWN_MATCH' },
    { why: 'a missing player', draw: opened, id: '2-0', winner: 'p001', code: 'MISSING_PLAYER' },
    { why: 'a stranger as winner', draw: start, id: '1-0', winner: 'p002', code: 'NOT_A_PLAYER' },
    // Two scorers confirm one match at the same time: the second one is refused.
    { why: 'another result', draw: opened, id: '1-0', winner: 'p008', code: 'ALREADY_RECORDED' },
    { why: 'a bye', draw: sampleDraw(players(3, 3)), id: '1-0', winner: 'p001', code: 'BYE' },
  ])('Recording is refused for $why', ({ draw, id, winner, code }) => {
    expect(record(draw, id, win(winner))).toEqual({ ok: false, code });
  });
});

describe('correcting a result', () => {
  test('Correcting a result advances the other player', () => {
    const { next, changed } = done(correct(semiFinal, '1-0', win('p008', '0-3')));
    expect(changed.map(({ id }) => id)).toEqual(['1-0', '2-0']);
    expect(findMatch(next, '2-0')).toMatchObject({ player1: 'p008', player2: 'p005' });
  });

  test('Correcting the score alone leaves the next match unchanged', () => {
    const { changed } = done(correct(semiFinal, '1-0', win('p001', '3-2')));
    expect(changed.map(({ id }) => id)).toEqual(['1-0']);
  });

  test('A correction of the points in a set alone is stored, although winner and score stay the same', () => {
    const withSets = (player1: number) => ({
      ...win('p001', '1-0'),
      sets: [{ player1, player2: 5 }],
    });
    const entered = done(record(start, '1-0', withSets(11))).next;
    const { next } = done(correct(entered, '1-0', withSets(12)));
    expect(findMatch(next, '1-0')?.result).toEqual(withSets(12));
    expect(record(entered, '1-0', withSets(12))).toEqual({ ok: false, code: 'ALREADY_RECORDED' });
  });

  test.each([
    { change: 'another score', result: win('p001', '3-2') },
    { change: 'a walkover', result: { kind: 'walkover', winner: 'p001' } as const },
  ])(
    'A result can be corrected to $change of the same winner although later rounds are played',
    ({ result }) => {
      const { next, changed } = done(correct(playedOut, '1-0', result));
      expect(changed).toEqual([{ ...findMatch(playedOut, '1-0'), result }]);
      expect(champion(next)).toBe('p001');
    },
  );

  test('Correcting to another winner clears what was played because of the old one, on request', () => {
    const step = done(correct(playedOut, '1-0', win('p008'), { clearFollowing: true }));
    expect(step.changed.map(({ id }) => id)).toEqual(['1-0', '2-0', '3-0']);
    expect(clearedBy(playedOut, step, '1-0').map(({ id }) => id)).toEqual(['2-0', '3-0']);
    expect(findMatch(step.next, '2-0')).toMatchObject({ player1: 'p008', result: null });
    expect(findMatch(step.next, '3-0')).toMatchObject({ player1: null, result: null });
    // The other half of the draw is not affected.
    expect(findMatch(step.next, '2-1')).toEqual(findMatch(playedOut, '2-1'));
    expect(findMatch(step.next, '3-0')?.player2).toBe(findMatch(playedOut, '3-0')?.player2);
  });

  test('Correcting a result clears no further than what was played', () => {
    const step = done(correct(semiPlayed, '1-0', win('p008'), { clearFollowing: true }));
    expect(step.changed.map(({ id }) => id)).toEqual(['1-0', '2-0', '3-0']);
    expect(clearedBy(semiPlayed, step, '1-0').map(({ id }) => id)).toEqual(['2-0']);
  });

  test('Correcting a result to itself changes nothing', () => {
    expect(done(correct(semiFinal, '1-0', win('p001'))).changed).toEqual([]);
  });

  test('Correcting the final is always possible, because nothing follows it', () => {
    expect(champion(done(correct(playedOut, '3-0', win('p002'))).next)).toBe('p002');
  });

  test.each([
    {
      why: 'another winner would undo the next match',
      draw: semiPlayed,
      id: '1-0',
      code: 'NEXT_MATCH_PLAYED',
    },
    { why: 'there is nothing to correct', draw: start, id: '1-0', code: 'NO_RESULT_YET' },
    { why: 'the match is unknown', draw: start, id: '', code: 'UNKNOWN_MATCH' },
    { why: 'it is a bye', draw: sampleDraw(players(3, 3)), id: '1-0', code: 'BYE' },
    {
      why: 'the winner does not play',
      draw: opened,
      id: '1-0',
      winner: 'p4',
      code: 'NOT_A_PLAYER',
    },
  ])('Correcting a result is refused when $why', ({ draw, id, winner = 'p008', code }) => {
    expect(correct(draw, id, win(winner))).toEqual({ ok: false, code });
  });
});

describe('clearing a result', () => {
  test('Clearing a result empties the place in the next match', () => {
    const { next, changed } = done(clear(semiFinal, '1-0'));
    expect(changed.map(({ id }) => id)).toEqual(['1-0', '2-0']);
    expect(findMatch(next, '2-0')).toMatchObject({ player1: null, player2: 'p005' });
  });

  test('Clearing a result clears what was played because of it, on request', () => {
    const step = done(clear(playedOut, '1-0', { clearFollowing: true }));
    expect(clearedBy(playedOut, step, '1-0').map(({ id }) => id)).toEqual(['2-0', '3-0']);
    expect(findMatch(step.next, '2-0')).toMatchObject({ player1: null, result: null });
    expect(champion(step.next)).toBeNull();
  });

  test.each([
    {
      why: 'it would undo the next match',
      draw: semiPlayed,
      id: '1-0',
      code: 'NEXT_MATCH_PLAYED',
    },
    { why: 'there is none', draw: start, id: '1-0', code: 'NO_RESULT_YET' },
    { why: 'a player is missing', draw: start, id: '3-0', code: 'MISSING_PLAYER' },
    { why: 'it is a bye', draw: sampleDraw(players(3, 3)), id: '1-0', code: 'BYE' },
  ])('Clearing a result is refused when $why', ({ draw, id, code }) => {
    expect(clear(draw, id)).toEqual({ ok: false, code });
  });
});
