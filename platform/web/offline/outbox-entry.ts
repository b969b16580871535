import type { Endpoint, Sent } from '#platform/shared/endpoint.ts';
import { address } from '../api/call.ts';

export interface OutboxRefusal {
  readonly code: string;
  readonly status: number;
  readonly details?: Readonly<Record<string, string | number | boolean | null>> | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** A write that must reach the server: stored on the phone until there is a final answer. */
export interface OutboxEntry {
  /** Made once by the author of the write. */
  readonly id: string;
  /** When it was written, in milliseconds, and after every write before it: also the order of sending. */
  readonly at: number;
  /** Selects the code that shows it and that receives its answer: 'practice.score'. */
  readonly kind: string;
  /** Writes of one queue are sent one after the other; a queue that fails does not delay the others. */
  readonly queueKey: string;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  /** Plain data with which the screens show it while it waits. */
  readonly meta: unknown;
  /** Who wrote it: an account's id, or a device without an account (`court:<link>`). It is never sent in another's name. */
  readonly owner: string;
  readonly tries: number;
  /** The refusal that says that nothing is left to do, such as of a removal: it counts as an acceptance. */
  readonly doneBy?: string | undefined;
  /** Set when the server refused: it then waits for the person, not for the server. */
  readonly refusal: OutboxRefusal | null;
}

export type NewOutboxEntry = Omit<OutboxEntry, 'at' | 'owner' | 'tries' | 'refusal'>;

/** Fields of stored entries that earlier versions of the app named differently. */
const RENAMED = new Map([
  ['lane', 'queueKey'],
  ['about', 'meta'],
  ['accountId', 'owner'],
]);

/** The owner of the writes that a device makes through a link, without an account. */
export function deviceOwner(linkId: string): string {
  return `${DEVICE}${linkId}`;
}

/** Whether a device without an account has written it. */
export function isOfDevice({ owner }: Pick<OutboxEntry, 'owner'>): boolean {
  return owner.startsWith(DEVICE);
}

// An account's id has no colon.
const DEVICE = 'court:';

/** Reads an entry that this or an earlier version of the app has stored. */
export function storedEntry(stored: object): OutboxEntry {
  const fields = Object.entries(stored).map(([name, value]) => [RENAMED.get(name) ?? name, value]);
  return Object.fromEntries(fields) as OutboxEntry;
}

/** A request as the phone stores it: a contract's method and address, filled in, and the body. */
export function requestOf<E extends Endpoint>({ method, path }: E, sent: Sent<E>) {
  const parts: { readonly body?: unknown } = sent;
  return { method: method as E['method'], path: address(path, sent), body: parts.body };
}
