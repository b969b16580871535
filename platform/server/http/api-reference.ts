import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from './security-headers.ts';

/** The API as people read it, at `/api/docs`, and as programs read it, at `/api/openapi.json`. */
export async function serveApiReference(
  http: FastifyInstance,
  page: SecurityHeaders['page'],
): Promise<void> {
  const headers = page({ styleHashes: [], scriptHashes: [] });
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', deepLinking: true, filter: true, layout: 'BaseLayout' },
    theme: { title: 'RallyDays API' },
    uiHooks: {
      onRequest: (_request, reply, next) => {
        reply.headers(headers);
        next();
      },
    },
  });
  http.get('/api/openapi.json', { schema: { hide: true } }, async () => http.swagger());
}
