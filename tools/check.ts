import { runChecks } from './checks.ts';

/** `npm run check`: every check that does not run the app, in about a minute. */
const { passed, failed } = await runChecks();
process.stdout.write(`${passed} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
