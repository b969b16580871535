import { runChecks } from './checks.ts';

/** `npm run check`: everything that can be known without running the app, in a few seconds. */
const { passed, failed } = await runChecks();
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
