import type { FastifyInstance, FastifyReply } from 'fastify';
import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { Services } from '#platform/server/services.ts';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import { DEFAULT_LANGUAGE } from '#platform/shared/language.ts';
import * as listed from '../../server/entries.listed.store.ts';
import { findSquad } from '../../squads/server/squads.store.ts';
import * as addresses from './calendar.addresses.store.ts';
import { listFixtures } from './calendar.fixtures.store.ts';
import { asCalendar, fingerprintOf } from './calendar.presenter.ts';
import * as store from './calendar.store.ts';

type FileServices = Pick<Services, 'db' | 'clock' | 'origin'>;

const PAST_DAYS = 366;

/** Calendar files, which calendar programs and browsers fetch themselves: no JSON, and a 404 is plain text. */
export function calendarFiles(http: FastifyInstance, services: FileServices): void {
  const { db, clock } = services;

  http.get<{ Params: { file: string } }>(
    '/calendar/:file',
    { schema: { hide: true }, preHandler: http.limits('calendar') },
    async ({ params }, reply) => {
      const secret = /^([\w-]{20,100})\.ics$/.exec(params.file)?.[1];
      const accountId = secret ? await addresses.findAccountId(db, secret) : null;
      if (!accountId) return notFound(reply);
      const since = addDays(dayInJapan(clock.now()), -PAST_DAYS);
      const found = await store.listByAccount(db, accountId, since);
      return send(reply, await calendarOf(services, accountId, found));
    },
  );

  http.get<{ Params: { id: string } }>(
    '/api/entries/:id/calendar.ics',
    // `access` makes the handler read the session. A request from anybody but the owner and the partner gets the public answer.
    { schema: { hide: true }, config: { access: 'signed-in' } },
    async ({ account, params }, reply) => {
      const found =
        account && isId(params.id)
          ? await listed.findHeldOrJoined(db, account.id, params.id)
          : null;
      if (!account || !found) return notFound(reply);
      const squadVersion = (await findSquad(db, found.entry.id))?.version ?? null;
      const shown = { ...found, squadVersion, hasLeft: false };
      return send(reply, await calendarOf(services, account.id, [shown]));
    },
  );
}

async function calendarOf(
  { db, clock, origin }: FileServices,
  accountId: string,
  found: readonly store.CalendarEntry[],
): Promise<string> {
  const now = clock.now();
  const items = found.map((one) => ({ entryId: one.entry.id, fingerprint: fingerprintOf(one) }));
  const versions = await store.updateVersions(db, items, now);
  const language = (await findRecipient(db, accountId))?.language ?? DEFAULT_LANGUAGE;
  // Also of teams that have withdrawn: calendars may have their ties.
  const playing = found.filter(({ hasLeft }) => !hasLeft);
  const fixtures = await listFixtures(
    db,
    playing.map(({ entry }) => entry.id),
  );
  return asCalendar(found, { language, origin: origin(), versions, fixtures, now });
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="rallydays.ics"')
    .header('cache-control', 'private, no-cache')
    .header('x-robots-tag', 'noindex')
    .send(text);
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
