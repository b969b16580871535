import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { profile } from '#features/my-page/my-page.contract.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { startTestApp, type TestApp } from '../../../../apps/server/test-app.ts';
import { report } from '../returned-mails.contract.ts';
import { signReport } from './returned-mails.commands.ts';

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
  return { id: (await find())?.id ?? '', find, undelivered };
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
