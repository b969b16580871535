import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run screenshots`: takes the pictures of docs/screenshots again, and those of 24 screens in every variant. */
export default defineConfig({
  ...tests,
  testMatch: ['**/ten-screens.e2e.ts', '**/*.pictures.ts'],
  updateSnapshots: 'all',
  workers: 1,
  retries: 0,
});
