import { describe, expect, it } from 'vitest';
import { record } from '#domain/bracket/results.ts';
import { players, playOut, sampleDraw } from '#domain/bracket/sample-draws.ts';
import type { Draw, Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { decide } from '#domain/common/versioned-write.ts';
import { toPlayed } from './draw-results.entered.policy.ts';
import {
  apply,
  clearsAsText,
  clearsIn,
  isStored,
  type StoredResult,
} from './draw-results.policy.ts';

const draw = sampleDraw(players(8));
const match = draw.matches[0] as Match;
const [first, second] = [match.player1 ?? '', match.player2 ?? ''];
const set = (player1: number | null, player2: number | null) => ({ player1, player2 });
const walkover: PlayedResult = { kind: 'walkover', winner: first };

describe('an entry', () => {
  it('The input of a score gives the winner of the five-set rule', () => {
    const entered = { kind: 'score' as const, sets: [set(9, 11), set(11, 9), set(12, 10)] };
    expect(toPlayed(match, entered)).toMatchObject({ value: { winner: first, score: '2-1' } });
  });

  it('The input of a retirement has the score of that moment, or none', () => {
    const stood = { kind: 'retirement' as const, winner: second, sets: [set(11, 3), set(5, null)] };
    expect(toPlayed(match, stood)).toMatchObject({ value: { winner: second, score: '1-0' } });
    const none = { kind: 'retirement' as const, winner: second, sets: [] };
    expect(toPlayed(match, none)).toEqual({
      ok: true,
      value: { kind: 'retirement', winner: second },
    });
  });

  it('An input without a complete set, or without both players, is refused', () => {
    const half = { kind: 'score' as const, sets: [set(11, null)] };
    expect(toPlayed(match, half)).toMatchObject({ code: 'INCOMPLETE_SCORES' });
    const open = { ...match, player2: null };
    expect(toPlayed(open, { kind: 'walkover', winner: first })).toMatchObject({
      code: 'PLAYERS_MISSING',
    });
  });
});

describe('an arriving result', () => {
  const current = { result: walkover, notes: 'late', version: 3 };
  const arriving = { result: walkover, notes: 'late', baseVersion: 0 };
  const decision = (
    stored: StoredResult | null,
    { baseVersion, ...result }: { result: PlayedResult | null; notes: string; baseVersion: number },
  ) =>
    decide({
      storedVersion: stored?.version ?? 0,
      seenVersion: baseVersion,
      same: isStored(stored, result),
    });

  it('A result that equals the stored one agrees, whichever version its writer saw', () => {
    expect(decision(current, arriving)).toBe('agrees');
  });

  it('A different result is applied only when its writer saw the stored one', () => {
    const other: PlayedResult = { kind: 'walkover', winner: second };
    expect(decision(current, { ...arriving, result: other })).toBe('changed');
    expect(decision(current, { ...arriving, result: other, baseVersion: 3 })).toBe('apply');
    expect(decision(current, { ...arriving, notes: 'ill', baseVersion: 3 })).toBe('apply');
  });

  it('A first result is applied, but not over a cleared one that its writer has not seen', () => {
    expect(decision(null, arriving)).toBe('apply');
    expect(decision({ result: null, notes: '', version: 2 }, arriving)).toBe('changed');
  });

  it('Clearing a match without a result agrees', () => {
    expect(decision(null, { result: null, notes: '', baseVersion: 0 })).toBe('agrees');
  });
});

describe('applying a result', () => {
  it('The stored result with other notes leaves the draw unchanged', () => {
    const step = record(draw, match.id, walkover);
    const next = (step.ok ? step.value.next : draw) as Draw;
    const again = apply(next, next.matches[0] as Match, walkover);
    expect(again).toEqual({ ok: true, value: { next, changed: [] } });
  });

  it('A result for somebody who does not play is refused as PLAYERS_CHANGED', () => {
    const stranger: PlayedResult = { kind: 'walkover', winner: 'nobody' };
    expect(apply(draw, match, stranger)).toEqual({ ok: false, code: 'PLAYERS_CHANGED' });
  });
});

describe('a result that changes the winner after later rounds', () => {
  const played = playOut(draw, () => true);
  const before = played.matches[0] as Match;
  const other: PlayedResult = { kind: 'walkover', winner: second };

  it.each([
    { given: 'none', clears: [], ok: false },
    { given: 'only the next match', clears: ['2-0'], ok: false },
    { given: 'every match that follows', clears: ['2-0', '3-0'], ok: true },
  ])(
    'A change of the winner is applied only if it clears every later result (it clears $given)',
    ({ clears, ok }) => {
      expect(apply(played, before, other, clears).ok).toBe(ok);
      expect(apply(played, before, null, clears).ok).toBe(ok);
    },
  );

  it('A correction with the same winner needs to clear no later result', () => {
    expect(apply(played, before, walkover).ok).toBe(true);
  });
});

it('The cleared matches of a query are read as they were written', () => {
  const clears = [
    { matchId: '2-0', version: 3 },
    { matchId: '3-0', version: 0, follows: '0199c1a2-0000-7000-8000-000000000000' },
  ];
  expect(clearsIn(clearsAsText(clears))).toEqual(clears);
});
