import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { type Db, takesWrites } from '../db/database.ts';
import { orNull } from '../or-null.ts';
import { rememberedFor } from '../remembered-for.ts';

/** How long an answer about writing is reused, so that health checks put no load on the database. */
const WRITES_KNOWN_MS = 5000;
/** After a failover each second counts. */
const REFUSED_KNOWN_MS = 500;
/** A database whose host is gone answers nothing at all. */
const PATIENCE_MS = 2000;

interface Health {
  readonly db: Db;
  readonly clock: Clock;
  readonly ready: () => boolean;
}

/** `/healthz`: the process runs. `/readyz`: it takes requests, and its database takes writes. */
export function answerHealth(http: FastifyInstance, { db, clock, ready }: Health): void {
  const known = (takes: boolean | null) => (takes ? WRITES_KNOWN_MS : REFUSED_KNOWN_MS);
  const canWrite = rememberedFor(known, clock, () => orNull(takesWrites(db), PATIENCE_MS));
  // Without a promise, which would cost a twelfth of so small an answer.
  http.get('/healthz', { schema: { hide: true } }, (_request, reply) => {
    reply.send({ ok: true });
  });
  http.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const up = ready() && (await canWrite()) === true;
    return reply.code(up ? 200 : 503).send({ ok: up });
  });
}
