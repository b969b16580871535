import { describe, expect } from 'vitest';
import * as contract from '#features/accounts/accounts.contract.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { profile } from '#features/my-page/my-page.contract.ts';
import * as deletion from '#features/personal-data/deletion/deletion.contract.ts';
import { makeOrganizer } from '#features/tournaments/server/tournaments.factory.ts';
import { type Phone, startTestApp, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as passwords from '../password/password.contract.ts';

describe('login', () => {
  test('A login works with the e-mail address in any letter case', async ({ server }) => {
    const player = await makePlayer(server.services);
    const phone = server.phone();
    const body = { loginId: player.email.toUpperCase(), password: player.password };
    expect((await phone.call(contract.login, { body })).status).toBe(200);
    expect((await phone.call(contract.session)).data?.account?.id).toBe(player.id);
  });

  test('A login works with an organizer ID, and gives the organizer role', async ({ server }) => {
    await makeOrganizer(server.services, 'Sakura Association');
    const { organizers } = await import('#features/organizers/server/organizers.tables.ts');
    const [organizer] = await server.services.db.select().from(organizers);
    const phone = server.phone();
    const loginId = (organizer?.loginId ?? '').toLowerCase();
    await phone.call(contract.login, { body: { loginId, password: 'correct horse' } });
    const { data } = await phone.call(contract.session);
    expect(data?.account).toMatchObject({
      roles: ['player', 'organizer'],
      organizationName: 'Sakura Association',
    });
  });

  test.for([
    ['a wrong password', true, 'wrong password'],
    ['an unknown address', false, 'correct horse'],
  ] as const)(
    'A login with %s is refused with the same code',
    async ([, known, password], { server }) => {
      const player = await makePlayer(server.services);
      const loginId = known ? player.email : 'nobody@example.com';
      const { refusal, status } = await server
        .phone()
        .call(contract.login, { body: { loginId, password } });
      expect([status, refusal?.code]).toEqual([401, 'LOGIN_FAILED']);
    },
  );

  test('A login is refused after ten attempts for one name, and only for that one', async ({
    server,
  }) => {
    const [attacked, other] = [
      await makePlayer(server.services),
      await makePlayer(server.services),
    ];
    const attempt = (loginId: string, password: string) =>
      server.phone().call(contract.login, { body: { loginId, password } });
    for (let time = 0; time < 10; time++) await attempt(attacked.email, 'guess');
    expect((await attempt(attacked.email, attacked.password)).refusal?.code).toBe('RATE_LIMITED');
    expect((await attempt(other.email, other.password)).status).toBe(200);
  });

  test('A login cannot escape the limit by naming another address in a header', async ({
    server,
  }) => {
    const { email } = await makePlayer(server.services);
    const attempt = (time: number) =>
      server
        .phone()
        .call(
          contract.login,
          { body: { loginId: email, password: 'guess' } },
          { 'x-forwarded-for': `10.0.0.${time}` },
        );
    for (let time = 0; time < 10; time++) await attempt(time);
    expect((await attempt(99)).refusal?.code).toBe('RATE_LIMITED');
  });

  test('A login sets a cookie that scripts cannot read and other sites do not get', async ({
    server,
  }) => {
    const player = await makePlayer(server.services);
    const response = await server.app.http.inject({
      method: 'POST',
      url: '/api/accounts/login',
      headers: { 'x-rallydays': '1' },
      payload: { loginId: player.email, password: player.password },
    });
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });
});

describe('a session that is in use', () => {
  test('A session in use is given its cookie for another 30 days whenever the app asks who is signed in', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const [name, value] = [...phone.cookies].find(([one]) => one.includes('session')) ?? [];
    server.clock.advance({ days: 29 });
    expect(await sessionAnswer(server, phone)).toMatchObject([
      { name, value, maxAge: 30 * 24 * 60 * 60, httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
  });

  test('A session that has ended and a visitor are given no cookie', async ({ server }) => {
    const phone = await server.playerPhone();
    server.letSessionsEnd();
    server.clock.advance({ days: 30 });
    expect(await sessionAnswer(server, phone)).toEqual([]);
    expect(await sessionAnswer(server, server.phone())).toEqual([]);
  });
});

describe('logout', () => {
  test('A logout ends the session on the server, not only in the browser', async ({ server }) => {
    const phone = await server.playerPhone();
    const stolen = new Map(phone.cookies);
    await phone.call(contract.logout);
    const thief = server.phone();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    expect((await thief.call(contract.session)).data?.account).toBeNull();
  });

  test('A visitor who logs out in the demo stays logged out until they ask for the demo again', async () => {
    const server = await startTestApp({ DEMO: 'on' });
    const sample = await makePlayer(server.services);
    server.app.setDemoAccount(sample.id);
    const visitor = server.phone();
    expect((await visitor.call(contract.session)).data?.account).toMatchObject({ demo: true });
    await visitor.call(contract.logout);
    expect((await visitor.call(contract.session)).data).toEqual({
      account: null,
      demoOffered: true,
    });
    await visitor.call(contract.enterDemo);
    expect((await visitor.call(contract.session)).data?.account?.id).toBe(sample.id);
    // A login with its published password allows no more than the visitor has.
    const { email: loginId, password } = sample;
    const guest = server.phone();
    await guest.call(contract.login, { body: { loginId, password } });
    expect((await guest.call(contract.session)).data?.account).toMatchObject({ demo: true });
    await server.close();
  });

  test('A logout in the demo does not turn a registered player into the sample player', async () => {
    const { server, phone } = await playerInDemo();
    await phone.call(contract.logout);
    expect((await phone.call(contract.session)).data?.account).toBeNull();
    await server.close();
  });

  test('Entering the demo is refused where no demo runs', async ({ server }) => {
    const { refusal } = await server.phone().call(contract.enterDemo);
    expect(refusal?.code).toBe('NO_DEMO');
  });
});

describe('a session in the demo that has ended', () => {
  test('A session in the demo ended by a new password on another device leaves nobody signed in, until the demo is asked for', async () => {
    const { server, sample, phone, other } = await playerInDemo();
    const { password: currentPassword } = phone.player;
    const fresh = { password: 'a brand new one', confirmPassword: 'a brand new one' };
    await other.call(passwords.change, { body: { currentPassword, ...fresh } });
    expect((await phone.call(contract.session)).data).toEqual({ account: null, demoOffered: true });
    expect((await phone.call(profile)).refusal?.code).toBe('SIGN_IN_REQUIRED');
    await phone.call(contract.enterDemo);
    expect((await phone.call(contract.session)).data?.account?.id).toBe(sample.id);
    await server.close();
  });

  test('A session of another server on this machine has no effect in the demo', async () => {
    const { server, sample, phone } = await playerInDemo();
    const other = await startTestApp({
      SESSION_SECRET: 'the secret of another server, which is long',
    });
    const visitor = await other.playerPhone();
    const guest = server.phone();
    for (const [name, value] of visitor.cookies) guest.cookies.set(name, value);
    expect((await guest.call(contract.session)).data?.account?.id).toBe(sample.id);
    expect((await phone.call(contract.session)).data?.account?.id).toBe(phone.player.id);
    await other.close();
    await server.close();
  });

  test('A session in the demo ended by leaving the service leaves nobody signed in', async () => {
    const { server, phone } = await playerInDemo();
    const { password } = phone.player;
    expect((await phone.call(deletion.leave, { body: { password } })).status).toBe(200);
    expect((await phone.call(contract.session)).data?.account).toBeNull();
    await server.close();
  });
});

/** The demo with its sample player, and a registered player who is signed in on two phones. */
async function playerInDemo() {
  const server = await startTestApp({ DEMO: 'on' });
  const sample = await makePlayer(server.services);
  server.app.setDemoAccount(sample.id);
  const phone = await server.playerPhone();
  const other = server.phone();
  const { email: loginId, password } = phone.player;
  await other.call(contract.login, { body: { loginId, password } });
  return { server, sample, phone, other };
}

/** The cookies that a phone is given when it asks who is signed in. */
async function sessionAnswer({ app }: TestApp, { cookies }: Phone) {
  const { method, path: url } = contract.session;
  const cookie = [...cookies].map((one) => one.join('=')).join('; ');
  return (await app.http.inject({ method, url, headers: { cookie } })).cookies;
}
