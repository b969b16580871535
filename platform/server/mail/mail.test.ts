import { inspect } from 'node:util';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { describe, expect } from 'vitest';
import { startTestApp, type TestApp, test } from '../../../apps/server/test-app.ts';
import { closedPort, openMailServer } from '../../testing/mail-server.ts';
import { silentLog } from '../log.ts';
import { updateForgotten } from './mail.retention.store.ts';
import { findWaiting } from './mail.store.ts';
import { mails } from './mail.tables.ts';
import type { Mail } from './mailer.ts';
import { MAIL_LATE, mailJobs } from './mailer.ts';
import { createMailTransport, type MailTransport } from './transport.ts';

const letter: Mail = {
  kind: 'welcome',
  dedupeKey: 'test 1',
  to: '山田 <taro@example.com>',
  language: 'ja',
  subject: '参加が確定しました：秋季大会\r\nBcc: spam@example.com',
  replyTo: 'info@midori.example',
  paragraphs: [
    '山田様\n参加が<b>確定</b>しました。',
    'https://rallydays.example/my-tournaments?a=1&b=2',
    'https://rallydays.example.evil.example/x http://evil.example/x',
  ],
};

const NO_MAILBOX = { to: 'RCPT TO', address: /taro/, answer: '550 no such mailbox' } as const;

const NO_DOMAIN = '450 4.1.2 <taro@example.com>: domain not found';

async function send({ services }: TestApp, mail: Mail): Promise<void> {
  await services.db.transaction((tx) => services.mailer.send(tx, mail));
}

const stored = async ({ services }: TestApp) => (await services.db.select().from(mails))[0];

/** A server of the app that hands its mails to `url`. */
async function withMailServer(url: string, work: (server: TestApp) => Promise<void>) {
  const server = await startTestApp({
    MAIL_URL: url,
    APP_ORIGIN: 'https://rallydays.example',
    MAIL_FROM: 'ラリーデイズ <no-reply@rallydays.example>',
  });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

describe('a subject', () => {
  test.for([
    ['in English', { language: 'en', subject: 'Entry confirmed' }, '[RallyDays] Entry confirmed'],
    ['in Japanese', { subject: '参加が確定しました' }, '【ラリーデイズ】参加が確定しました'],
    [
      'in both languages',
      { subject: '大会中止', also: { language: 'en', subject: 'Cancelled', paragraphs: [] } },
      '【ラリーデイズ】大会中止 / Cancelled',
    ],
  ] as const)(
    'A subject %s begins with the product name once',
    async ([, wording, subject], { server }) => {
      await send(server, { ...letter, ...wording });
      const mail = await stored(server);
      expect(mail?.subject).toBe(subject);
      expect(mail?.htmlBody).toContain(`<title>${subject}</title>`);
    },
  );
});

describe('a real mail server', () => {
  test('A mail server gets each mail once, as text and HTML, with intact Japanese', async () => {
    const post = await openMailServer();
    await withMailServer(post.url, async (server) => {
      await send(server, letter);
      await send(server, letter);
      expect(await server.app.jobs.drain()).toEqual([]);
      expect(await server.app.jobs.drain()).toEqual([]);
      expect(post.received).toHaveLength(1);
      expect(post.received[0]?.recipients).toEqual(['taro@example.com']);
      const mail = await PostalMime.parse(post.received[0]?.raw ?? '');
      expect(mail.from).toMatchObject({
        address: 'no-reply@rallydays.example',
        name: 'ラリーデイズ',
      });
      expect(mail.replyTo).toMatchObject([{ address: 'info@midori.example' }]);
      // Text that a person typed does not begin another header.
      expect(mail.subject).toBe(
        '【ラリーデイズ】参加が確定しました：秋季大会 Bcc: spam@example.com',
      );
      expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false);
      expect(mail.text).toContain('参加が<b>確定</b>しました。');
      expect(mail.html).toContain('参加が&lt;b&gt;確定&lt;/b&gt;しました。');
      expect(mail.html).toContain('href="https://rallydays.example/my-tournaments?a=1&amp;b=2"');
      // What somebody typed is no link.
      expect(mail.html).toContain(
        '<p>https://rallydays.example.evil.example/x http://evil.example/x</p>',
      );
      expect(await stored(server)).toMatchObject({ state: 'sent', attempts: 1 });
      expect(mail.messageId).toBe(`<${(await stored(server))?.id}@rallydays>`);
    });
    await post.close();
  });

  // At one mail in two seconds this test would take more than its time limit.
  test('A mail server gets a hundred mails that were queued together, each once', async () => {
    const post = await openMailServer();
    await withMailServer(post.url, async (server) => {
      const { db, mailer } = server.services;
      await db.transaction(async (tx) => {
        for (let index = 0; index < 100; index++) {
          const to = `player${index}@example.com`;
          await mailer.send(tx, { ...letter, to, dedupeKey: `many ${index}` });
        }
      });
      await server.app.jobs.work();
      await post.receivedCount(100);
      expect(new Set(post.received.flatMap(({ recipients }) => recipients)).size).toBe(100);
      expect(post.received).toHaveLength(100);
    });
    await post.close();
  });

  test('A mail for an unreachable mail server is tried again until it is sent', async () => {
    const port = await closedPort();
    await withMailServer(`smtp://127.0.0.1:${port}`, async (server) => {
      await send(server, letter);
      expect(await server.app.jobs.drain()).toHaveLength(1);
      expect(await server.app.jobs.drain()).toHaveLength(1);
      expect(await stored(server)).toMatchObject({ state: 'failed', attempts: 2 });
      expect((await stored(server))?.lastError).toContain('ECONNREFUSED');
      const post = await openMailServer(port);
      expect(await server.app.jobs.drain()).toEqual([]);
      expect(await stored(server)).toMatchObject({ state: 'sent', attempts: 3, lastError: null });
      expect(post.received).toHaveLength(1);
      await post.close();
    });
  });

  test('The job of a mail fails without the answer of the mail server, which quotes the address', async () => {
    const post = await openMailServer(0, { refusal: { ...NO_MAILBOX, answer: NO_DOMAIN } });
    await withMailServer(post.url, async (server) => {
      await send(server, letter);
      const failures = await server.app.jobs.drain();
      expect(failures.map(String)).toEqual(['Error: a mail was not handed over (EENVELOPE 450)']);
      expect(failures.map((failure) => inspect(failure)).join()).not.toContain('taro');
      expect((await stored(server))?.lastError).toContain(NO_DOMAIN);
    });
    await post.close();
  });

  test('A mail that the mail server refuses permanently is only tried again by the operator', async () => {
    const post = await openMailServer(0, { refusal: NO_MAILBOX });
    await withMailServer(post.url, async (server) => {
      await send(server, letter);
      expect(await server.app.jobs.drain()).toEqual([]);
      const mail = await stored(server);
      expect(mail).toMatchObject({ state: 'refused', attempts: 1 });
      expect(mail?.lastError).toContain('no such mailbox');
      post.refusal = null;
      await server.services.db.transaction((tx) =>
        server.services.mailer.retry(tx, mail?.id ?? ''),
      );
      await server.app.jobs.drain();
      expect(await stored(server)).toMatchObject({ state: 'sent' });
    });
    await post.close();
  });
});

describe('what a mail server refuses', () => {
  test.for([
    ['the sender', 'MAIL FROM', '550 5.7.1 sender not allowed'],
    ['the sender', 'RCPT TO', '553 5.7.1 sender not owned by user'],
    ['the sender', 'RCPT TO', '550 5.1.8 sender unknown'],
    ['more mails today', 'MAIL FROM', '552 quota exceeded'],
  ] as const)(
    'A mail is tried again after a mail server has refused %s to %s (%s)',
    async ([, to, answer]) => {
      const post = await openMailServer(0, { refusal: { to, address: /./, answer } });
      await withMailServer(post.url, async (server) => {
        await send(server, letter);
        expect(await server.app.jobs.drain()).toHaveLength(1);
        expect(await stored(server)).toMatchObject({ state: 'failed', attempts: 1 });
        post.refusal = null;
        expect(await server.app.jobs.drain()).toEqual([]);
        expect(await stored(server)).toMatchObject({ state: 'sent', attempts: 2 });
      });
      await post.close();
    },
  );
});

describe('the secret of a link in a mail', () => {
  const secretLetter = {
    ...letter,
    secret: 'k3y',
    paragraphs: ['https://rallydays.example/reset-password#k3y'],
  };

  test('The secret of a link in a mail is deleted once a mail server has the mail', async () => {
    const post = await openMailServer();
    await withMailServer(post.url, async (server) => {
      await send(server, secretLetter);
      await server.app.jobs.drain();
      const received = await PostalMime.parse(post.received[0]?.raw ?? '');
      expect(received.text).toContain('#k3y');
      const mail = await stored(server);
      expect(mail).toMatchObject({ state: 'sent', secret: '' });
      expect(`${mail?.textBody}${mail?.htmlBody}`).not.toContain('k3y');
      expect(mail?.textBody).toContain('/reset-password#…');
    });
    await post.close();
  });

  test('The secret of a link in a mail stays where mails are files, which the operator forwards', async ({
    server,
  }) => {
    await send(server, secretLetter);
    await server.app.jobs.drain();
    expect((await stored(server))?.textBody).toContain('#k3y');
  });
});

describe('a mail whose job was lost', () => {
  test('A mail whose job was lost is found by the sweep', async ({ server }) => {
    const { db } = server.services;
    await send(server, letter);
    const enqueued: unknown[] = [];
    const jobs = {
      enqueue: async (_tx: unknown, _name: string, data: object) => void enqueued.push(data),
    };
    const transport = await createMailTransport(server.services.config);
    const [, sweep] = mailJobs({ db, clock: server.clock, jobs, transport, log: silentLog });
    await sweep?.run({});
    expect(enqueued).toEqual([]);
    server.clock.advance({ hours: 3 });
    await sweep?.run({});
    expect(enqueued).toEqual([{ mailId: (await stored(server))?.id }]);
    await db.update(mails).set({ state: 'sent' }).where(eq(mails.state, 'queued'));
    await sweep?.run({});
    expect(enqueued).toHaveLength(1);
  });
});

describe('a mail whose text was deleted after its time', () => {
  test('A mail that was never sent is not sent any more once its text is deleted, and stays given up', async () => {
    const post = await openMailServer(0, { refusal: { ...NO_MAILBOX, answer: NO_DOMAIN } });
    await withMailServer(post.url, async (server) => {
      await send(server, letter);
      expect(await server.app.jobs.drain()).toHaveLength(1);
      await updateForgotten(server.services.db, inAnHour(server));
      post.refusal = null;
      expect(await server.app.jobs.drain()).toEqual([]);
      expect(post.received).toEqual([]);
      expect(await stored(server)).toMatchObject({ state: 'refused', attempts: 1 });
    });
    await post.close();
  });

  test('A mail whose text is deleted while the mail server fails stays given up', async ({
    server,
  }) => {
    const { db, jobs } = server.services;
    await send(server, letter);
    const transport: MailTransport = {
      ...(await createMailTransport(server.services.config)),
      deliver: async () => {
        await updateForgotten(db, inAnHour(server));
        throw new Error('no connection');
      },
    };
    const [delivery] = mailJobs({ db, clock: server.clock, jobs, transport, log: silentLog });
    const mailId = (await stored(server))?.id;
    await expect(delivery?.run({ mailId })).rejects.toThrow('was not handed over');
    expect(await stored(server)).toMatchObject({ state: 'refused', textBody: '' });
  });
});

describe('the alarm for mails that stand still', () => {
  test('The alarm is logged once the oldest mail waits for more than five minutes, and ends when it is sent', async ({
    server,
  }) => {
    const { db, jobs } = server.services;
    await send(server, letter);
    await send(server, { ...letter, dedupeKey: 'later', sendAfter: inAnHour(server) });
    const alarms: unknown[] = [];
    const log = { error: (...said: unknown[]) => void alarms.push(said) };
    const transport = await createMailTransport(server.services.config);
    const alarm = mailJobs({ db, clock: server.clock, jobs, transport, log }).at(-1);
    server.clock.advance({ minutes: 5 });
    await alarm?.run({});
    expect(alarms).toEqual([]);
    server.clock.advance({ seconds: 1 });
    await alarm?.run({});
    expect(alarms).toEqual([[{ waiting: 1, oldestSeconds: 301 }, MAIL_LATE]]);
    await server.app.jobs.drain();
    await alarm?.run({});
    expect(alarms).toHaveLength(1);
  });
});

describe('a mail that a mail server refuses for now', () => {
  test.for([
    ['does not count', 'its recipient', 'RCPT TO', NO_DOMAIN, 0],
    ['does not count', 'its recipient', 'RCPT TO', '452 4.2.2 mailbox full', 0],
    ['counts', 'the mail server itself', 'RCPT TO', '451 4.3.0 lookup failed', 1],
    ['counts', 'the mail server itself', 'RCPT TO', '451 try again later', 1],
    ['counts', 'our sender', 'MAIL FROM', '450 4.1.8 domain of sender not found', 1],
  ] as const)(
    'A mail %s as waiting where the answer is about %s (%s, %s)',
    async ([, , to, answer, count]) => {
      const post = await openMailServer(0, { refusal: { to, address: /./, answer } });
      await withMailServer(post.url, async (server) => {
        await send(server, letter);
        await server.app.jobs.drain();
        expect(await stored(server)).toMatchObject({ state: 'failed' });
        const waiting = await findWaiting(server.services.db, server.clock.now());
        expect(waiting.count).toBe(count);
      });
      await post.close();
    },
  );
});

const inAnHour = ({ clock }: TestApp) => new Date(clock.now().getTime() + 3_600_000);
