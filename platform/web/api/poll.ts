import { Refused } from './faults.ts';

/** Refusals that pass: somebody may log in again, and a limit on requests runs out. */
const PASSING = [401, 429];

/**
 * A query's `refetchInterval` for what others change meanwhile: every so many milliseconds while it is on the screen,
 * until the server refuses it, because it is not there any more. A lost connection or a failing server does not end it.
 */
export function pollUntilGone(milliseconds: number) {
  return ({ state: { error } }: { readonly state: { readonly error: unknown } }) =>
    error instanceof Refused && !PASSING.includes(error.status) ? false : milliseconds;
}
