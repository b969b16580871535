import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { withoutSecret } from '../log.ts';
import { namesThisMachine } from './own-host.ts';

/** Methods that change nothing, which another site's page may cause. */
export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page could have caused. A page elsewhere cannot send the `x-rallydays` header
 * without a preflight, which is never granted; the browser's own word on the origin is checked as well.
 */
export function refuseCrossSite(origin: () => string) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    if (request.headers['x-rallydays'] !== undefined && isOurs(request, origin())) {
      done();
      return;
    }
    request.log.warn({ path: withoutSecret(request.url) }, 'refused a cross-site write');
    reply
      .code(403)
      .type('application/json')
      .serializer(JSON.stringify)
      .send({ code: 'FORBIDDEN', requestId: request.id });
  };
}

function isOurs(request: FastifyRequest, ours: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  const { origin } = request.headers;
  if (origin === undefined || origin === ours) return true;
  const { host } = request.headers;
  return namesThisMachine(host) && origin === `http://${host}`;
}
