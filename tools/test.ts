import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runChecks, type Tally } from './checks.ts';
import { folderInMemory, type Preparation, prepareChromium } from './test-needs.ts';

const results = '.cache/test-results.json';
const quickProjects = ['rules', 'server', 'server-isolated', 'web'];

/**
 * `npm test`: sets up what the tests need, then the checks, then every test, then one closing line.
 * `--quick` leaves out the browser. `--database=postgres://...` runs on that server instead of the PostgreSQL that is
 * brought along; its user must be a superuser. Anything else (`npm test -- features/entries`) is passed to Vitest,
 * which then runs only what was named.
 */
const ON_SERVER = '--database=';
const given = process.argv.slice(2);
const server = given.find((wish) => wish.startsWith(ON_SERVER));
if (server) process.env.TEST_POSTGRES = server.slice(ON_SERVER.length);
const wishes = given.filter((wish) => wish !== server);
const tally = wishes.length === 0 ? await runEverything() : await runChosen(wishes);
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exitCode = tally.failed === 0 ? 0 : 1;

async function runEverything(): Promise<Tally> {
  const chromium = prepareChromium();
  const checks = await runChecks();
  const projects = [...quickProjects, ...(chromium.ready ? ['browser'] : [])];
  const tests = await runVitest(projects.map((project) => `--project=${project}`));
  return [asTally(chromium), checks, tests].reduce(sum);
}

async function runChosen(wishes: string[]): Promise<Tally> {
  if (!wishes.includes('--quick')) return runVitest(wishes);
  const rest = wishes.filter((wish) => wish !== '--quick');
  const checks = await runChecks();
  const tests = await runVitest([
    ...quickProjects.map((project) => `--project=${project}`),
    ...rest,
  ]);
  return sum(checks, tests);
}

/** What is missing counts as a failure, unless someone has explicitly allowed to go without it. */
function asTally({ ready, allowedMissing }: Preparation): Tally {
  if (ready) return { passed: 1, failed: 0 };
  return { passed: 0, failed: allowedMissing ? 0 : 1 };
}

function sum(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

async function runVitest(parameters: string[]): Promise<Tally> {
  mkdirSync('.cache', { recursive: true });
  rmSync(results, { force: true });
  const memory = folderInMemory();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const code = await new Promise<number | null>((done, failed) => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...parameters];
    const env = memory ? { ...process.env, TMPDIR: memory } : process.env;
    const child = spawn(process.execPath, vitest, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    // A signal for us alone must not leave Vitest, its servers and its database behind.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => child.kill(signal));
    }
    child.once('error', failed);
    child.once('exit', done);
  });
  // A browser that is just ending may still write there.
  if (memory) rmSync(memory, { recursive: true, force: true, maxRetries: 10 });
  return tallyOf(code);
}

/** Vitest's own count; a file that could not be loaded, or an error outside any test, is one more failure. */
function tallyOf(code: number | null): Tally {
  const tally: Tally = { passed: 0, failed: 0 };
  try {
    const report = JSON.parse(readFileSync(results, 'utf8'));
    const unloadable = report.testResults.filter(
      (file: { status: string; assertionResults: unknown[] }) =>
        file.status === 'failed' && file.assertionResults.length === 0,
    );
    tally.passed = report.numPassedTests;
    tally.failed = report.numFailedTests + unloadable.length;
  } catch (error) {
    process.stderr.write(`Vitest left no results: ${error}\n`);
  }
  if (code !== 0 && tally.failed === 0) tally.failed = 1;
  return tally;
}
