import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { WaitingClock } from '../clock.ts';
import { type Config, opensOnThisMachine } from '../config.ts';
import { errorSerializer, requestSerializer } from '../log.ts';
import type { LogOutput } from '../log-output.ts';
import type { SessionGate } from './account.ts';
import { apiDocument } from './api-document.ts';
import { refuseCrossSite, SAFE_METHODS } from './cross-site.ts';
import { answerErrors } from './errors.ts';
import { limitCounts } from './limit-counts.ts';
import { createLimits } from './limiter.ts';
import { namesThisMachine, refuseForeignName } from './own-host.ts';
import type { FixedHeaders } from './security-headers.ts';
import type { Unshared } from './share-limits.ts';
import './types.d.ts';

export interface HttpOptions {
  readonly config: Config;
  readonly clock: WaitingClock;
  readonly gate: SessionGate;
  /** The address that people open; known for certain only once the server listens. */
  readonly origin: () => string;
  readonly logOutput: LogOutput;
  /** Sent with every answer without its own security headers. */
  readonly headers: FixedHeaders;
  /** Receives what the limits count, where other servers are to know it. */
  readonly unshared?: Unshared | undefined;
  /** Milliseconds in which a request must have come in whole; a minute, when left out. */
  readonly requestTimeoutMs?: number | undefined;
}

const BODY_LIMIT_BYTES = 512 * 1024;
/** Enough for the largest body over a phone that its contract has slowed down to 128 kbit/s. */
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than any answer takes to begin: it ends idle connections, such as one whose client stopped reading. */
const IDLE_TIMEOUT_MS = 120_000;
const FORM_LIMIT_BYTES = 4 * 1024;

/** The word that the app in the browser has given to its request. */
const WORD = /^[a-z0-9]{4,16}$/;

/**
 * Numbers of requests after the word of the browser, or one for this run of the server: short enough to read out on the telephone. The
 * word is found in the log also where no answer arrives; the number makes it this server's own, whatever word a program repeats.
 */
function requestIds(): (request: Pick<IncomingMessage, 'headers'>) => string {
  const run = randomBytes(4).toString('hex');
  let count = 0;
  return ({ headers }) => {
    const word = headers['x-request-id'];
    return `${typeof word === 'string' && WORD.test(word) ? word : run}-${++count}`;
  };
}

/** An HTTP server with everything but routes: logs, headers, sessions, limits, validation and error answers. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, gate, origin, headers, requestTimeoutMs = REQUEST_TIMEOUT_MS } = options;
  const http = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: requestSerializer, err: errorSerializer },
      stream: options.logOutput,
    },
    genReqId: requestIds(),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustedProxy ?? false,
    forceCloseConnections: 'idle',
    requestTimeout: requestTimeoutMs,
    connectionTimeout: IDLE_TIMEOUT_MS,
    http: {
      // A request without a body gets no stream, which costs a tenth of a small read.
      optimizeEmptyRequests: true,
      headersTimeout: requestTimeoutMs / 2,
      connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 6),
    },
    routerOptions: { ignoreTrailingSlash: true },
  });
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  answerErrors(http);

  // This only counts; limits.ts says what is counted, and limiter.ts what happens beyond a limit.
  await http.register(rateLimit, {
    global: false,
    store: limitCounts(options.clock, options.unshared),
  });
  await http.register(swagger, apiDocument);

  // Mail programs that end a subscription post a form (RFC 8058). Its content is fixed, so nothing of it is read.
  http.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
    (_request, _form, done) => done(null, undefined),
  );
  // A signature is over the bytes that came: what is parsed and written again is another text.
  const parseJson = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.rawBody) request.rawBody = String(body);
    parseJson(request, String(body), done);
  });
  http.decorateRequest('rawBody', '');
  http.decorate('clock', options.clock);
  http.decorate('limits', createLimits(http));
  http.decorateRequest('account', null);
  http.decorateReply('refusalCode', null);
  // One hook for both: each hook costs every request time.
  const anyName = config.appOrigin !== null && !opensOnThisMachine(config);
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.method !== 'GET') forgetTypeOfNothing(request.raw);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (anyName || namesThisMachine(request.headers.host)) done();
    else refuseForeignName(reply);
  });
  const ownWritesOnly = refuseCrossSite(origin);
  const prove = async (request: FastifyRequest) => {
    request.account = await gate(request);
  };
  // Bound to the routes that need them, so that no other request pays for them.
  http.addHook('onRoute', (route) => {
    const methods = [route.method].flat();
    const writes = methods.some((method) => !SAFE_METHODS.has(method));
    route.onRequest = [
      ...(writes && !route.config?.crossSite ? [ownWritesOnly] : []),
      ...(route.config?.access && route.config.access !== 'link' ? [prove] : []),
      ...[route.onRequest ?? []].flat(),
    ];
  });
  return http;
}

/** Fastify waits for a body where the request names a type; without a body it would wait in vain. */
function forgetTypeOfNothing(request: IncomingMessage): void {
  if (request.readableEnded) delete request.headers['content-type'];
}
