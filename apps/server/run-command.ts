import process from 'node:process';
import { CannotStart } from '#platform/server/cannot-start.ts';

/** Runs a command of the command line. An error that the person can fix is printed as sentences; any other keeps its stack. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    process.exit(0);
  } catch (error) {
    const known = error instanceof CannotStart || isWrongOption(error);
    const { message, stack } = error as Error;
    process.stderr.write(`${known ? message : stack}\n`);
    process.exit(1);
  }
}

function isWrongOption(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS_');
}
