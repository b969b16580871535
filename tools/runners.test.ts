import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
  const tally = { passed: 5, failed: ['A', 'B'] };
  expect(await runTests(runner(tally, 1), [])).toEqual(tally);
});

test('A run without a report has failed', async () => {
  const failed = [expect.stringContaining('report.json has no results')];
  expect(await runTests(runner(undefined, 0), [])).toEqual({ passed: 0, failed });
});

test('An exit code that no failed test explains is one failure', async () => {
  const failed = [expect.stringContaining('ended with exit code 1')];
  expect(await runTests(runner({ passed: 5, failed: [] }, 1), [])).toEqual({ passed: 5, failed });
});

test('A run that only shows tests to a person counts none', async () => {
  const none = { passed: 0, failed: [] };
  expect(await runTests(runner(undefined, 0), ['--list'])).toEqual(none);
});

test('An end-to-end test that passes at its second try has passed, and a file that cannot be loaded has failed', () => {
  const spec = (title: string, ok: boolean) => ({ title, ok, file: 'home.e2e.ts' });
  const report = JSON.stringify({
    stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 0 },
    suites: [
      { specs: [spec('Home opens', true), spec('Home is empty', false)] },
      { specs: [], suites: [{ specs: [spec('Home is full', false)] }] },
    ],
    errors: [{ message: 'SyntaxError' }],
  });
  expect(playwright.tally(report)).toEqual({
    passed: 6,
    failed: ['e2e/home.e2e.ts › Home is empty', 'e2e/home.e2e.ts › Home is full', 'SyntaxError'],
  });
});

test('A file that Vitest cannot load has failed', () => {
  const testResults = [
    { name: join(process.cwd(), 'a.test.ts'), status: 'failed', assertionResults: [] },
    {
      name: join(process.cwd(), 'b.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'Two sides meet', status: 'failed' },
        { fullName: 'Two sides part', status: 'passed' },
      ],
    },
  ];
  const report = JSON.stringify({ numPassedTests: 4, testResults });
  expect(vitest.tally(report)).toEqual({
    passed: 4,
    failed: ['a.test.ts', 'b.test.ts › Two sides meet'],
  });
});
