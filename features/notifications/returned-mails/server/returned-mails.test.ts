import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { profile } from '#features/my-page/my-page.contract.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { startTestApp, type TestApp } from '../../../../apps/server/test-app.ts';
import * as notifications from '../../notifications.contract.ts';
import * as preferences from '../../preferences/preferences.contract.ts';
import type { NewsKind } from '../../preferences/preferences.vocabulary.ts';
import { report } from '../returned-mails.contract.ts';

const SECRET = 'a secret of this test alone, known to all';

async function withServer(work: (server: TestApp) => Promise<void>, secret = SECRET) {
  const server = await startTestApp({ MAIL_WEBHOOK_SECRET: secret });
  await work(server).finally(() => server.close());
}

/** A player to whom a mail was sent, and the mail's id. */
async function written(server: TestApp) {
  const phone = await server.playerPhone();
  const { services } = server;
  await services.db.transaction((tx) =>
    services.mailer.send(tx, {
      kind: 'welcome',
      dedupeKey: `test ${phone.player.id}`,
      to: phone.player.email,
      language: 'en',
      subject: 'Hello',
      paragraphs: ['Hello'],
    }),
  );
  await server.app.jobs.drain();
  const key = eq(mails.dedupeKey, `test ${phone.player.id}`);
  const find = async () => (await services.db.select().from(mails).where(key))[0];
  const undelivered = async () => (await phone.call(profile)).data?.emailUndelivered;
  return { phone, id: (await find())?.id ?? '', find, undelivered };
}

async function mail(server: TestApp, kind: NewsKind, to: string): Promise<void> {
  const { services } = server;
  const letter = { kind, to, language: 'en', subject: 'News', paragraphs: ['News'] } as const;
  await services.db.transaction((tx) =>
    services.mailer.send(tx, { ...letter, dedupeKey: `${kind} ${to}` }),
  );
  await server.app.jobs.drain();
}

async function kindsTo({ services }: TestApp, to: string): Promise<string[]> {
  const rows = await services.db
    .select({ kind: mails.kind })
    .from(mails)
    .where(eq(mails.toAddress, to))
    .orderBy(mails.createdAt, mails.id);
  return rows.map(({ kind }) => kind);
}

/** As docs/operations.md describes it to who relays the reports. */
function signReport(secret: string, now: Date, rawBody: string): string {
  const stamp = String(now.getTime());
  const proof = createHmac('sha256', secret).update(`${stamp}.${rawBody}`).digest('base64url');
  return `${stamp}.${proof}`;
}

async function sent(
  { app, clock }: TestApp,
  body: object,
  { secret = SECRET, ageMinutes = 0 } = {},
): Promise<number> {
  const payload = JSON.stringify(body);
  const at = new Date(clock.now().getTime() - ageMinutes * 60_000);
  const headers = {
    'content-type': 'application/json',
    'x-mail-signature': signReport(secret, at, payload),
  };
  const { statusCode } = await app.http.inject({
    method: 'POST',
    url: report.path,
    payload,
    headers,
  });
  return statusCode;
}

describe('a report about a mail', () => {
  test.for([
    ['bounce', '550 no such mailbox'],
    ['complaint', 'unwanted'],
  ] as const)(
    'A %s marks the mail with its reason, and its reader sees it on the account screen',
    async ([type, reason]) => {
      await withServer(async (server) => {
        const { id, find, undelivered } = await written(server);
        expect(await undelivered()).toBe(false);
        const body = { type, messageId: `<${id}@rallydays>`, reason };
        expect([await sent(server, body), await sent(server, body)]).toEqual([200, 200]);
        expect(await find()).toMatchObject({ state: 'refused', lastError: `${type}: ${reason}` });
        expect(await undelivered()).toBe(true);
      });
    },
  );

  test('After a complaint no optional mail goes to that address, and the person reads it in the app', async () => {
    await withServer(async (server) => {
      const { id, phone } = await written(server);
      const complain = () => sent(server, { type: 'complaint', messageId: `${id}@rallydays` });
      expect([await complain(), await complain()]).toEqual([200, 200]);
      await mail(server, 'place-offered', phone.player.email);
      await mail(server, 'tournament-cancelled', phone.player.email);
      expect(await kindsTo(server, phone.player.email)).toEqual([
        'welcome',
        'tournament-cancelled',
      ]);
      const { data } = await phone.call(notifications.list, { query: {} });
      expect(data?.notifications.filter(({ kind }) => kind === 'mails-ended')).toHaveLength(1);
      // The owner's own choice counts from then on, and a bounce ends nothing.
      const body = { topic: 'places', channel: 'mail', wanted: true } as const;
      expect((await phone.call(preferences.choose, { body })).status).toBe(200);
      await mail(server, 'offer-lapsed', phone.player.email);
      expect(await kindsTo(server, phone.player.email)).toContain('offer-lapsed');
    });
  });

  test('A complaint of somebody without an account ends the optional mails to that address', async () => {
    await withServer(async (server) => {
      const address = 'Parent@example.com';
      await mail(server, 'place-offered', address);
      const [first] = await server.services.db.select().from(mails);
      await sent(server, { type: 'complaint', messageId: `<${first?.id}@rallydays>` });
      await mail(server, 'offer-lapsed', address);
      expect(await kindsTo(server, address)).toEqual(['place-offered']);
    });
  });

  test('A report that nobody with the secret has signed just now is refused, and changes nothing', async () => {
    await withServer(async (server) => {
      const { id, find } = await written(server);
      const body = { type: 'bounce', messageId: `${id}@rallydays` };
      expect(await sent(server, body, { secret: 'x'.repeat(32) })).toBe(401);
      expect(await sent(server, body, { ageMinutes: 6 })).toBe(401);
      const unsigned = { method: 'POST', url: report.path, payload: body } as const;
      expect((await server.app.http.inject(unsigned)).statusCode).toBe(401);
      expect(await find()).toMatchObject({ state: 'sent' });
    });
  });

  test('Without the setting no report is believed', async () => {
    await withServer(async (server) => {
      const { id } = await written(server);
      const body = { type: 'bounce', messageId: `${id}@rallydays` };
      expect(await sent(server, body, { secret: '' })).toBe(401);
    }, '');
  });

  test('A report about a mail of somebody else changes nothing', async () => {
    await withServer(async (server) => {
      const { find } = await written(server);
      for (const messageId of ['<x@example.com>', `${crypto.randomUUID()}@rallydays`]) {
        expect(await sent(server, { type: 'bounce', messageId })).toBe(200);
      }
      expect(await find()).toMatchObject({ state: 'sent' });
    });
  });
});
