import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { Tally } from './checks.ts';
import { folderInMemory } from './test-needs.ts';

interface Runner {
  readonly command: readonly string[];
  /** The file of its report. */
  readonly report: string;
  /** Counts the tests in a report, whose shape differs for each runner. */
  tally(report: string): Tally;
}

const vitestReport = '.cache/test-results.json';

/** Every test except the end-to-end tests. */
export const vitest: Runner = {
  command: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ],
  report: vitestReport,
  tally: (report) => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(report);
    const unloadable = testResults.filter(
      (file: { status: string; assertionResults: unknown[] }) =>
        file.status === 'failed' && file.assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + unloadable.length };
  },
};

/** The end-to-end tests; playwright.config.ts sets the file of the report. */
export const playwright: Runner = {
  command: ['node_modules/@playwright/test/cli.js', 'test'],
  report: '.cache/journey-results.json',
  tally: (report) => {
    // Errors are those outside any test, such as a file that cannot be loaded.
    const { stats, errors } = JSON.parse(report);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  },
};

/** With these options a runner shows something to a person and counts nothing. */
const uncounted = ['--ui', '--list', '--help'];

let interrupted = false;

/** Runs tests and counts them. A missing report, and an exit code that no failed test explains, is a failure. */
export async function runTests(runner: Runner, parameters: readonly string[]): Promise<Tally> {
  if (interrupted) return { passed: 0, failed: 1 };
  mkdirSync('.cache', { recursive: true });
  rmSync(runner.report, { force: true });
  const memory = folderInMemory();
  const code = await exitCodeOf([...runner.command, ...parameters], memory);
  // A browser that is just ending may still write there.
  if (memory) rmSync(memory, { recursive: true, force: true, maxRetries: 10 });
  const counts = !parameters.some((one) => uncounted.includes(one));
  const { passed, failed } = counts ? tallyOf(runner) : { passed: 0, failed: 0 };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function exitCodeOf(command: string[], memory: string | undefined): Promise<number | null> {
  return new Promise((done, failed) => {
    const env = memory ? { ...process.env, TMPDIR: memory } : process.env;
    const child = spawn(process.execPath, command, {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    // A signal to this process alone must not leave the runner, its servers and its database behind. Playwright ends its
    // children only after an interrupt.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        interrupted = true;
        child.kill('SIGINT');
      });
    }
    child.once('error', failed);
    child.once('exit', done);
  });
}

function tallyOf({ report, tally }: Runner): Tally {
  try {
    return tally(readFileSync(report, 'utf8'));
  } catch (error) {
    process.stderr.write(`${report} has no results: ${error}\n`);
    return { passed: 0, failed: 1 };
  }
}
