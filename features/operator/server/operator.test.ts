import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as emailAddress from '#features/accounts/email-address/email-address.contract.ts';
import { updateOperator } from '#features/accounts/server/accounts.password.store.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as home from '#features/home/home.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/tournaments.contract.ts';
import { updateReturned, updateSent } from '#platform/server/mail/mail.store.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { type Phone, startTestApp, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as announcements from '../announcements/announcements.contract.ts';
import * as mailLog from '../mail-log/mail-log.contract.ts';
import * as moderation from '../moderation/moderation.contract.ts';
import * as contract from '../operator.contract.ts';
import { createOperatorAccount } from './operator.accounts.commands.ts';

async function operatorPhone(server: TestApp): Promise<Phone & { id: string }> {
  const {
    operator: { id },
    ...phone
  } = await server.operatorPhone();
  return { ...phone, id };
}

const actions = async (phone: Phone) =>
  (await phone.call(contract.log, { query: {} })).data?.lines.map((line) => line.action);

describe('announcements', () => {
  const words = { titleEn: 'Hello', titleJa: 'こんにちは', bodyEn: '', bodyJa: '' };
  const onHome = async ({ phone }: TestApp) =>
    (await phone().call(home.home)).data?.announcements.map(({ title }) => title);

  test('Announcements are shown on the home screen from publishing until withdrawing', async ({
    server,
  }) => {
    const phone = await operatorPhone(server);
    const body = { id: uuidv7(), announcement: words };
    const { data } = await phone.call(announcements.write, { body });
    expect(data?.announcement).toMatchObject({ ...words, state: 'draft', publishedAt: null });
    expect((await phone.call(announcements.write, { body })).data).toEqual(data);
    expect(await onHome(server)).toEqual([]);
    const params = { id: data?.announcement.id ?? 0 };
    await phone.call(announcements.publish, { params });
    await phone.call(announcements.publish, { params });
    expect(await onHome(server)).toEqual([{ en: 'Hello', ja: 'こんにちは' }]);
    const changed = { announcement: { ...words, titleEn: 'Hello again' } };
    await phone.call(announcements.change, { params, body: changed });
    expect(await onHome(server)).toMatchObject([{ en: 'Hello again' }]);
    await phone.call(announcements.withdraw, { params });
    expect(await onHome(server)).toEqual([]);
    expect(await actions(phone)).toEqual([
      'announcement-withdrawn',
      'announcement-written',
      'announcement-published',
      'announcement-written',
    ]);
  });

  test('An announcement needs a title in both languages, and one that does not exist is not found', async ({
    server,
  }) => {
    const phone = await operatorPhone(server);
    const half = { id: uuidv7(), announcement: { ...words, titleJa: ' ' } };
    const { status, refusal } = await phone.call(announcements.write, { body: half });
    expect([status, refusal?.fields]).toEqual([422, { 'announcement.titleJa': 'titleMissing' }]);
    const gone = await phone.call(announcements.publish, { params: { id: 999 } });
    expect(gone.refusal?.code).toBe('ANNOUNCEMENT_NOT_FOUND');
  });
});

describe('suspending an account', () => {
  test('A suspended account is logged out everywhere and cannot log in until it is reinstated', async ({
    server,
  }) => {
    const phone = await operatorPhone(server);
    const player = await server.playerPhone();
    const { id, email, password } = player.player;
    const body = { reason: 'Fake entries' };
    expect((await phone.call(moderation.suspendAccount, { params: { id }, body })).status).toBe(
      200,
    );
    expect((await player.call(accounts.session)).data?.account).toBeNull();
    const login = () => server.phone().call(accounts.login, { body: { loginId: email, password } });
    const refused = await login();
    expect([refused.status, refused.refusal?.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    const wrong = await server
      .phone()
      .call(accounts.login, { body: { loginId: email, password: 'x' } });
    expect(wrong.refusal?.code).toBe('LOGIN_FAILED');
    const twice = await phone.call(moderation.suspendAccount, { params: { id }, body });
    expect(twice.refusal?.code).toBe('ALREADY_SUSPENDED');

    await phone.call(moderation.reinstateAccount, { params: { id } });
    expect((await login()).status).toBe(200);
    const again = await phone.call(moderation.reinstateAccount, { params: { id } });
    expect(again.refusal?.code).toBe('NOT_SUSPENDED');
    expect(await actions(phone)).toEqual(['account-reinstated', 'account-suspended']);
  });

  test('Suspending an operator, or an account that does not exist, is refused', async ({
    server,
  }) => {
    const phone = await operatorPhone(server);
    const body = { reason: '' };
    const own = await phone.call(moderation.suspendAccount, { params: { id: phone.id }, body });
    expect(own.refusal?.code).toBe('OPERATOR_ACCOUNT');
    const gone = await phone.call(moderation.suspendAccount, { params: { id: 'nobody' }, body });
    expect(gone.refusal?.code).toBe('ACCOUNT_NOT_FOUND');
  });

  test('The search for accounts finds names, addresses and organizer IDs', async ({ server }) => {
    const phone = await operatorPhone(server);
    const organizer = await makeOrganizerAccount(server.services, 'みどり市テニス協会');
    await server.playerPhone({ fullName: '100% Player' });
    const names = async (q: string) =>
      (await phone.call(moderation.accounts, { query: { q } })).data?.accounts.map(
        ({ name }) => name,
      );
    expect(await names(organizer.loginId.toLowerCase())).toEqual(['みどり市テニス協会']);
    expect(await names('テニス')).toEqual(['みどり市テニス協会']);
    expect(await names('0%')).toEqual(['100% Player']);
    expect(await names('')).toHaveLength(3);
  });
});

describe('suspending a tournament', () => {
  test('A suspended tournament is hidden and accepts no applications until it is reinstated', async ({
    server,
  }) => {
    const phone = await operatorPhone(server);
    const id = await makeTournament(server.services);
    const player = await server.playerPhone();
    const apply = () =>
      player.call(entries.apply, { body: { id: uuidv7(), tournamentId: id, agreed: true } });
    const listed = async () =>
      (await player.call(tournaments.list, { query: {} })).data?.tournaments.length;
    const body = { reason: 'No permit' };
    await phone.call(moderation.suspendTournament, { params: { id }, body });
    expect(await listed()).toBe(0);
    expect((await apply()).refusal?.code).toBe('TOURNAMENT_CLOSED');
    const twice = await phone.call(moderation.suspendTournament, { params: { id }, body });
    expect(twice.refusal?.code).toBe('ALREADY_SUSPENDED');
    const { data } = await phone.call(moderation.tournaments, { query: { q: 'autumn' } });
    expect(data?.tournaments).toMatchObject([{ id, suspended: true }]);

    await phone.call(moderation.reinstateTournament, { params: { id } });
    expect(await listed()).toBe(1);
    expect((await apply()).status).toBe(200);
    const again = await phone.call(moderation.reinstateTournament, { params: { id } });
    expect(again.refusal?.code).toBe('NOT_SUSPENDED');
    const gone = await phone.call(moderation.suspendTournament, { params: { id: 999 }, body });
    expect(gone.refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
  });
});

describe('the mail log', () => {
  test('The mail log hides a link that only the reader may open', async () => {
    const server = await startTestApp({ MAIL_URL: 'smtp://127.0.0.1:1' });
    const phone = await operatorPhone(server);
    await server.services.db.transaction((tx) =>
      server.services.mailer.send(tx, {
        kind: 'welcome',
        dedupeKey: 'secret',
        to: 'taro@example.com',
        language: 'en',
        subject: 'Reset',
        secret: 'k3y',
        paragraphs: ['https://rallydays.example/reset-password#k3y'],
      }),
    );
    const { data } = await phone.call(mailLog.list, { query: {} });
    const read = await phone.call(mailLog.find, { params: { id: data?.mails[0]?.id ?? '' } });
    expect(read.data?.mail.text).toBe('https://rallydays.example/reset-password#…\n');
    await server.close();
  });

  test('The mail log lists mails with their states, shows one, and retries one', async ({
    server,
  }) => {
    const phone = await operatorPhone(server);
    const { services } = server;
    const letter = {
      kind: 'welcome' as const,
      dedupeKey: 'a',
      to: 'taro@example.com',
      language: 'ja' as const,
      subject: '参加確定',
      paragraphs: ['本文です。'],
    };
    await services.db.transaction((tx) => services.mailer.send(tx, letter));
    await services.db.execute(sql`update mails set state = 'failed', last_error = 'ECONNREFUSED'`);
    expect((await phone.call(contract.overview)).data?.undeliveredMails).toBe(1);
    const { data } = await phone.call(mailLog.list, { query: { state: 'failed', q: '確定' } });
    expect(data?.mails).toMatchObject([{ to: 'taro@example.com', lastError: 'ECONNREFUSED' }]);
    const params = { id: data?.mails[0]?.id ?? '' };
    const read = await phone.call(mailLog.find, { params });
    expect(read.data?.mail.text).toBe('本文です。\n');
    expect((await phone.call(mailLog.retry, { params })).status).toBe(200);
    await server.app.jobs.drain();
    expect(await services.db.select().from(mails)).toMatchObject([{ state: 'sent' }]);
    const late = await phone.call(mailLog.retry, { params });
    expect(late.refusal?.code).toBe('ALREADY_SENT');
    const gone = await phone.call(mailLog.find, { params: { id: uuidv7() } });
    expect(gone.refusal?.code).toBe('MAIL_NOT_FOUND');
  });

  test.for([
    ['whose secret was forgotten when it was sent', 'k3y', 'TEXT_FORGOTTEN'],
    ['that holds no secret', undefined, undefined],
  ] as const)(
    'A mail that came back and %s is retried only as it was',
    async ([, secret, refused], { server }) => {
      const phone = await operatorPhone(server);
      const { db, clock, mailer } = server.services;
      const letter = {
        kind: 'welcome' as const,
        dedupeKey: 'a',
        to: 'taro@example.com',
        language: 'en' as const,
        subject: 'Reset',
        secret,
        paragraphs: ['See you soon … https://rallydays.example/reset-password#k3y'],
      };
      await db.transaction((tx) => mailer.send(tx, letter));
      const [mail] = await db.select().from(mails);
      const id = mail?.id ?? '';
      await updateSent(db, id, { forgetSecret: true, now: clock.now() });
      await updateReturned(db, id, '5.1.1: no such mailbox');
      const { refusal } = await phone.call(mailLog.retry, { params: { id } });
      expect(refusal?.code).toBe(refused);
      expect(await db.select().from(mails)).toMatchObject([{ state: 'refused' }]);
    },
  );
});

test('The console is refused to players, organizers and visitors', async ({ server }) => {
  const { email: loginId, password } = await makeOrganizerAccount(server.services);
  const organizer = server.phone();
  await organizer.call(accounts.login, { body: { loginId, password } });
  for (const [phone, status] of [
    [organizer, 403],
    [server.phone(), 401],
  ] as const) {
    expect((await phone.call(announcements.list)).status).toBe(status);
    expect((await phone.call(moderation.accounts, { query: {} })).status).toBe(status);
    expect((await phone.call(moderation.tournaments, { query: {} })).status).toBe(status);
    expect((await phone.call(mailLog.list, { query: {} })).status).toBe(status);
    expect((await phone.call(contract.refunds)).status).toBe(status);
  }
});

test('An operator is created once: as a new account, or from the existing account', async ({
  server,
}) => {
  const { db } = server.services;
  const { player } = await server.playerPhone();
  const make = (email: string) =>
    createOperatorAccount(db, { email, name: 'Op', passwordHash: 'x', now: server.clock.now() });
  expect(await make('New@example.com')).toBe('made');
  expect(await make('new@example.com')).toBe('was-operator');
  expect(await make(player.email)).toBe('promoted');
});

test('A change of the mail address that waits ends when its account becomes an operator, so that no code goes there', async ({
  server,
}) => {
  const { db, clock } = server.services;
  const phone = await server.playerPhone();
  const { email, password: currentPassword } = phone.player;
  const change = { email: 'another@example.com', currentPassword };
  expect((await phone.call(emailAddress.change, { body: change })).status).toBe(200);
  const [mail] = await db.select().from(mails).where(eq(mails.kind, 'email-change'));
  await createOperatorAccount(db, { email, name: 'Op', passwordHash: 'x', now: clock.now() });
  const body = { secret: mail?.secret ?? '' };
  const { refusal } = await server.phone().call(emailAddress.confirmChange, { body });
  expect(refusal?.code).toBe('LINK_UNKNOWN');
});

test.for([
  ['has become an operator', false],
  ['begins again as an operator', true],
] as const)(
  'The old mail address no longer comes back once its account %s',
  async ([_how, reset], { server }) => {
    const { db, clock } = server.services;
    const phone = await server.playerPhone({ emailVerified: true });
    const change = { email: 'moved@example.com', currentPassword: phone.player.password };
    await phone.call(emailAddress.change, { body: change });
    const secretOf = async (kind: string) =>
      (await db.select().from(mails).where(eq(mails.kind, kind)))[0]?.secret ?? '';
    const moving = { secret: await secretOf('email-change') };
    expect((await phone.call(emailAddress.confirmChange, { body: moving })).status).toBe(200);
    const { email } = change;
    const person = { email, name: 'Op', passwordHash: 'x', reset, now: clock.now() };
    if (reset) await updateOperator(db, phone.player.id);
    const held = { ...person, email: phone.player.email };
    expect(await createOperatorAccount(db, held)).toBe('address-held');
    expect(await createOperatorAccount(db, person)).toBe(reset ? 'reset' : 'promoted');
    const body = { secret: await secretOf('email-moved') };
    const { refusal } = await server.phone().call(emailAddress.undoChange, { body });
    expect(refusal?.code).toBe('LINK_UNKNOWN');
  },
);
