import { expect, test } from 'vitest';
import { holds, type Outcome, runChaos } from './run-chaos.ts';

const quiet: Outcome = {
  killRounds: 2,
  ackedWrites: 40,
  lost: 0,
  oversold: 0,
  doubleCharges: 0,
  unsettled: 0,
  offlineScores: 6,
  lostScores: 0,
  doubledScores: 0,
  fuzzRequests: 150,
  serverErrors: 0,
};

test('A short bad day with kills, races, lost messages and made requests breaks no invariant', {
  timeout: 600_000,
}, async () => {
  const outcome = await runChaos({
    rounds: 2,
    seed: 1,
    applicants: 8,
    fuzzRequests: 150,
    say: () => {},
  });
  expect(Object.keys(outcome)).toEqual(Object.keys(quiet));
  expect(outcome).toMatchObject({ killRounds: 2, fuzzRequests: 150 });
  expect(outcome.ackedWrites).toBeGreaterThan(0);
  expect(outcome.offlineScores).toBeGreaterThan(0);
  expect([holds(outcome), outcome]).toEqual([true, outcome]);
});

test.each([
  'lost',
  'oversold',
  'doubleCharges',
  'unsettled',
  'lostScores',
  'doubledScores',
  'serverErrors',
] as const)('A day on which %s is not 0 has broken an invariant', (name) => {
  expect(holds(quiet)).toBe(true);
  expect(holds({ ...quiet, [name]: 1 })).toBe(false);
});
