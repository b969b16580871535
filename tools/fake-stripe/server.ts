import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Books } from './books.ts';
import { makeMethod } from './cards.ts';
import { Disputes } from './disputes.ts';
import { ApiError, invalid, missing } from './errors.ts';
import { type Form, parseForm, textAt } from './form.ts';
import { Intents } from './intents.ts';
import { answerPage } from './pages.ts';
import { Refunds } from './refunds.ts';
import { type Deliver, Webhooks } from './webhooks.ts';

/** Keys that only this fake accepts. */
export const FAKE_KEYS = {
  secretKey: 'sk_test_fake',
  publishableKey: 'pk_test_fake',
  webhookSecret: 'whsec_fake',
} as const;

export interface FakeStripe {
  readonly url: string;
  readonly intents: Intents;
  readonly refunds: Refunds;
  readonly disputes: Disputes;
  readonly webhooks: Webhooks;
  /** Brings about what the time has brought, and sends the messages; gives the number of those that were taken. */
  settle(): Promise<number>;
  close(): Promise<void>;
}

export interface FakeOptions {
  readonly now: () => Date;
  readonly deliver: Deliver;
  /** 0 takes a free one. */
  readonly port?: number;
}

/**
 * Stripe's API as far as the shop uses it, with its state in memory: form-encoded bodies, idempotency keys, test cards,
 * 3-D Secure, konbini, refunds and signed messages. Time comes in as an argument.
 */
export async function startFakeStripe({
  now,
  deliver,
  port = 0,
}: FakeOptions): Promise<FakeStripe> {
  let url = '';
  const webhooks = new Webhooks({ now, deliver, secret: FAKE_KEYS.webhookSecret });
  const intents = new Intents({ now, webhooks, origin: () => url });
  const refunds = new Refunds(intents, webhooks, now);
  const disputes = new Disputes(intents, webhooks, now);
  intents.onDisputed = (id) => disputes.open(id);
  const books = { intents, refunds, disputes, webhooks };
  const replays = new Map<string, Replay>();
  const server = createServer((request, response) => {
    void readBody(request)
      .then((body) => answer({ request, response, body, books, replays }))
      .catch((error) => send(response, asError(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    ...books,
    settle: () => {
      intents.tick();
      return webhooks.flush();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The answer to the first request with an idempotency key. */
interface Replay {
  readonly body: string;
  readonly answer: Answer;
}

interface Answer {
  readonly status: number;
  readonly body: object;
  readonly replayed?: boolean;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: string;
  readonly books: Books;
  readonly replays: Map<string, Replay>;
}

async function answer({ request, response, body, books, replays }: Asked): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
  if (!pathname.startsWith('/v1/')) {
    answerPage({ request, response, pathname, searchParams, body: parseForm(body), books });
    return;
  }
  // The fields in the browser ask with the publishable key, from the page of the shop.
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  books.intents.tick();
  const form = request.method === 'GET' ? parseForm(searchParams.toString()) : parseForm(body);
  const asked = { method: request.method ?? 'GET', pathname, form, key: keyOf(request) };
  const idempotency = String(request.headers['idempotency-key'] ?? '');
  const once = request.method === 'POST' && idempotency !== '' ? idempotency : null;
  send(response, once ? replayed(replays, { once, asked, body, books }) : tried(asked, books));
}

interface Call {
  readonly method: string;
  readonly pathname: string;
  readonly form: Form;
  readonly key: string;
}

function replayed(
  replays: Map<string, Replay>,
  { once, asked, body, books }: { once: string; asked: Call; body: string; books: Books },
): Answer {
  const full = `${asked.pathname} ${body}`;
  const known = replays.get(once);
  if (known && known.body !== full) {
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    return asError(new ApiError(400, { type: 'idempotency_error', message }));
  }
  if (known) return { ...known.answer, replayed: true };
  const first = structuredClone(tried(asked, books));
  // A request that failed validation or authentication is not stored, as with Stripe.
  if (first.status !== 401) replays.set(once, { body: full, answer: first });
  return first;
}

function tried(asked: Call, books: Books): Answer {
  try {
    return { status: 200, body: structuredClone(call(asked, books)) };
  } catch (error) {
    return asError(error);
  }
}

function call({ method, pathname, form, key }: Call, books: Books): object {
  const { intents, refunds, disputes, webhooks } = books;
  const [, , resource = '', id = '', action = ''] = pathname.split('/');
  const route = `${method} ${resource}${id ? '/id' : ''}${action ? `/${action}` : ''}`;
  const isPublic = route === 'POST payment_methods';
  const expected = isPublic ? FAKE_KEYS.publishableKey : FAKE_KEYS.secretKey;
  if (key !== expected) {
    const message = 'Invalid API Key provided';
    throw new ApiError(401, { type: 'invalid_request_error', message });
  }
  switch (route) {
    case 'POST payment_intents':
      return intents.create(form);
    case 'GET payment_intents':
      return listed(intents.listSince(Number(textAt(form, 'created', 'gte') ?? 0)));
    case 'GET payment_intents/id':
      return intents.find(id);
    case 'POST payment_intents/id/confirm':
      return intents.confirm(id, form);
    case 'POST payment_intents/id/cancel':
      return intents.cancel(id);
    case 'POST refunds':
      return refunds.create(form);
    case 'GET refunds/id':
      return refunds.find(id);
    case 'GET refunds': {
      const intent = textAt(form, 'payment_intent');
      const since = Number(textAt(form, 'created', 'gte') ?? 0);
      return listed(intent === undefined ? refunds.listSince(since) : refunds.list(intent));
    }
    case 'GET disputes/id':
      return disputes.find(id);
    case 'GET events':
      return listed(webhooks.events.toReversed());
    case 'GET events/id': {
      const event = webhooks.events.find((one) => one.id === id);
      if (!event) throw missing('event', id);
      return event;
    }
    case 'POST payment_methods':
      return { id: makeMethod(textAt(form, 'card', 'number') ?? ''), object: 'payment_method' };
    default:
      throw invalid(`Unrecognized request URL (${method}: ${pathname}).`);
  }
}

function listed(data: readonly object[]): object {
  return { object: 'list', has_more: false, data };
}

/** The key, as `Bearer` or as the user of `Basic`. */
function keyOf({ headers }: IncomingMessage): string {
  const [scheme, value = ''] = (headers.authorization ?? '').split(' ');
  if (scheme !== 'Basic') return value;
  return Buffer.from(value, 'base64').toString().split(':')[0] ?? '';
}

function asError(error: unknown): Answer {
  if (error instanceof ApiError) return { status: error.status, body: { error: error.body } };
  return { status: 500, body: { error: { type: 'api_error', message: String(error) } } };
}

function send(response: ServerResponse, { status, body, replayed: isReplayed }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_fake',
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
  });
  response.end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
