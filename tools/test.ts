import { runChecks, sum, type Tally } from './checks.ts';
import { playwright, runTests, vitest } from './runners.ts';
import { type Preparation, prepareChromium, prepareFirefox } from './test-needs.ts';

/**
 * `npm test`: sets up what the tests need, then runs the checks, then every test, then prints how long each part took and one
 * closing line.
 * `--quick` leaves out the end-to-end tests. `--database=postgres://...` runs on that server instead of the bundled
 * PostgreSQL; its user must be a superuser. Other arguments are passed to a runner, which then runs only what is named:
 * to Playwright where an end-to-end test is named (`npm test -- e2e/league.e2e.ts --ui`), otherwise to Vitest.
 */
const ON_SERVER = '--database=';
const given = process.argv.slice(2);
const server = given.find((one) => one.startsWith(ON_SERVER));
if (server) process.env.TEST_POSTGRES = server.slice(ON_SERVER.length);
const chosen = given.filter((one) => one !== server);
const times: string[] = [];
const tally = chosen.length === 0 ? await runEverything() : await runChosen(chosen);
// Again at the end: the runners name them thousands of lines above.
process.stdout.write(tally.failed.map((name) => `\n✗ ${name}`).join(''));
process.stdout.write(`\n${times.join(', ')}`);
process.stdout.write(`\n${tally.passed} passed, ${tally.failed.length} failed\n`);
process.exitCode = tally.failed.length === 0 ? 0 : 1;

async function runEverything(): Promise<Tally> {
  const chromium = prepareChromium();
  const firefox = prepareFirefox();
  const checks = await timed('checks', runChecks);
  const tests = await timed('Vitest', () => runTests(vitest, []));
  // Alone: end-to-end tests measure nothing reliably beside other work.
  const endToEnd = chromium.ready
    ? [await timed('end-to-end', () => runTests(playwright, []))]
    : [];
  return [
    asTally('Chromium', chromium),
    asTally('Firefox', firefox),
    checks,
    tests,
    ...endToEnd,
  ].reduce(sum);
}

async function runChosen(chosen: string[]): Promise<Tally> {
  if (chosen.some((one) => one.startsWith('e2e'))) {
    return timed('end-to-end', () => runTests(playwright, chosen));
  }
  if (!chosen.includes('--quick')) return timed('Vitest', () => runTests(vitest, chosen));
  const others = chosen.filter((one) => one !== '--quick');
  const checks = await timed('checks', runChecks);
  return sum(checks, await timed('Vitest', () => runTests(vitest, others)));
}

async function timed(part: string, run: () => Promise<Tally>): Promise<Tally> {
  const started = performance.now();
  const tally = await run();
  times.push(`${part} ${Math.round((performance.now() - started) / 1000)} s`);
  return tally;
}

/** What is missing counts as a failure, unless it is explicitly allowed to be missing. */
function asTally(browser: string, { ready, allowedMissing }: Preparation): Tally {
  if (ready) return { passed: 1, failed: [] };
  return { passed: 0, failed: allowedMissing ? [] : [`${browser} is missing`] };
}
