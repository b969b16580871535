import type {
  Endpoint,
  Output,
  RefusalBody,
  RefusalCode,
  Sent,
} from '#platform/shared/endpoint.ts';

/** The answer: the declared output, or a refusal. */
export type Answer<E extends Endpoint> =
  | { readonly data: Output<E>; readonly refusal: null }
  | { readonly data: null; readonly refusal: RefusalBody<RefusalCode<E>> };

/** One device of one person: it has cookies of its own. */
export interface Client {
  /** Throws `ConnectionLost` where no answer arrives. */
  call<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Answer<E>>;
  /** The header by which a browser with this session is known; empty without one. */
  cookie(): string;
}

/** A device gives a request up after so many milliseconds. */
const LONGEST_WAIT = 30_000;

/** Whether the request has reached the server is not known. */
export class ConnectionLost extends Error {}

/** A device that calls a server over the network; with the token of a link it is one without an account. */
export function networkClient(base: () => string, token?: string): Client {
  const cookies = new Map<string, string>();
  return {
    cookie: () => cookieOf(cookies),
    async call<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Answer<E>> {
      const response = await fetch(addressOf(base(), endpoint, sent), {
        method: endpoint.method,
        headers: { ...headersOf(cookies, 'body' in sent), ...bearer(token) },
        ...('body' in sent && { body: JSON.stringify(sent.body) }),
        signal: AbortSignal.timeout(LONGEST_WAIT),
      }).catch(lost);
      for (const cookie of response.headers.getSetCookie()) remember(cookies, cookie);
      const body = await response.json().catch(lost);
      if (response.status >= 500)
        throw new ServerError(`${endpoint.operationId} answered ${response.status}`);
      return (
        response.ok ? { data: body, refusal: null } : { data: null, refusal: body }
      ) as Answer<E>;
    },
  };
}

/** The server has failed: its log says why. */
class ServerError extends Error {}

/** The same device while the database may be away: an error of the server is then one more answer that did not arrive. */
export function outliving(client: Client): Client {
  return {
    ...client,
    call: (endpoint, sent) =>
      client.call(endpoint, sent).catch((error: unknown) => {
        throw error instanceof ServerError ? new ConnectionLost(error.message) : error;
      }),
  };
}

function lost(): never {
  throw new ConnectionLost('no answer arrived');
}

function headersOf(cookies: ReadonlyMap<string, string>, hasBody: boolean): Record<string, string> {
  const cookie = cookieOf(cookies);
  return {
    'x-rallydays': '1',
    ...(cookie !== '' && { cookie }),
    ...(hasBody && { 'content-type': 'application/json' }),
  };
}

function cookieOf(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** The headers of a device that has the token of a link. */
export function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

function remember(cookies: Map<string, string>, line: string): void {
  const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/);
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}

interface Parts {
  readonly params?: object;
  readonly query?: object;
}

function addressOf(base: string, { path }: Endpoint, sent: Parts): string {
  const params = (sent.params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams(
    Object.entries(sent.query ?? {}).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return `${base}${filled}${query.size > 0 ? `?${query}` : ''}`;
}
