import type { FastifyInstance } from 'fastify';
import { answers, type Db } from '../db/database.ts';

/** `/healthz`: the process runs. `/readyz`: it also reaches its database and takes requests. */
export function answerHealth(http: FastifyInstance, db: Db, ready: () => boolean): void {
  // Without a promise, which would cost a twelfth of so small an answer.
  http.get('/healthz', { schema: { hide: true } }, (_request, reply) => {
    reply.send({ ok: true });
  });
  http.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const up = ready() && (await answers(db));
    return reply.code(up ? 200 : 503).send({ ok: up });
  });
  http.get('/api/openapi.json', { schema: { hide: true } }, async () => http.swagger());
}
