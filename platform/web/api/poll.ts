import { Refused } from './errors.ts';

/** Temporary refusals: the person may log in again, and a limit on requests ends. */
const PASSING = [401, 429];

/**
 * A query's `refetchInterval` for data that others change: every so many milliseconds while it is on the screen, until the
 * server refuses the read because the data no longer exists. A lost connection or a failing server does not end it.
 */
export function pollUntilGone(milliseconds: number) {
  return ({ state: { error } }: { readonly state: { readonly error: unknown } }) =>
    isGone(error) ? false : milliseconds;
}

/** Whether the last read was refused because what it reads does not exist any more. */
export function isGone(error: unknown): boolean {
  return error instanceof Refused && !PASSING.includes(error.status);
}
