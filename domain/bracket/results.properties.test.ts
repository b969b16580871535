import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Draw, Match } from './glossary.ts';
import { clear, correct, findMatch, nextMatch, record, type Step } from './results.ts';
import { players, sampleDraw, win } from './sample-draws.ts';

const size = fc.integer({ min: 2, max: 512 });
const acts = ['first wins', 'second wins', 'correct', 'clear', 'leave'] as const;
type Act = (typeof acts)[number];
const plan = fc.array(fc.constantFrom<Act>(...acts), { minLength: 1, maxLength: 40 });

function done(step: ReturnType<typeof record>): Step {
  if (!step.ok) throw new Error(step.code);
  return step.value;
}

/** What the plan does to one match; a refused act is no step. */
function attempt(state: Draw, { id, player1, player2, result }: Match, act: Act): Step | null {
  const step = {
    'first wins': () => record(state, id, win(player1)),
    'second wins': () => record(state, id, win(player2)),
    correct: () => correct(state, id, win(result?.winner === player1 ? player2 : player1)),
    clear: () => clear(state, id),
    leave: () => null,
  }[act]();
  return step?.ok ? step.value : null;
}

/** Every match in turn gets the next two acts of the plan; `saved` sees each step. */
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

test('a result of any open match can be cleared again without a trace', () => {
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

test('a correction of any result that nothing follows can be corrected back without a trace', () => {
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

test('every place beyond the first round holds the winner of the match that leads to it', () => {
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

test('saving only the changed matches keeps the stored draw equal to the real one', () => {
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
