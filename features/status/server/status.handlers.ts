import type { FastifyInstance } from 'fastify';
import * as payments from '#features/payments/server/payments.waiting.store.ts';
import { takesWrites } from '#platform/server/db/database.ts';
import { requestLanguage } from '#platform/server/http/request-language.ts';
import type { SecurityHeaders } from '#platform/server/http/security-headers.ts';
import * as mails from '#platform/server/mail/mail.store.ts';
import { orNull } from '#platform/server/or-null.ts';
import { rememberedFor } from '#platform/server/remembered-for.ts';
import type { Services } from '#platform/server/services.ts';
import { isLanguage } from '#platform/shared/language.ts';
import { type Figures, statesOf } from '../status.policy.ts';
import { asPage, STYLE_HASH } from './status.presenter.ts';

/** So long one answer serves everybody: when something fails, many look at once. */
const KNOWN_MS = 5000;
/** A database that has not answered by then counts as down. */
const PATIENCE_MS = 3000;

/** The page of /status, for everybody. No session is read, so that it appears while the database is down. */
export function statusPage(
  http: FastifyInstance,
  services: Pick<Services, 'db' | 'clock'>,
  page: SecurityHeaders['page'],
): void {
  const { clock } = services;
  const headers = page({ styleHashes: [STYLE_HASH], scriptHashes: [] });
  const find = rememberedFor(KNOWN_MS, clock, async () => ({
    states: statesOf(await figuresOf(services)),
    at: clock.now(),
  }));
  http.get<{ Querystring: { lang?: unknown } }>(
    '/status',
    { schema: { hide: true } },
    async (request, reply) => {
      const { lang } = request.query;
      const language = isLanguage(lang) ? lang : requestLanguage(request);
      const { states, at } = await find();
      return reply
        .headers(headers)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(asPage(states, { language, at }));
    },
  );
}

async function figuresOf({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Figures> {
  const now = clock.now();
  const [writes, mail, payment] = await Promise.all([
    orNull(takesWrites(db), PATIENCE_MS),
    orNull(mails.findWaiting(db, now), PATIENCE_MS),
    orNull(payments.findWaiting(db, now), PATIENCE_MS),
  ]);
  const secondsSince = (since: Date | null) =>
    since ? Math.max(0, now.getTime() - since.getTime()) / 1000 : 0;
  return {
    takesWrites: writes === true,
    oldestMailSeconds: mail?.oldestSeconds ?? null,
    oldestPaymentSeconds: payment && secondsSince(payment.since),
  };
}
