import { describe, expect, test } from 'vitest';
import { consequences } from './consequences.ts';
import { replay } from './replay.ts';
import { clear, clearedBy, correct, findMatch, record, vacantSide } from './results.ts';
import { matchKind } from './rounds.ts';
import { players, sampleDraw } from './sample-draws.ts';
import { withThirdPlace } from './third-place.ts';
import type { Draw, Match, PlayedResult } from './vocabulary.ts';

const THIRD = '3-1';
const made = (count = 8) => withThirdPlace(sampleDraw(players(count)));
const matchOf = (draw: Draw, id: string) => findMatch(draw, id) as Match;

/** The draw with a win for the upper side in each of these matches. */
function played(draw: Draw, ...ids: string[]): Draw {
  return ids.reduce((state, id) => taken(state, id, upper(state, id)), draw);
}

const upper = (draw: Draw, id: string): PlayedResult => ({
  kind: 'score',
  winner: matchOf(draw, id).player1!,
  score: '3-0',
});
const lower = (draw: Draw, id: string): PlayedResult => ({
  kind: 'walkover',
  winner: matchOf(draw, id).player2!,
});

function taken(draw: Draw, id: string, result: PlayedResult): Draw {
  const step = record(draw, id, result);
  if (!step.ok) throw new Error(`${id}: ${step.code}`);
  return step.value.next;
}

const FIRST_ROUND = ['1-0', '1-1', '1-2', '1-3'];
const SEMI_FINALS = ['2-0', '2-1'];

describe('the match for third place', () => {
  test('The match for third place is beside the final, between the losers of the semi-finals', () => {
    const draw = played(made(), ...FIRST_ROUND, ...SEMI_FINALS);
    const third = matchOf(draw, THIRD);
    const losers = SEMI_FINALS.map((id) => matchOf(draw, id).player2);
    expect([third.player1, third.player2]).toEqual(losers);
    expect(third.result).toBeNull();
    expect(matchKind(draw, third)).toEqual({ kind: 'third-place' });
    expect(matchKind(draw, matchOf(draw, '3-0'))).toEqual({ kind: 'final' });
  });

  test('A draw of two has none', () => {
    expect(withThirdPlace(sampleDraw(players(2))).third).toBeUndefined();
  });

  test('The match for third place waits for both semi-finals', () => {
    const draw = played(made(), ...FIRST_ROUND, '2-0');
    expect(matchOf(draw, THIRD)).toMatchObject({ player2: null, result: null });
    expect(record(draw, THIRD, { kind: 'double-walkover', winner: null })).toEqual({
      ok: false,
      code: 'MISSING_PLAYER',
    });
  });

  test('The result of the match for third place changes nothing else, is corrected and cleared', () => {
    const before = played(made(), ...FIRST_ROUND, ...SEMI_FINALS);
    const draw = played(before, THIRD);
    expect(draw.matches).toEqual(before.matches);
    const corrected = correct(draw, THIRD, lower(draw, THIRD));
    expect(corrected).toMatchObject({ ok: true, value: { changed: [{ id: THIRD }] } });
    const cleared = clear(draw, THIRD);
    expect(cleared.ok && cleared.value.next).toEqual(before);
  });

  test('Another loser of a semi-final clears the result for third place, which the writer must agree to', () => {
    const draw = played(made(), ...FIRST_ROUND, ...SEMI_FINALS, THIRD);
    const other = lower(draw, '2-0');
    expect(correct(draw, '2-0', other)).toEqual({ ok: false, code: 'NEXT_MATCH_PLAYED' });
    const step = correct(draw, '2-0', other, { clearFollowing: true });
    if (!step.ok) throw new Error(step.code);
    expect(clearedBy(draw, step.value, '2-0').map(({ id }) => id)).toEqual([THIRD]);
    expect(matchOf(step.value.next, THIRD)).toMatchObject({
      player1: matchOf(draw, '2-0').player1,
      result: null,
    });
    const shown = consequences(draw, '2-0', other);
    expect(shown.ok && shown.value.cleared.map(({ id }) => id)).toEqual([THIRD]);
  });

  test('A correction of the first round clears it with the matches between', () => {
    const draw = played(made(), ...FIRST_ROUND, ...SEMI_FINALS, '3-0', THIRD);
    const shown = consequences(draw, '1-0', lower(draw, '1-0'));
    expect(shown.ok && shown.value.cleared.map(({ id }) => id)).toEqual(['2-0', '3-0', THIRD]);
  });

  test('After a double walkover in a semi-final the loser of the other is third', () => {
    const before = played(made(), ...FIRST_ROUND);
    const open = taken(before, '2-0', { kind: 'double-walkover', winner: null });
    expect(vacantSide(open, matchOf(open, THIRD))).toBe('player1');
    const draw = played(open, '2-1');
    expect(matchOf(draw, THIRD).result).toEqual({
      kind: 'unopposed',
      winner: matchOf(draw, '2-1').player2,
    });
    expect(vacantSide(draw, matchOf(draw, THIRD))).toBeNull();
  });

  test('With three entrants the loser of the only semi-final is third', () => {
    const draw = made(3);
    const open = draw.matches.find(({ round, result }) => round === 1 && !result)!;
    const after = played(draw, open.id);
    expect(matchOf(after, '2-1').result).toEqual({
      kind: 'unopposed',
      winner: matchOf(after, open.id).player2,
    });
  });

  test('A replay of the results gives the same match', () => {
    const draw = played(made(), ...FIRST_ROUND, ...SEMI_FINALS, THIRD, '3-0');
    const ids = [...FIRST_ROUND, ...SEMI_FINALS, '3-0', THIRD];
    const results = new Map(ids.map((id) => [id, matchOf(draw, id).result as PlayedResult]));
    expect(replay(made(), results)).toEqual({ ok: true, value: draw });
  });
});
