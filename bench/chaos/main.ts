import process from 'node:process';
import { parseArgs } from 'node:util';
import { holds, runChaos } from './run-chaos.ts';

const USAGE = `Kills, races, lost and repeated messages, phones without a signal and made requests, on servers of its own.

  npm run chaos -- --rounds 20 [--seed 1]

Each round is one kill -9, 34 people who race for places, one phone without a signal, and 334 made requests. The last line is JSON;
the exit code is 1 when an invariant is broken.
`;

/** As many as make 10,000 racing applications and 100,000 made requests of 300 rounds. */
const APPLICANTS = 34;
const FUZZ_REQUESTS = 334;

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean' } },
});
const rounds = Number(values.rounds ?? 20);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
if (values.help) process.stdout.write(USAGE);
else if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed)) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else {
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  say(`seed ${seed}`);
  const outcome = await runChaos({
    rounds,
    seed,
    applicants: APPLICANTS,
    fuzzRequests: rounds * FUZZ_REQUESTS,
    say,
  });
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
  process.exit(holds(outcome) ? 0 : 1);
}
