import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';

/** `/healthz`: the process runs. `/readyz`: it also reaches its database and takes requests. */
export function answerHealth(http: FastifyInstance, db: Db, ready: () => boolean): void {
  http.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  http.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const answers =
      ready() &&
      (await db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ));
    return reply.code(answers ? 200 : 503).send({ ok: answers });
  });
  http.get('/api/openapi.json', { schema: { hide: true } }, async () => http.swagger());
}
