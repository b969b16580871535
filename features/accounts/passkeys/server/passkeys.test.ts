import { describe, expect } from 'vitest';
import * as passwords from '#features/sign-in/password/password.contract.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { startTestApp, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as accounts from '../../accounts.contract.ts';
import * as devices from '../../devices/devices.contract.ts';
import { makePlayer } from '../../server/accounts.factory.ts';
import * as accountPasswords from '../../server/accounts.password.store.ts';
import * as contract from '../passkeys.contract.ts';
import { type Authenticator, makeAuthenticator, makePasskey } from './passkeys.factory.ts';

type PlayerPhone = Awaited<ReturnType<TestApp['playerPhone']>>;

describe('a passkey', () => {
  test('A passkey is added with the password, reported by mail, and signs in', async ({
    server,
  }) => {
    const { phone, key } = await withPasskey(server);
    expect((await phone.call(contract.list)).data?.passkeys).toMatchObject([
      { name: 'My phone', lastUsedAt: null },
    ]);
    expect(await mailsOf(server, 'passkey-added')).toHaveLength(1);
    const elsewhere = server.phone();
    expect(await logIn(server, key, elsewhere)).toBe(200);
    expect((await elsewhere.call(accounts.session)).data?.account?.id).toBe(phone.player.id);
    const { data } = await phone.call(devices.list);
    expect(data?.signIns[0]).toMatchObject({ method: 'passkey', outcome: 'success' });
    expect(await mailsOf(server, 'device-new')).toHaveLength(1);
    expect((await phone.call(contract.list)).data?.passkeys[0]?.lastUsedAt).toBeTruthy();
  });

  test('A passkey that is sent again after a lost answer is stored once', async ({ server }) => {
    const { phone, key } = await withPasskey(server);
    const options = { challenge: 'whatever', rp: { id: 'localhost' } };
    const credential = key.create(options, server.services.origin());
    const again = await phone.call(contract.add, { body: { name: 'My phone', credential } });
    expect(again.status).toBe(200);
    expect((await phone.call(contract.list)).data?.passkeys).toHaveLength(1);
  });

  test('A passkey is refused with a wrong password, or before the address is confirmed', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const wrong = { name: 'My phone', currentPassword: 'guess' };
    expect((await phone.call(contract.begin, { body: wrong })).refusal).toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { currentPassword: 'passwordWrong' },
    });
    const right = { ...wrong, currentPassword: phone.player.password };
    const { refusal } = await phone.call(contract.begin, { body: right });
    expect(refusal?.code).toBe('EMAIL_UNVERIFIED');
  });

  test('An account has ten passkeys at most', async ({ server }) => {
    const phone = await server.playerPhone({ emailVerified: true });
    for (let made = 0; made < 10; made++) await makePasskey(server.services, phone.player.id);
    expect((await begin(phone)).refusal?.code).toBe('TOO_MANY');
  });

  test('A passkey made for another site, another domain or another challenge is refused', async ({
    server,
  }) => {
    const phone = await server.playerPhone({ emailVerified: true });
    const ours = server.services.origin();
    for (const [origin, changes] of [
      ['https://evil.example', {}],
      [ours, { challenge: 'x'.repeat(43) }],
      [ours, { rp: { id: 'evil.example' } }],
    ] as const) {
      const options = { ...(await begin(phone)).data?.options, ...changes };
      const credential = makeAuthenticator().create(options, origin);
      const body = { name: 'My phone', credential };
      const { status, refusal } = await phone.call(contract.add, { body });
      expect([status, refusal?.code]).toEqual([422, 'PASSKEY_REFUSED']);
    }
  });

  test('A passkey made for the challenge of another account, or made too late, is refused', async ({
    server,
  }) => {
    const mine = await server.playerPhone({ emailVerified: true });
    const other = await server.playerPhone({ emailVerified: true });
    const options = (await begin(mine)).data?.options ?? {};
    const made = () => makeAuthenticator().create(options, server.services.origin());
    const stolen = await other.call(contract.add, { body: { name: 'X', credential: made() } });
    expect(stolen.refusal?.code).toBe('PASSKEY_REFUSED');
    const later = (await begin(mine)).data?.options ?? {};
    server.clock.advance({ minutes: 5 });
    const credential = makeAuthenticator().create(later, server.services.origin());
    const late = await mine.call(contract.add, { body: { name: 'X', credential } });
    expect(late.refusal?.code).toBe('PASSKEY_REFUSED');
  });

  test('A passkey is renamed and removed by its owner; removing it twice is no error', async ({
    server,
  }) => {
    const { phone, key } = await withPasskey(server);
    const id = (await phone.call(contract.list)).data?.passkeys[0]?.id ?? '';
    await phone.call(contract.rename, { params: { id }, body: { name: 'ママのiPhone' } });
    expect((await phone.call(contract.list)).data?.passkeys[0]?.name).toBe('ママのiPhone');
    for (let time = 0; time < 2; time++) {
      expect((await phone.call(contract.remove, { params: { id } })).status).toBe(200);
    }
    expect(await logIn(server, key)).toBe(401);
  });

  test('A passkey that is the only way into the account cannot be removed', async ({ server }) => {
    const { phone, key } = await withPasskey(server);
    const { db, clock } = server.services;
    const none = { hash: null, mustChange: false, now: clock.now() };
    await db.transaction((tx) => accountPasswords.update(tx, phone.player.id, none));
    expect(await logIn(server, key, phone)).toBe(200);
    const id = (await phone.call(contract.list)).data?.passkeys[0]?.id ?? '';
    const { refusal } = await phone.call(contract.remove, { params: { id } });
    expect(refusal?.code).toBe('LAST_WAY_IN');
    await makePasskey(server.services, phone.player.id);
    expect((await phone.call(contract.remove, { params: { id } })).status).toBe(200);
  });
});

describe('signing in with a passkey', () => {
  test('Signing in with a passkey requires one that an account has, and a valid signature', async ({
    server,
  }) => {
    const { key } = await withPasskey(server);
    expect(await logIn(server, makeAuthenticator())).toBe(401);
    const thief = { ...makeAuthenticator() };
    const { data } = await server.phone().call(contract.beginLogin);
    const forged = {
      ...thief.get(data?.options ?? {}, server.services.origin()),
      id: key.credentialId,
      rawId: key.credentialId,
    };
    const answer = await server.phone().call(contract.login, { body: { credential: forged } });
    expect([answer.status, answer.refusal?.code]).toEqual([401, 'PASSKEY_REFUSED']);
  });

  test('A passkey can answer a challenge only once', async ({ server }) => {
    const { key } = await withPasskey(server);
    const { data } = await server.phone().call(contract.beginLogin);
    const credential = key.get(data?.options ?? {}, server.services.origin());
    const statuses = [];
    for (let time = 0; time < 2; time++) {
      const { status } = await server.phone().call(contract.login, { body: { credential } });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 401]);
  });

  test('Signing in with a passkey is refused to a suspended account, and before a first password is chosen', async ({
    server,
  }) => {
    const { phone, key } = await withPasskey(server);
    const { db, clock } = server.services;
    const { id } = phone.player;
    const now = clock.now();
    await db.transaction((tx) => accountPasswords.updateSuspended(tx, id, now));
    expect(await logIn(server, key)).toBe(403);
    await db.transaction(async (tx) => {
      await accountPasswords.updateSuspended(tx, id, null);
      await accountPasswords.update(tx, id, { hash: 'one-time', mustChange: true, now });
    });
    expect(await logIn(server, key)).toBe(403);
  });

  test('A password reset removes the passkeys: somebody other than the owner may have added them', async ({
    server,
  }) => {
    const { phone, key } = await withPasskey(server);
    await phone.call(passwords.forgotten, { body: { loginId: phone.player.email } });
    await server.app.jobs.drain();
    const secret = (await mailsOf(server, 'reset-password'))[0]?.secret ?? '';
    const fresh = { password: 'a brand new one', confirmPassword: 'a brand new one' };
    await server.phone().call(passwords.reset, { body: { secret, ...fresh } });
    expect(await logIn(server, key)).toBe(401);
  });
});

test("The demo's visitor has no passkeys and adds none", async () => {
  const server = await startTestApp({ DEMO: 'on' });
  const sample = await makePlayer(server.services, { emailVerified: true });
  server.app.setDemoAccount(sample.id);
  await makePasskey(server.services, sample.id);
  const visitor = server.phone();
  expect((await visitor.call(contract.list)).data).toEqual({ passkeys: [] });
  const body = { name: 'X', currentPassword: sample.password };
  expect((await visitor.call(contract.begin, { body })).refusal?.code).toBe('DEMO_ACCOUNT');
  await server.close();
});

/** A player who has added a passkey. */
async function withPasskey(server: TestApp): Promise<{ phone: PlayerPhone; key: Authenticator }> {
  const phone = await server.playerPhone({ emailVerified: true });
  const key = makeAuthenticator();
  const options = (await begin(phone)).data?.options ?? {};
  const credential = key.create(options, server.services.origin());
  const added = await phone.call(contract.add, { body: { name: 'My phone', credential } });
  expect(added.status).toBe(200);
  return { phone, key };
}

function begin(phone: PlayerPhone) {
  const body = { name: 'My phone', currentPassword: phone.player.password };
  return phone.call(contract.begin, { body });
}

async function logIn(server: TestApp, key: Authenticator, phone = server.phone()): Promise<number> {
  const { data } = await phone.call(contract.beginLogin);
  const credential = key.get(data?.options ?? {}, server.services.origin());
  return (await phone.call(contract.login, { body: { credential } })).status;
}
