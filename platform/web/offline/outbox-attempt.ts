import { callRoute } from '../api/call.ts';
import { ConnectionLost, ServerError } from '../api/errors.ts';
import { isOfDevice, type OutboxEntry, type OutboxRefusal } from './outbox-entry.ts';

/** The result of one attempt to send. Only `accepted` and `refused` are final. */
export type Attempt =
  | { readonly kind: 'accepted'; readonly data: unknown }
  | { readonly kind: 'refused'; readonly refusal: OutboxRefusal }
  /** Its author is not signed in: it waits until they sign in again. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly reached: boolean };

/** A request that hangs counts as lost after this many milliseconds. */
const TIMEOUT_MS = 20_000;
/** Temporary refusals: too early, too many. */
const PASSING = new Set([408, 425, 429]);

/** Sends one entry, whose body carries its id: the same for every attempt. */
export async function attempt(entry: OutboxEntry, token?: string): Promise<Attempt> {
  const { method, path, body, doneBy, owner } = entry;
  // The session may be another person's by now, also before this tab knows.
  const account = isOfDevice(entry) ? undefined : owner;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await callRoute(
      { method, path },
      { body, signal, unattended: true, token, account },
    );
    if (answer.ok) return { kind: 'accepted', data: answer.data };
    const { code, status, details, fields } = answer;
    if (code === doneBy) return { kind: 'accepted', data: null };
    // Nobody signs in again to a link that has ended: its writes wait for the person on the device.
    const isSignedOut = !isOfDevice(entry) && (status === 401 || code === 'ACCOUNT_CHANGED');
    if (isSignedOut) return { kind: 'signed-out' };
    if (PASSING.has(status)) return { kind: 'failed', reached: true };
    return { kind: 'refused', refusal: { code, status, details, fields } };
  } catch (error) {
    if (error instanceof ConnectionLost) return { kind: 'failed', reached: false };
    if (error instanceof ServerError) return { kind: 'failed', reached: true };
    if (error instanceof DOMException) return { kind: 'failed', reached: false };
    throw error;
  }
}
