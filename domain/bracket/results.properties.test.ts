import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replay } from './replay.ts';
import { clear, clearedBy, correct, findMatch, nextMatch, record, type Step } from './results.ts';
import { players, playOut, sampleDraw, win } from './sample-draws.ts';
import type { Draw, Match, PlayedResult } from './vocabulary.ts';

const size = fc.integer({ min: 2, max: 512 });
const acts = [
  'first wins',
  'second wins',
  'nobody wins',
  'correct',
  'correct all',
  'clear',
  'clear all',
  'leave',
] as const;
type Act = (typeof acts)[number];
const plan = fc.array(fc.constantFrom<Act>(...acts), { minLength: 1, maxLength: 40 });

const nobody: PlayedResult = { kind: 'double-walkover', winner: null };

function done(step: ReturnType<typeof record>): Step {
  if (!step.ok) throw new Error(step.code);
  return step.value;
}

/** Applies the plan to one match; a refused act is no step. */
function attempt(state: Draw, { id, player1, player2, result }: Match, act: Act): Step | null {
  const other = win(result?.winner === player1 ? player2 : player1);
  const step = {
    'first wins': () => record(state, id, win(player1)),
    'second wins': () => record(state, id, win(player2)),
    'nobody wins': () => record(state, id, nobody),
    correct: () => correct(state, id, other),
    'correct all': () => correct(state, id, other, { clearFollowing: true }),
    clear: () => clear(state, id),
    'clear all': () => clear(state, id, { clearFollowing: true }),
    leave: () => null,
  }[act]();
  return step?.ok ? step.value : null;
}

/** Applies the next two acts of the plan to every match in turn; `saved` sees each step. */
function play(count: number, choices: readonly Act[], saved?: (step: Step) => void): Draw {
  let state = sampleDraw(players(count, Math.floor(count / 2)), { randomSeed: count });
  let turn = 0;
  for (const { id } of state.matches.flatMap((match) => [match, match])) {
    const act = choices[turn++ % choices.length] as Act;
    const step = attempt(state, findMatch(state, id) as Match, act);
    if (!step) continue;
    saved?.(step);
    state = step.next;
  }
  return state;
}

test('Clearing the result of any open match leaves no trace of it', () => {
  fc.assert(
    fc.property(size, plan, (count, choices) => {
      const state = play(count, choices);
      const open = state.matches.filter(({ player1, player2, result }) => {
        return player1 !== null && player2 !== null && result === null;
      });
      for (const { id, player2 } of open) {
        const after = done(record(state, id, win(player2))).next;
        expect(done(clear(after, id)).next).toEqual(state);
      }
    }),
    { numRuns: 60 },
  );
});

test('A correction of any result that nothing follows can be corrected back without a trace', () => {
  fc.assert(
    fc.property(size, plan, (count, choices) => {
      const state = play(count, choices);
      for (const match of state.matches) {
        const { id, result, player1, player2 } = match;
        if (result?.kind !== 'score' || nextMatch(state, match)?.result) continue;
        const loser = result.winner === player1 ? player2 : player1;
        const after = done(correct(state, id, win(loser))).next;
        expect(done(correct(after, id, result)).next).toEqual(state);
      }
    }),
    { numRuns: 60 },
  );
});

test('Every place beyond the first round holds the winner of the match that leads to it', () => {
  fc.assert(
    fc.property(size, plan, (count, choices) => {
      const state = play(count, choices);
      for (const match of state.matches) {
        const following = nextMatch(state, match);
        const place = match.position % 2 === 0 ? following?.player1 : following?.player2;
        if (following) expect(place).toBe(match.result?.winner ?? null);
      }
    }),
  );
});

test('Saving only the changed matches keeps the stored draw equal to the real one', () => {
  fc.assert(
    fc.property(size, plan, (count, choices) => {
      const stored = new Map<string, Match>();
      const state = play(count, choices, ({ changed }) => {
        for (const match of changed) stored.set(match.id, match);
      });
      const fresh = sampleDraw(players(count, Math.floor(count / 2)), { randomSeed: count });
      expect(fresh.matches.map((match) => stored.get(match.id) ?? match)).toEqual(state.matches);
    }),
  );
});

test('A correction that keeps the winner changes its match alone, at any stage of the draw', () => {
  fc.assert(
    fc.property(size, plan, (count, choices) => {
      const state = play(count, choices);
      for (const { id, result } of state.matches) {
        if (result?.kind !== 'score') continue;
        const corrected = { ...result, score: '5-0' };
        expect(done(correct(state, id, corrected)).changed).toEqual([
          { ...findMatch(state, id), result: corrected },
        ]);
      }
    }),
    { numRuns: 60 },
  );
});

test('Another winner clears every result on the way to the final, and those matches can be played again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 64 }), fc.nat(), (count, pick) => {
      const fresh = sampleDraw(players(count), { randomSeed: count });
      const state = playOut(fresh, ({ position }) => position % 3 === 0);
      const played = state.matches.filter(({ result }) => result?.kind === 'score');
      const { id, round, position, player1, player2, result } = played[
        pick % played.length
      ] as Match;
      const other = win(result?.winner === player1 ? player2 : player1);
      const step = done(correct(state, id, other, { clearFollowing: true }));
      const cleared = clearedBy(state, step, id).map((match) => match.id);
      const later = Array.from({ length: state.rounds - round }, (_, index) => index + 1);
      expect(cleared).toEqual(
        later.map((rounds) => `${round + rounds}-${Math.floor(position / 2 ** rounds)}`),
      );
      const results = new Map<string, PlayedResult>([[id, other]]);
      for (const match of played) {
        if (match.id === id || cleared.includes(match.id)) continue;
        results.set(match.id, match.result as PlayedResult);
      }
      expect(replay(fresh, results)).toEqual({ ok: true, value: step.next });
    }),
  );
});
