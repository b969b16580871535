import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as passwords from '../../password/password.contract.ts';
import { LOGIN_BUDGETS } from '../login-throttling.policy.ts';

const { strangers } = LOGIN_BUDGETS;

describe('somebody with many devices', () => {
  test('Signing in on several devices at once succeeds on all of them', async ({ server }) => {
    const { player } = await server.playerPhone();
    for (let round = 0; round < 4; round++) {
      const devices = Array.from({ length: 6 }, () => login(server.phone(), player));
      expect(await Promise.all(devices)).toEqual(devices.map(() => 200));
    }
  });
});

describe('somebody who guesses from many addresses', () => {
  test('Guessing from many addresses is slowed down, with the right password, too', async ({
    server,
  }) => {
    const { player } = await server.playerPhone();
    await attack(server, player.email);
    expect(await guess(server, { ...player, from: '198.51.100.1' })).toBe(429);
    server.clock.advance({ minutes: 1 });
    expect(await guess(server, { ...player, password: 'no', from: '198.51.100.2' })).toBe(401);
    expect(await guess(server, { ...player, password: 'no', from: '198.51.100.3' })).toBe(429);
  });

  test('Guessing from many addresses is slowed down in the same way for a name that nobody has', async ({
    server,
  }) => {
    await attack(server, 'nobody@example.com');
    const nobody = { email: 'Nobody@example.com', password: 'no', from: '198.51.100.1' };
    expect(await guess(server, nobody)).toBe(429);
  });

  test('Guessing from many addresses does not lock the owner out on a device that was used before', async ({
    server,
  }) => {
    const owner = await server.playerPhone();
    await owner.call(accounts.logout);
    await attack(server, owner.player.email);
    expect(await login(owner, owner.player)).toBe(200);
  });

  test("Guessing from the owner's address, as in a school, does not lock out the owner's device", async ({
    server,
  }) => {
    const owner = await server.playerPhone();
    await owner.call(accounts.logout);
    for (let time = 0; time < 12; time++) {
      await login(server.phone(), { ...owner.player, password: 'no' });
    }
    expect(await login(server.phone(), owner.player)).toBe(429);
    expect(await login(owner, owner.player)).toBe(200);
  });

  test('Guessing from many addresses does not lock the owner out anywhere once the password was reset', async ({
    server,
  }) => {
    const { player } = await server.playerPhone();
    await attack(server, player.email);
    const somewhere = server.phone();
    await somewhere.call(passwords.forgotten, { body: { loginId: player.email } });
    await server.app.jobs.drain();
    const [mail] = (await server.services.db.select().from(mails)).filter(({ secret }) => secret);
    const password = 'a brand new one';
    const body = { secret: mail?.secret ?? '', password, confirmPassword: password };
    expect((await somewhere.call(passwords.reset, { body })).status).toBe(200);
    expect(await login(server.phone(), { ...player, password })).toBe(200);
    expect(await guess(server, { ...player, password, from: '192.0.2.1' })).toBe(200);
  });

  test('A device with a made-up cookie counts as a stranger', async ({ server }) => {
    const { player } = await server.playerPhone();
    await attack(server, player.email);
    const thief = server.phone();
    thief.cookies.set('rallydays.device', 'made-up');
    expect(await login(thief, player)).toBe(429);
  });

  test('A device that knows another account counts as a stranger', async ({ server }) => {
    const [mine, other] = [await server.playerPhone(), await server.playerPhone()];
    await attack(server, other.player.email);
    expect(await login(mine, other.player)).toBe(429);
  });
});

describe('an attempt at a password', () => {
  test('An attempt at a password counts before it is answered: simultaneous ones do not escape the limit', async ({
    server,
  }) => {
    const { player } = await server.playerPhone();
    const tries = Array.from({ length: 15 }, () =>
      login(server.phone(), { ...player, password: 'no' }),
    );
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });
});

async function attack(server: TestApp, email: string): Promise<void> {
  for (let time = 0; time < strangers.free; time++) {
    await guess(server, { email, password: 'guess', from: `203.0.113.${time}` });
  }
}

async function guess(
  { app }: TestApp,
  tried: { email: string; password: string; from: string },
): Promise<number> {
  const response = await app.http.inject({
    method: 'POST',
    url: accounts.login.path,
    headers: { 'x-rallydays': '1' },
    payload: { loginId: tried.email, password: tried.password },
    remoteAddress: tried.from,
  });
  return response.statusCode;
}

async function login(
  phone: Phone,
  { email, password }: { email: string; password: string },
): Promise<number> {
  return (await phone.call(accounts.login, { body: { loginId: email, password } })).status;
}
