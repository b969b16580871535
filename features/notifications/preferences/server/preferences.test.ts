import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { describe, expect } from 'vitest';
import { mails } from '#platform/server/mail/mail.tables.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { openMailServer } from '#platform/testing/mail-server.ts';
import { startTestApp, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../preferences.contract.ts';
import { TOPIC_OF, TOPICS } from '../preferences.vocabulary.ts';

const off = { topic: 'changes', channel: 'mail', wanted: false } as const;

describe('what a person receives outside the app', () => {
  test('Everything optional is on at first, and what is fixed is shown as such', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const { data } = await phone.call(contract.preferences);
    expect(data?.topics).toEqual(
      Object.entries(TOPICS).map(([topic, { mail, push }]) => ({
        topic,
        mail: mail === 'optional' ? 'on' : mail,
        push: push === 'optional' ? 'on' : push,
      })),
    );
  });

  test('A person can switch a topic off and on again, any number of times, for themselves only', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const other = await server.playerPhone();
    for (const wanted of [false, false, true]) {
      const { data } = await phone.call(contract.choose, { body: { ...off, wanted } });
      const changes = { topic: 'changes', mail: wanted ? 'on' : 'off', push: 'on' };
      expect(data?.topics).toContainEqual(changes);
      expect((await phone.call(contract.preferences)).data).toEqual(data);
    }
    await phone.call(contract.choose, { body: off });
    expect((await other.call(contract.preferences)).data?.topics).toContainEqual({
      topic: 'changes',
      mail: 'on',
      push: 'on',
    });
  });

  test('A channel that is fixed or does not exist cannot be switched', async ({ server }) => {
    const phone = await server.playerPhone();
    for (const [topic, channel] of [
      ['account', 'mail'],
      ['payments', 'mail'],
      ['cancellations', 'mail'],
      ['organizer-messages', 'push'],
    ] as const) {
      const answer = await phone.call(contract.choose, { body: { topic, channel, wanted: false } });
      expect(answer.refusal?.code).toBe('NOT_OPTIONAL');
    }
  });
});

describe('an optional mail', () => {
  test('An optional mail is not sent while its reader has switched its topic off', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const to = phone.player.email.toUpperCase();
    await phone.call(contract.choose, { body: off });
    await send(server, letter({ to, dedupeKey: 'one' }));
    await send(server, letter({ to, dedupeKey: 'two', kind: 'place-offered' }));
    await phone.call(contract.choose, { body: { ...off, wanted: true } });
    await send(server, letter({ to, dedupeKey: 'three' }));
    expect(await keysOf(server)).toEqual(['three', 'two']);
  });

  test('An optional mail says in a header and in its text how to end its kind; a fixed one does not', async () => {
    const post = await openMailServer();
    const server = await startTestApp({ MAIL_URL: post.url });
    for (const kind of Object.keys(TOPIC_OF) as Mail['kind'][]) {
      await send(server, letter({ kind, dedupeKey: kind, language: 'ja' }));
    }
    expect(await server.app.jobs.drain()).toEqual([]);
    for (const { raw } of post.received) {
      const mail = await PostalMime.parse(raw);
      const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
      const kind = mail.subject?.replace('【ラリーデイズ】', '') as Mail['kind'];
      const optional = TOPICS[TOPIC_OF[kind]].mail === 'optional';
      expect([kind, header('list-unsubscribe-post')]).toEqual([
        kind,
        optional ? 'List-Unsubscribe=One-Click' : undefined,
      ]);
      expect([kind, mail.text?.includes('/unsubscribe#') ?? false]).toEqual([kind, optional]);
      if (optional) expect(header('list-unsubscribe')).toMatch(/^<http.*\/unsubscribe\/\S+>$/);
    }
    expect(post.received).toHaveLength(Object.keys(TOPIC_OF).length);
    await server.close();
    await post.close();
  });
});

describe('the link of a mail', () => {
  test('The link of a mail ends its topic and nothing else, without a session, any number of times', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const secret = await secretFor(server, phone.player.email);
    const visitor = server.phone();
    const opened = await visitor.call(contract.openUnsubscribe, { body: { secret } });
    expect(opened.data).toEqual({ topic: 'changes', wanted: true });
    for (let press = 0; press < 2; press++) {
      expect((await visitor.call(contract.unsubscribe, { body: { secret } })).status).toBe(200);
    }
    const again = await visitor.call(contract.openUnsubscribe, { body: { secret } });
    expect(again.data).toEqual({ topic: 'changes', wanted: false });
    const { data } = await phone.call(contract.preferences);
    expect(data?.topics.filter(({ mail }) => mail === 'off')).toEqual([
      { topic: 'changes', mail: 'off', push: 'on' },
    ]);
  });

  test.for([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ] as const)(
    'The link of a mail ends its topic with one click in a mail program that posts %s',
    async ([type, payload], { server }) => {
      const phone = await server.playerPhone();
      const secret = await secretFor(server, phone.player.email);
      const url = `/api/notices/unsubscribe/${secret}`;
      const headers = { 'content-type': type, 'sec-fetch-site': 'cross-site' };
      const { http } = server.app;
      const looked = await http.inject({ method: 'GET', url });
      expect([looked.statusCode, looked.headers.location]).toEqual([302, `/unsubscribe#${secret}`]);
      expect(await mailState(phone)).toBe('on');
      expect((await http.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
      expect(await mailState(phone)).toBe('off');
    },
  );

  test('The link of a mail works for an address that has no account', async ({ server }) => {
    const to = 'coach@example.com';
    const secret = await secretFor(server, to);
    expect(secret).not.toContain('coach');
    await server.phone().call(contract.unsubscribe, { body: { secret } });
    await send(server, letter({ to: 'Coach@example.com', dedupeKey: 'later' }));
    expect(await keysOf(server)).toEqual(['first']);
  });

  test('The link of a mail is refused when it was forged or changed', async ({ server }) => {
    const phone = await server.playerPhone();
    const other = await server.playerPhone();
    const secret = await secretFor(server, phone.player.email);
    const forged = [
      'x',
      secret.replace('changes', 'places'),
      secret.replace('changes', 'account'),
      secret.replace(phone.player.id, other.player.id),
      secret.slice(0, -1),
    ];
    for (const one of forged) {
      for (const endpoint of [contract.unsubscribe, contract.openUnsubscribe]) {
        const answer = await server.phone().call(endpoint, { body: { secret: one } });
        expect(answer.refusal?.code).toBe('LINK_UNKNOWN');
      }
      const posted = await server.phone().call(contract.oneClickUnsubscribe, {
        params: { secret: one },
      });
      expect(posted.refusal?.code).toBe('LINK_UNKNOWN');
    }
    expect(await mailState(phone)).toBe('on');
    expect(await mailState(other)).toBe('on');
  });
});

function letter(options: Partial<Mail>): Mail {
  const kind = options.kind ?? 'tournament-changed';
  const to = 'somebody@example.com';
  return {
    kind,
    to,
    dedupeKey: 'first',
    language: 'en',
    subject: kind,
    paragraphs: [],
    ...options,
  };
}

async function send({ services }: TestApp, mail: Mail): Promise<void> {
  await services.db.transaction((tx) => services.mailer.send(tx, mail));
}

/** Sends a mail and gives the secret of its link. */
async function secretFor(server: TestApp, to: string): Promise<string> {
  await send(server, letter({ to }));
  const [mail] = await server.services.db.select().from(mails).where(eq(mails.dedupeKey, 'first'));
  return /\/unsubscribe#(\S+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
}

async function keysOf({ services }: TestApp): Promise<string[]> {
  const rows = await services.db.select({ key: mails.dedupeKey }).from(mails);
  return rows.map(({ key }) => key).sort();
}

async function mailState(phone: Awaited<ReturnType<TestApp['playerPhone']>>) {
  const { data } = await phone.call(contract.preferences);
  return data?.topics.find(({ topic }) => topic === 'changes')?.mail;
}
