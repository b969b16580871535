import type {
  Endpoint,
  Method,
  Output,
  RefusalBody,
  RefusalCode,
  Sent,
} from '#platform/shared/endpoint.ts';
import { noteServerTime } from '../clock.ts';
import { ConnectionLost, Refused, ServerError } from './errors.ts';
import { mayTryAgain, shownAccount } from './tab-session.ts';

export { ConnectionLost, Refused, ServerError };

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** A write in the background: an ended session is reported without asking the person to sign in again. */
  readonly unattended?: boolean | undefined;
  /** Of a device without an account: the request carries this instead of the session of the person signed in here. */
  readonly token?: string | undefined;
  /** Whose write it is, where that may be somebody else than whose screens this tab shows. */
  readonly account?: string | undefined;
}

export type Refusal<Code extends string = string> = RefusalBody<Code> & {
  readonly ok: false;
  readonly status: number;
};

/** The result of every call: the data, or an expected refusal to switch over by `code`. */
export type Answer<E extends Endpoint> =
  | { readonly ok: true; readonly data: Output<E> }
  | Refusal<RefusalCode<E>>;

type Request<E extends Endpoint> = Sent<E> & CallOptions;
type Arguments<E extends Endpoint> =
  Record<never, never> extends Sent<E> ? [sent?: Request<E>] : [sent: Request<E>];

interface Route {
  readonly method: Method;
  readonly path: string;
}

interface Parts extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * A typed call of one endpoint. Refusals (4xx) come back as data; a lost connection throws `ConnectionLost`,
 * anything else unexpected `ServerError`, and an aborted call its `AbortError`.
 */
export function call<E extends Endpoint>(endpoint: E) {
  return async (...[sent]: Arguments<E>): Promise<Answer<E>> =>
    (await callRoute(endpoint, sent ?? {})) as Answer<E>;
}

/** The same for an address without a known contract: a write that was stored on the phone. */
export async function callRoute(
  { method, path }: Route,
  parts: Parts,
): Promise<{ readonly ok: true; readonly data: unknown } | Refusal> {
  const url = address(path, parts);
  const answer = await answered(await send(method, url, parts));
  // A form outlives its session: the same person signs in again, and the write continues.
  const again = !answer.ok && method !== 'GET' && !parts.unattended;
  if (!again || !(await mayTryAgain(answer.code))) return answer;
  return answered(await send(method, url, parts));
}

/** The data, or a thrown `Refused` carrying the code: for query functions. */
export function unwrap<Data>(answer: { ok: true; data: Data } | Refusal): Data {
  if (answer.ok) return answer.data;
  throw new Refused(answer);
}

async function send(method: string, url: string, parts: Parts) {
  const { body, signal, token } = parts;
  const headers = headersOf(method, parts);
  const init: RequestInit = { method, headers, credentials: token ? 'omit' : 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;
  try {
    return (method === 'GET' && early(url)) || (await fetch(url, init));
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ConnectionLost(cause);
  }
}

function headersOf(method: string, { body, token, ...parts }: Parts) {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang || 'en',
    // The server's log has it in front of the number of the request.
    'x-request-id': Math.random().toString(36).slice(2, 10),
    // Another site's form or script cannot set this header; the server requires it on writes.
    'x-rallydays': '1',
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const account = method === 'GET' || token ? null : (parts.account ?? shownAccount());
  if (account) headers['x-rallydays-account'] = account;
  if (token) headers.authorization = `Bearer ${token}`;
  return headers;
}

async function answered(
  response: Response,
): Promise<{ readonly ok: true; readonly data: unknown } | Refusal> {
  noteServerTime(response.headers.get('date'));
  const content: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    if (content === undefined && response.status !== 204) throw new ServerError(response.status);
    return { ok: true, data: content };
  }
  if (response.status < 500 && isRefusal(content)) {
    return { ...content, ok: false, status: response.status };
  }
  throw new ServerError(response.status, isRefusal(content) ? content.requestId : undefined);
}

function isRefusal(content: unknown): content is RefusalBody {
  return typeof content === 'object' && content !== null && 'code' in content;
}

/** An endpoint's path with its parameters filled in, and its query. */
export function address(path: string, { params, query }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  // Not `search.size`: phones of 2023 do not have it.
  const written = search.toString();
  return written ? `${filled}?${written}` : filled;
}

declare global {
  interface Window {
    /** Reads that the prerendered page started before this code arrived, by address; used once each. */
    early?: Record<string, Promise<Response> | undefined>;
  }
}

function early(url: string): Promise<Response> | undefined {
  const started = window.early?.[url];
  if (window.early) delete window.early[url];
  return started;
}
