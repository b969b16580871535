import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { endpointsOnly } from './apps/web/build/endpoints-only.ts';

/** Those that change modules, for themselves alone. */
const isolated = 'features/**/server/*.isolated.test.ts';

const oneStatementAtATime = 'platform/testing/one-statement-at-a-time.ts';

const postgresCluster = 'platform/testing/postgres.global-setup.ts';

/**
 * One runner for everything. Timeouts are for a slow machine with two cores that has other work to do.
 */
export default defineConfig({
  test: {
    setupFiles: ['platform/testing/no-console.ts'],
    env: { TZ: 'UTC', NODE_ENV: 'test' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
    slowTestThreshold: 5_000,
    passWithNoTests: true,
    // Left to itself Vitest keeps a core free: on two cores that would halve the speed.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          isolate: false,
          include: [
            'domain/**/*.test.ts',
            'features/**/*.test.ts',
            'platform/shared/**/*.test.ts',
            'platform/testing/**/*.test.ts',
            'tools/**/*.test.ts',
            'apps/web/build/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['features/**/server/**', 'features/**/web/**'],
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: [oneStatementAtATime],
          include: [
            'features/**/server/**/*.test.ts',
            'platform/server/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'demo/**/*.test.ts',
          ],
          exclude: [isolated],
          // Loading the server takes a second: one worker's test files share its modules.
          isolate: false,
          globalSetup: [postgresCluster],
        },
      },
      {
        test: {
          name: 'server-isolated',
          include: [isolated],
          globalSetup: [postgresCluster],
        },
      },
      {
        plugins: [endpointsOnly(), react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          // Making the environment takes longer than the tests: one worker's test files share it, and their modules.
          isolate: false,
          setupFiles: ['platform/testing/web.setup.ts'],
          include: [
            'platform/web/**/*.test.{ts,tsx}',
            'features/**/web/**/*.test.{ts,tsx}',
            'apps/web/*.test.{ts,tsx}',
          ],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'browser',
          // One worker's journeys share its browser; each phone in it is new.
          isolate: false,
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/support/browser.global-setup.ts', postgresCluster],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // As long as the pages' own waits; a second is not enough on a busy machine.
          expect: { poll: { timeout: 15_000 } },
          // A journey waits for its browser and its server half of the time.
          maxWorkers: 5,
          // A journey crosses a browser, a network and a server on a machine that may be busy: one more try tells a
          // fault from a delay. What fails twice has failed.
          retry: 1,
          // After everything else: journeys measure nothing well beside other work.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
