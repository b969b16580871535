import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playwright, runTests, vitest } from './runners.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rallydays-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A runner that writes a report, or none, and ends with an exit code. */
function runner(report: object | undefined, code: number) {
  const path = join(folder, 'report.json');
  const script = join(folder, 'run.cjs');
  const write = `require('fs').writeFileSync(${JSON.stringify(path)}, '${JSON.stringify(report)}');`;
  writeFileSync(script, `${report ? write : ''} process.exit(${code});`);
  return { command: [script], report: path, tally: JSON.parse };
}

test('A run counts as its report says', async () => {
  expect(await runTests(runner({ passed: 5, failed: 2 }, 1), [])).toEqual({ passed: 5, failed: 2 });
});

test('A run without a report has failed', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runTests(runner(undefined, 0), [])).toEqual({ passed: 0, failed: 1 });
  expect(said).toHaveBeenCalledWith(expect.stringContaining('has no results'));
  said.mockRestore();
});

test('An exit code that no failed test explains is one failure', async () => {
  expect(await runTests(runner({ passed: 5, failed: 0 }, 1), [])).toEqual({ passed: 5, failed: 1 });
});

test('A run that only shows tests to a person counts none', async () => {
  expect(await runTests(runner(undefined, 0), ['--list'])).toEqual({ passed: 0, failed: 0 });
});

test('An end-to-end test that passes at its second try has passed, and a file that cannot be loaded has failed', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 0 };
  const report = JSON.stringify({ stats, errors: [{ message: 'SyntaxError' }] });
  expect(playwright.tally(report)).toEqual({ passed: 6, failed: 3 });
});

test('A file that Vitest cannot load has failed', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ];
  const report = JSON.stringify({ numPassedTests: 4, numFailedTests: 1, testResults });
  expect(vitest.tally(report)).toEqual({ passed: 4, failed: 2 });
});
