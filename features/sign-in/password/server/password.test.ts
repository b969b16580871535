import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as secondFactor from '#features/accounts/second-factor/second-factor.contract.ts';
import { makeApp } from '#features/accounts/second-factor/server/second-factor.factory.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import {
  updateOperator,
  updateSuspended,
} from '#features/accounts/server/accounts.password.store.ts';
import { findById } from '#features/accounts/server/accounts.store.ts';
import { createOperatorAccount } from '#features/operator/server/operator.accounts.commands.ts';
import { makeOrganizer } from '#features/tournaments/server/tournaments.factory.ts';
import { LIMITS } from '#platform/server/http/limits.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../password.contract.ts';
import { passwordJobs } from './password.jobs.ts';

const fresh = { password: 'a brand new one', confirmPassword: 'a brand new one' };

describe('a password for a new account', () => {
  const chooser = { fullName: 'Hana Sato', email: 'hana.volley@example.com' };

  test.for([
    ['password', 'passwordCommon'],
    ['Ｐａｓｓｗｏｒｄ', 'passwordCommon'],
    ['hana.volley1', 'passwordPersonal'],
  ])(
    'A weak password such as %s is refused before anything is registered',
    async ([password, weakness], { server }) => {
      const body = { ...chooser, password: password ?? '' };
      const { refusal } = await server.phone().call(contract.check, { body });
      expect(refusal).toMatchObject({ code: 'PASSWORD_WEAK', fields: { password: weakness } });
    },
  );

  test('A password that is hard to guess is accepted', async ({ server }) => {
    const body = { ...chooser, password: 'long-rally-7' };
    expect((await server.phone().call(contract.check, { body })).status).toBe(200);
  });

  test('A whole school class behind one connection can check passwords, but not without a limit', async ({
    server,
  }) => {
    const { max } = LIMITS.passwordCheck[0];
    const body = { ...chooser, password: 'long-rally-7' };
    const statuses = await Promise.all(
      Array.from({ length: max + 1 }, async () => {
        return (await server.phone().call(contract.check, { body })).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(max);
    expect(statuses).toContain(429);
  });
});

describe('a forgotten password', () => {
  test('A forgotten password is answered by a link to a new one, which signs in and ends every other session', async ({
    server,
  }) => {
    const old = await server.playerPhone();
    const secret = await linkFor(server, old.player.email.toUpperCase());
    const phone = server.phone();
    const opened = await phone.call(contract.openLink, { body: { secret } });
    expect(opened.data).toEqual({ email: old.player.email });
    expect((await phone.call(contract.reset, { body: { secret, ...fresh } })).status).toBe(200);
    expect((await phone.call(accounts.session)).data?.account?.id).toBe(old.player.id);
    expect((await old.call(accounts.session)).data?.account).toBeNull();
    expect(await login(server.phone(), old.player.email, old.player.password)).toBe(401);
    expect(await login(server.phone(), old.player.email, fresh.password)).toBe(200);
  });

  test('A reset of the password is reported to the owner in their language', async ({ server }) => {
    const player = await makePlayer(server.services, { language: 'ja' });
    const secret = await linkFor(server, player.email);
    await server.phone().call(contract.reset, { body: { secret, ...fresh } });
    expect(await mailsOf(server, 'password-changed')).toMatchObject([
      { toAddress: player.email, language: 'ja', subject: expect.stringContaining('変更') },
    ]);
  });

  test('A forgotten password can be requested with an organizer ID, too', async ({ server }) => {
    await makeOrganizer(server.services, 'Sakura Association');
    const { organizers } = await import('#features/organizers/server/organizers.tables.ts');
    const [organizer] = await server.services.db.select().from(organizers);
    const secret = await linkFor(server, organizer?.loginId ?? '');
    expect((await server.phone().call(contract.openLink, { body: { secret } })).status).toBe(200);
  });

  test.for(['nobody@example.com', 'ORG-NOBODY'])(
    'A forgotten password of %s gets the same answer, and queues nothing, so that nobody can delay the mails of others',
    async (loginId, { server }) => {
      const { email } = await makePlayer(server.services);
      const unknown = await server.phone().call(contract.forgotten, { body: { loginId } });
      expect(await queuedJobs(server)).toBe(0);
      const known = await server.phone().call(contract.forgotten, { body: { loginId: email } });
      expect(await queuedJobs(server)).toBe(1);
      expect(unknown).toEqual(known);
      expect(await server.app.jobs.drain()).toEqual([]);
      expect(await mailsOf(server, 'reset-password')).toHaveLength(1);
    },
  );

  test('A reset of the password proves the mailbox', async ({ server }) => {
    const player = await makePlayer(server.services);
    const secret = await linkFor(server, player.email);
    await server.phone().call(contract.reset, { body: { secret, ...fresh } });
    expect(await findById(server.services.db, player.id)).toMatchObject({ emailVerified: true });
  });

  test('A reset of the password removes a second step that was set up before the mailbox was proven, since a stranger may have', async ({
    server,
  }) => {
    const stranger = await makePlayer(server.services);
    await makeApp(server.services, stranger);
    const secret = await linkFor(server, stranger.email);
    const phone = server.phone();
    const { data } = await phone.call(contract.reset, { body: { secret, ...fresh } });
    expect(data).toEqual({ loggedIn: true });
    expect((await phone.call(secondFactor.status)).data?.onSince).toBeNull();
    const body = { loginId: stranger.email, password: fresh.password };
    const again = await server.phone().call(accounts.login, { body });
    expect(again.data).toEqual({ mustChangePassword: false, step: null });
  });

  test.for([
    ['a confirmed address', { emailVerified: true }, false],
    ['an operator', {}, true],
  ] as const)(
    'A reset of the password leaves the second step of %s in use',
    async ([, options, isOperator], { server }) => {
      const player = await makePlayer(server.services, options);
      await makeApp(server.services, player);
      if (isOperator) await updateOperator(server.services.db, player.id);
      const secret = await linkFor(server, player.email);
      const answer = await server.phone().call(contract.reset, { body: { secret, ...fresh } });
      expect(answer.data).toEqual({ loggedIn: false });
      const body = { loginId: player.email, password: fresh.password };
      const { data } = await server.phone().call(accounts.login, { body });
      expect(data?.step).toEqual(expect.any(String));
    },
  );

  test('A reset replaces a one-time password: its owner need not choose a second time', async ({
    server,
  }) => {
    const person = { email: 'new@example.com', name: 'New', passwordHash: 'x' };
    await createOperatorAccount(server.services.db, { ...person, now: server.clock.now() });
    const secret = await linkFor(server, person.email);
    const phone = server.phone();
    await phone.call(contract.reset, { body: { secret, ...fresh } });
    expect((await phone.call(accounts.session)).data?.account).toMatchObject({
      mustChangePassword: false,
    });
  });

  test('A forgotten password of a suspended account is answered without a link, and opens nothing', async ({
    server,
  }) => {
    const player = await makePlayer(server.services);
    const secret = await linkFor(server, player.email);
    const { db, clock } = server.services;
    await db.transaction((tx) => updateSuspended(tx, player.id, clock.now()));
    for (const endpoint of [contract.openLink, contract.reset]) {
      const body = { secret, ...fresh };
      const { refusal } = await server.phone().call(endpoint, { body } as never);
      expect(refusal?.code).toBe('ACCOUNT_SUSPENDED');
    }
    await server.phone().call(contract.forgotten, { body: { loginId: player.email } });
    await server.app.jobs.drain();
    expect(await mailsOf(server, 'reset-password')).toHaveLength(1);
    expect(await mailsOf(server, 'reset-password-suspended')).toHaveLength(1);
  });

  test('Requests for a reset from many addresses cannot flood a mailbox', async ({ server }) => {
    const { email } = await makePlayer(server.services);
    for (let time = 0; time < 9; time++) {
      const remoteAddress = `10.0.0.${time}`;
      await server.app.http.inject({
        method: 'POST',
        url: contract.forgotten.path,
        headers: { 'x-rallydays': '1' },
        payload: { loginId: email },
        remoteAddress,
      });
      await server.app.jobs.drain();
    }
    expect(await mailsOf(server, 'reset-password')).toHaveLength(5);
  });

  test('Simultaneous requests for a reset from many addresses cannot flood a mailbox either', async ({
    server,
  }) => {
    const { id, email } = await makePlayer(server.services);
    const [job] = passwordJobs(server.services);
    const requests = Array.from({ length: 9 }, () => ({ requestId: uuidv7(), accountId: id }));
    await Promise.all(requests.map((data) => job?.run(data)));
    expect((await mailsOf(server, 'reset-password')).map(({ toAddress }) => toAddress)).toEqual(
      Array(5).fill(email),
    );
  });

  test('A reset can be requested at most five times from one address', async ({ server }) => {
    const body = { loginId: 'nobody@example.com' };
    for (let time = 0; time < 5; time++) await server.phone().call(contract.forgotten, { body });
    const { refusal } = await server.phone().call(contract.forgotten, { body });
    expect(refusal?.code).toBe('RATE_LIMITED');
  });
});

describe('the link to a new password', () => {
  test('A reset link leads to the configured address, even if the request names another host', async ({
    server,
  }) => {
    const { email } = await makePlayer(server.services);
    const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    await server.phone().call(contract.forgotten, { body: { loginId: email } }, headers);
    // A foreign `host` itself is refused before any of this.
    const { statusCode } = await server.app.http.inject({
      method: 'POST',
      url: contract.forgotten.path,
      headers: { 'x-rallydays': '1', host: 'evil.example' },
      payload: { loginId: email },
    });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    await server.app.jobs.drain();
    const [mail] = await mailsOf(server, 'reset-password');
    expect(mail?.textBody).toContain(`${server.services.origin()}/reset-password#`);
    expect(`${mail?.textBody}${mail?.htmlBody}`).not.toContain('evil.example');
  });

  test('A reset link works once', async ({ server }) => {
    const { email } = await makePlayer(server.services);
    const secret = await linkFor(server, email);
    const body = { secret, ...fresh };
    await server.phone().call(contract.reset, { body });
    const phone = server.phone();
    expect((await phone.call(contract.reset, { body })).refusal?.code).toBe('LINK_USED');
    expect((await phone.call(accounts.session)).data?.account).toBeNull();
  });

  test('A reset link works for sixty minutes', async ({ server }) => {
    const { email } = await makePlayer(server.services);
    const secret = await linkFor(server, email);
    server.clock.advance({ minutes: 59 });
    expect((await server.phone().call(contract.openLink, { body: { secret } })).status).toBe(200);
    server.clock.advance({ minutes: 1 });
    const body = { secret, ...fresh };
    const { status, refusal } = await server.phone().call(contract.reset, { body });
    expect([status, refusal?.code]).toEqual([410, 'LINK_EXPIRED']);
  });

  test('A reset link is replaced by a newer one, and a forged one opens nothing', async ({
    server,
  }) => {
    const { email } = await makePlayer(server.services);
    const older = await linkFor(server, email);
    await linkFor(server, email);
    for (const secret of [older, 'x'.repeat(43)]) {
      const { refusal } = await server.phone().call(contract.reset, { body: { secret, ...fresh } });
      expect(refusal?.code).toBe('LINK_UNKNOWN');
    }
  });

  test.for([
    ['short', 'short', 422, 'password', 'passwordShort'],
    ['a brand new one', 'another one', 422, 'confirmPassword', 'passwordsDiffer'],
    ['basketball', 'basketball', 422, 'password', 'passwordCommon'],
    ['Hanako-2011', 'Hanako-2011', 422, 'password', 'passwordPersonal'],
  ] as const)(
    'A reset link is not used up by the refused password %s',
    async ([password, confirmPassword, status, field, key], { server }) => {
      const { email } = await makePlayer(server.services, { fullName: 'Sato Hanako' });
      const secret = await linkFor(server, email);
      const wrong = { secret, password, confirmPassword };
      const answer = await server.phone().call(contract.reset, { body: wrong });
      expect([answer.status, answer.refusal?.fields?.[field]]).toEqual([status, key]);
      const body = { secret, ...fresh };
      expect((await server.phone().call(contract.reset, { body })).status).toBe(200);
    },
  );
});

async function linkFor(server: TestApp, loginId: string): Promise<string> {
  await server.phone().call(contract.forgotten, { body: { loginId } });
  expect(await server.app.jobs.drain()).toEqual([]);
  const mail = (await mailsOf(server, 'reset-password')).at(-1);
  return mail?.secret ?? '';
}

async function queuedJobs({ services }: TestApp): Promise<number> {
  const { rows } = (await services.db.execute(
    sql`select 1 from pgboss.job where name = 'accounts.password-forgotten'`,
  )) as unknown as { rows: unknown[] };
  return rows.length;
}

async function login(phone: Phone, loginId: string, password: string): Promise<number> {
  return (await phone.call(accounts.login, { body: { loginId, password } })).status;
}
