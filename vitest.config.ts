import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { endpointsOnly } from './apps/web/build/endpoints-only.ts';

/** Those that change modules, for themselves alone. */
const isolated = 'features/**/server/*.isolated.test.ts';
/** Those that leave something in the page which `cleanup` does not know. */
const isolatedWeb = 'platform/web/**/*.isolated.test.tsx';

const postgresCluster = 'platform/testing/postgres.global-setup.ts';

/** As the server itself starts: without it a worker needs a second more to load its modules. */
const quickStart = ['--import=./tools/quick-start.mjs'];

/**
 * Every test but the end-to-end tests (playwright.config.ts). Timeouts are for a slow machine with two cores and other work to do.
 */
export default defineConfig({
  test: {
    setupFiles: ['platform/testing/no-console.ts'],
    env: { TZ: 'UTC', NODE_ENV: 'test' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
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
            'simulate/**/*.test.ts',
          ],
          exclude: ['features/**/server/**', 'features/**/web/**', 'simulate/server/**'],
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'features/**/server/**/*.test.ts',
            'platform/server/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'demo/**/*.test.ts',
            'simulate/server/**/*.test.ts',
          ],
          exclude: [isolated],
          // Loading the server takes a second: one worker's test files share its modules.
          isolate: false,
          globalSetup: [postgresCluster],
          execArgv: quickStart,
        },
      },
      {
        test: {
          name: 'server-isolated',
          include: [isolated],
          globalSetup: [postgresCluster],
          execArgv: quickStart,
        },
      },
      {
        plugins: [endpointsOnly(), react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          // A clicked download would leave the page for all test files after it.
          environmentOptions: {
            happyDOM: {
              settings: {
                navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
              },
            },
          },
          // Making the environment takes longer than the tests: one worker's test files share it, and their modules.
          isolate: false,
          setupFiles: ['platform/web/testing/web.setup.ts'],
          include: [
            'platform/web/**/*.test.{ts,tsx}',
            'features/**/web/**/*.test.{ts,tsx}',
            'apps/web/*.test.{ts,tsx}',
          ],
          exclude: [isolatedWeb],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        plugins: [endpointsOnly(), react()],
        test: {
          name: 'web-isolated',
          environment: 'happy-dom',
          include: [isolatedWeb],
          setupFiles: ['platform/web/testing/web.setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
