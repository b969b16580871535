import { defineConfig } from '@playwright/test';
import { chromiumLaunch, drawsAsPictured } from './platform/testing/chromium.ts';

const { args, ...browser } = chromiumLaunch();

/** The end-to-end tests (docs/decisions/0017-end-to-end-tests-on-playwright.md). Timeouts are for a slow machine with two cores. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: [
    ...(process.env.TEST_WITHOUT_FIREFOX === '1' ? ['**/firefox.e2e.ts'] : []),
    // With other fonts no screen looks as its picture.
    ...(drawsAsPictured() ? [] : ['**/ten-screens.e2e.ts']),
  ],
  outputDir: 'test-results',
  globalSetup: [
    './e2e/support/build.global-setup.ts',
    './platform/testing/postgres.global-setup.ts',
    './e2e/support/scanned-pages.global-setup.ts',
  ],
  // An end-to-end test waits for its browser and its server half of the time. The tests of a file share its server.
  workers: 4,
  fullyParallel: false,
  // An end-to-end test crosses a browser, a network and a server on a machine that may be busy: one more try distinguishes an error
  // from a delay. What fails twice has failed.
  retries: 1,
  timeout: 240_000,
  expect: {
    timeout: 30_000,
    // Another version of the browser draws the edges of letters in other greys.
    toHaveScreenshot: { maxDiffPixelRatio: 0.003 },
  },
  snapshotPathTemplate: 'docs/screenshots/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '.cache/e2e-results.json' }]],
  use: {
    // A page of a test ends before V8's optimizing compilers have paid for themselves.
    launchOptions: { ...browser, args: [...args, '--js-flags=--no-maglev,--no-opt'] },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // At every try it would cost an end-to-end test a third more.
    trace: 'on-first-retry',
  },
});
