import type { FastifyInstance, FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page could have caused. A page elsewhere cannot send the `x-rallydays` header
 * without a preflight, which is never granted; the browser's own word on the origin is checked as well.
 */
export function refuseCrossSiteWrites(http: FastifyInstance, origin: () => string): void {
  http.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.crossSite) return;
    if (request.headers['x-rallydays'] !== undefined && isOurs(request, origin())) return;
    request.log.warn({ path: request.url.split('?')[0] }, 'refused a cross-site write');
    await reply
      .code(403)
      .type('application/json')
      .serializer(JSON.stringify)
      .send({ code: 'FORBIDDEN', requestId: request.id });
  });
}

function isOurs(request: FastifyRequest, ours: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  const { origin } = request.headers;
  return origin === undefined || origin === ours || origin === `http://${request.headers.host}`;
}
