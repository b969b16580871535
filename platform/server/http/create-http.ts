import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../config.ts';
import { requestSerializer } from '../log.ts';
import type { SessionGate } from './account.ts';
import { refuseCrossSiteWrites } from './cross-site.ts';
import { answerErrors } from './errors.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import './types.d.ts';

export interface HttpOptions {
  readonly config: Config;
  readonly gate: SessionGate;
  /** The address that people open; known for certain only once the server listens. */
  readonly origin: () => string;
  readonly csp: {
    readonly styleHashes: readonly string[];
    readonly scriptHashes: readonly string[];
  };
}

const BODY_LIMIT_BYTES = 512 * 1024;

/** An HTTP server with everything but routes: logs, headers, sessions, limits, validation and error answers. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, gate, origin } = options;
  const http = Fastify({
    logger: { level: config.logLevel, serializers: { req: requestSerializer } },
    genReqId: () => uuidv7(),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustedProxy ?? false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  answerErrors(http);

  await http.register(cookie);
  await http.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(options.csp, origin().startsWith('https:')),
    strictTransportSecurity: origin().startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await http.register(rateLimit, { global: false, hook: 'preHandler' });
  await http.register(swagger, {
    openapi: { info: { title: 'RallyDays', version: '1' } },
    transform: jsonSchemaTransform,
  });

  http.decorateRequest('account', null);
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  refuseCrossSiteWrites(http, origin);
  http.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access) request.account = await gate(request);
  });
  return http;
}
