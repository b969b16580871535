import type { Sent } from '#platform/shared/endpoint.ts';
import { ConnectionLost } from '#platform/web/api/errors.ts';
import { reportError } from '#platform/web/diagnostics.ts';
import type * as contract from '../../password.contract.ts';
import { check } from '../password.queries.ts';

/** How long the form waits for the answer before it continues, in milliseconds. */
export const CHECK_TIMEOUT_MS = 3000;

/**
 * Why a password is too easy to guess, as a key of the error texts; null when it is acceptable. The list of common
 * passwords is too long for a phone, so the server is asked. Null, too, when it cannot be asked (no signal, too many
 * attempts): the registration itself is refused later.
 */
export async function weaknessFromServer(
  body: Sent<typeof contract.check>['body'],
): Promise<string | null> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), CHECK_TIMEOUT_MS);
  try {
    const answer = await check({ body, signal: giveUp.signal });
    return answer.ok ? null : (answer.fields?.password ?? null);
  } catch (error) {
    if (!giveUp.signal.aborted && !(error instanceof ConnectionLost)) reportError(error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
