import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
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
    const { numPassedTests, testResults } = JSON.parse(report) as VitestReport;
    return { passed: numPassedTests, failed: testResults.flatMap(failedOf) };
  },
};

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly VitestFile[];
}
interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}

/** A file that cannot be loaded has failed without a test. */
function failedOf({ name, status, assertionResults }: VitestFile): string[] {
  const file = relative(process.cwd(), name);
  if (status === 'failed' && assertionResults.length === 0) return [file];
  return assertionResults
    .filter((one) => one.status === 'failed')
    .map(({ fullName }) => `${file} › ${fullName}`);
}

/** The end-to-end tests; playwright.config.ts sets the file of the report. */
export const playwright: Runner = {
  command: ['node_modules/@playwright/test/cli.js', 'test'],
  report: '.cache/e2e-results.json',
  tally: (report) => {
    // Errors are those outside any test, such as a file that cannot be loaded.
    const { stats, suites, errors } = JSON.parse(report) as PlaywrightReport;
    return {
      passed: stats.expected + stats.flaky,
      failed: [...suites.flatMap(unexpectedOf), ...errors.map(({ message }) => message)],
    };
  },
};

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message: string }[];
}
interface PlaywrightSuite {
  readonly specs: readonly {
    readonly ok: boolean;
    readonly file: string;
    readonly title: string;
  }[];
  /** The describe blocks of a file. */
  readonly suites?: readonly PlaywrightSuite[];
}

function unexpectedOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const here = specs.filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file} › ${title}`);
  return [...here, ...suites.flatMap(unexpectedOf)];
}

/** With these options a runner shows something to a person and counts nothing. */
const uncounted = ['--ui', '--list', '--help'];

let interrupted = false;

/** Runs tests and counts them. A missing report, and an exit code that no failed test explains, is a failure. */
export async function runTests(runner: Runner, parameters: readonly string[]): Promise<Tally> {
  if (interrupted) return { passed: 0, failed: ['interrupted'] };
  mkdirSync('.cache', { recursive: true });
  rmSync(runner.report, { force: true });
  const memory = folderInMemory();
  const code = await exitCodeOf([...runner.command, ...parameters], memory);
  // A browser that is just ending may still write there.
  if (memory) rmSync(memory, { recursive: true, force: true, maxRetries: 10 });
  const counts = !parameters.some((one) => uncounted.includes(one));
  const { passed, failed } = counts ? tallyOf(runner) : { passed: 0, failed: [] };
  if (code === 0 || failed.length > 0) return { passed, failed };
  return { passed, failed: [`${runner.command[0]} ended with exit code ${code}`] };
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
    return { passed: 0, failed: [`${report} has no results: ${error}`] };
  }
}
