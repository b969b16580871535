import { describe, expect, test } from 'vitest';
import { champion, consequences } from './consequences.ts';
import { matchState } from './match-state.ts';
import { replay } from './replay.ts';
import {
  clear,
  clearedBy,
  correct,
  findMatch,
  isEntered,
  record,
  type Step,
  vacantSide,
} from './results.ts';
import { players, sampleDraw, win } from './sample-draws.ts';
import type { Draw, PlayedResult } from './vocabulary.ts';

const start = sampleDraw(players(8, 8), { placing: 'strength-order' });
// By strength: 1-0 is p001 v p008, 1-1 is p004 v p005, 1-2 is p002 v p007, 1-3 is p003 v p006.
const nobody: PlayedResult = { kind: 'double-walkover', winner: null };

function done(step: ReturnType<typeof record>): Step {
  if (!step.ok) throw new Error(step.code);
  return step.value;
}

/** The draw after these results, in order; "-" is a double walkover. */
function played(draw: Draw, results: Readonly<Record<string, string>>): Draw {
  let state = draw;
  for (const [id, winner] of Object.entries(results)) {
    state = done(record(state, id, winner === '-' ? nobody : win(winner))).next;
  }
  return state;
}

const resultOf = (draw: Draw, id: string) => findMatch(draw, id)?.result;
const unopposed = (winner: string | null) => ({ kind: 'unopposed', winner });

/** After CourtHive competition-factory #3847. */
describe('a double walkover', () => {
  test('The next opponent advances at once, where it is known', () => {
    const known = played(start, { '1-1': 'p005' });
    const { next, changed } = done(record(known, '1-0', nobody));
    expect(changed.map(({ id }) => id)).toEqual(['1-0', '2-0', '3-0']);
    expect(findMatch(next, '2-0')).toMatchObject({
      player1: null,
      player2: 'p005',
      result: unopposed('p005'),
    });
    expect(findMatch(next, '3-0')).toMatchObject({ player1: 'p005', result: null });
  });

  test('The next opponent advances when it is known, where it is not known yet', () => {
    const waiting = played(start, { '1-0': '-' });
    const next = findMatch(waiting, '2-0')!;
    expect(next).toMatchObject({ player1: null, result: null });
    expect(vacantSide(waiting, next)).toBe('player1');
    expect(vacantSide(start, next)).toBeNull();
    const state = played(waiting, { '1-1': 'p004' });
    expect(resultOf(state, '2-0')).toEqual(unopposed('p004'));
    expect(findMatch(state, '3-0')?.player1).toBe('p004');
  });

  test('After double walkovers in both halves of a quarter nobody comes out of the quarter', () => {
    const state = played(start, { '1-0': '-', '1-1': '-' });
    expect(resultOf(state, '2-0')).toEqual(unopposed(null));
    expect(resultOf(state, '3-0')).toBeNull();
    const decided = played(state, { '1-2': 'p002', '1-3': 'p003', '2-1': 'p003' });
    expect(resultOf(decided, '3-0')).toEqual(unopposed('p003'));
    expect(champion(decided)).toBe('p003');
  });

  test('With a double walkover in every match nobody is the champion, and the draw is over', () => {
    const state = played(start, { '1-0': '-', '1-1': '-', '1-2': '-', '1-3': '-' });
    expect(resultOf(state, '3-0')).toEqual(unopposed(null));
    expect(champion(state)).toBeNull();
  });

  test('A double walkover in the final leaves no champion', () => {
    const state = played(start, {
      '1-0': 'p001',
      '1-1': 'p004',
      '1-2': 'p002',
      '1-3': 'p003',
      '2-0': 'p001',
      '2-1': 'p002',
    });
    const final = played(state, { '3-0': '-' });
    expect([champion(final), matchState(findMatch(final, '3-0')!)]).toEqual([null, 'decided']);
    expect(champion(done(correct(final, '3-0', win('p002'))).next)).toBe('p002');
  });

  test('A double walkover in a semi-final makes the other finalist the champion', () => {
    const state = played(start, { '1-0': 'p001', '1-1': 'p004', '1-2': 'p002', '1-3': 'p003' });
    const over = played(state, { '2-0': '-', '2-1': 'p003' });
    expect([champion(over), resultOf(over, '3-0')]).toEqual(['p003', unopposed('p003')]);
  });

  test('An opponent who had a bye advances as well', () => {
    const byes = sampleDraw(players(7, 7), { placing: 'strength-order' });
    const ready = byes.matches.find((one) => one.round === 1 && !one.result && one.position === 1)!;
    const state = done(record(byes, ready.id, nobody)).next;
    expect(resultOf(state, '2-0')).toEqual(unopposed('p001'));
  });

  test('A double walkover that is taken back leaves no trace, and the opponent waits again', () => {
    const before = played(start, { '1-1': 'p005' });
    const state = played(before, { '1-0': '-' });
    expect(done(clear(state, '1-0')).next).toEqual(before);
    const corrected = done(correct(state, '1-0', win('p008'))).next;
    expect(findMatch(corrected, '2-0')).toMatchObject({
      player1: 'p008',
      player2: 'p005',
      result: null,
    });
    expect(findMatch(corrected, '3-0')?.player1).toBeNull();
  });

  test('A double walkover taken back after the opponent has played on clears those results on request only', () => {
    const state = played(start, {
      '1-0': '-',
      '1-1': 'p005',
      '1-2': 'p002',
      '1-3': 'p003',
      '2-1': 'p002',
      '3-0': 'p005',
    });
    expect(clear(state, '1-0')).toEqual({ ok: false, code: 'NEXT_MATCH_PLAYED' });
    expect(correct(state, '1-0', win('p001'))).toMatchObject({ code: 'NEXT_MATCH_PLAYED' });
    const step = done(clear(state, '1-0', { clearFollowing: true }));
    expect(clearedBy(state, step, '1-0').map(({ id }) => id)).toEqual(['3-0']);
    expect(champion(step.next)).toBeNull();
  });

  test('A played match before it that becomes a double walkover clears the next result', () => {
    const state = played(start, { '1-0': 'p001', '1-1': 'p005', '2-0': 'p001' });
    const step = done(correct(state, '1-0', nobody, { clearFollowing: true }));
    expect(clearedBy(state, step, '1-0').map(({ id }) => id)).toEqual(['2-0']);
    expect(resultOf(step.next, '2-0')).toEqual(unopposed('p005'));
    expect(findMatch(step.next, '3-0')?.player1).toBe('p005');
  });

  test('A match without an opponent takes no result', () => {
    const state = played(start, { '1-0': '-', '1-1': 'p005' });
    for (const refused of [record(state, '2-0', win('p005')), clear(state, '2-0')]) {
      expect(refused).toEqual({ ok: false, code: 'BYE' });
    }
    expect(matchState(findMatch(state, '2-0')!)).toBe('unopposed');
  });

  test('The consequences of a double walkover name the opponent who advances, and the champion', () => {
    const state = played(start, { '1-0': 'p001', '1-1': 'p004', '1-2': 'p002', '1-3': 'p003' });
    const shown = consequences(played(state, { '2-1': 'p002' }), '2-0', nobody);
    expect(shown).toMatchObject({
      value: { cleared: [], winnerAfter: null, championBefore: null, championAfter: 'p002' },
    });
  });

  test('A draw replayed from its results has the same state', () => {
    const state = played(start, {
      '1-0': '-',
      '1-1': 'p005',
      '1-2': '-',
      '1-3': '-',
    });
    expect(champion(state)).toBe('p005');
    const results = new Map(
      state.matches.flatMap(({ id, result }) => (isEntered(result) ? [[id, result]] : [])),
    );
    expect(replay(start, results)).toEqual({ ok: true, value: state });
  });
});
