import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from './security-headers.ts';

/** Swagger's page has too little contrast in its marks, and chooses between servers where there is one. */
const STYLE = `
.swagger-ui .info .title small { background: #4a4a4a }
.swagger-ui .info .title small.version-stamp { background: #3c5700 }
.swagger-ui .info a, .swagger-ui .info .url { color: #1f5fa8 }
.swagger-ui .scheme-container { display: none }
`;

/** Swagger's page has no viewport of a phone, and jumps from its title to headings of the third and fourth rank. */
const SCRIPT = `
const meta = document.createElement('meta');
Object.assign(meta, { name: 'viewport', content: 'width=device-width, initial-scale=1' });
document.head.append(meta);
const rank = () => {
  for (const heading of document.querySelectorAll('h3.opblock-tag, .models > h4')) {
    heading.setAttribute('aria-level', '2');
  }
};
new MutationObserver(rank).observe(document.body, { childList: true, subtree: true });
rank();
`;

/** The API as people read it, at `/api/docs`, and as programs read it, at `/api/openapi.json`. */
export async function serveApiReference(
  http: FastifyInstance,
  page: SecurityHeaders['page'],
): Promise<void> {
  const headers = page({ styleHashes: [], scriptHashes: [] });
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', deepLinking: true, filter: true, layout: 'BaseLayout' },
    theme: {
      title: 'RallyDays API',
      css: [{ filename: 'reference.css', content: STYLE }],
      js: [{ filename: 'reference.js', content: SCRIPT }],
    },
    uiHooks: {
      onRequest: (_request, reply, next) => {
        reply.headers(headers);
        next();
      },
    },
  });
  http.get('/api/openapi.json', { schema: { hide: true } }, async () => http.swagger());
}
