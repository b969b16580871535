import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { type Phone, startTestApp, test } from '../../../../apps/server/test-app.ts';
import * as accounts from '../../accounts.contract.ts';
import { makePlayer } from '../../server/accounts.factory.ts';
import { deleteSessions } from '../../server/accounts.password.store.ts';
import { findByEmail } from '../../server/accounts.store.ts';
import * as contract from '../devices.contract.ts';
import { knownDevices, signIns } from './devices.tables.ts';

const IPHONE = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
};

describe('the devices', () => {
  test('The devices of an account are those on which it is signed in, the most recently used first', async ({
    server,
  }) => {
    const first = await server.playerPhone();
    server.letSessionsEnd();
    server.clock.advance({ hours: 1 });
    const second = server.phone();
    await login(second, first.player, IPHONE);
    const { data } = await second.call(contract.list);
    expect(data?.devices).toMatchObject([
      { name: 'iPhone, Safari', address: '127.0.0.*', current: true },
      { name: '', current: false },
    ]);
  });

  test('A device shows when it last made a request, to within five minutes', async ({ server }) => {
    const phone = await server.playerPhone();
    const seen = async () => (await phone.call(contract.list)).data?.devices[0]?.lastSeenAt;
    const before = await seen();
    server.clock.advance({ minutes: 4 });
    expect(await seen()).toBe(before);
    server.clock.advance({ minutes: 1 });
    expect(await seen()).toBe(server.clock.now().toISOString());
  });

  test('Devices can be signed out one by one, twice without harm', async ({ server }) => {
    const mine = await server.playerPhone();
    const lost = server.phone();
    await login(lost, mine.player);
    const id = (await mine.call(contract.list)).data?.devices.find(({ current }) => !current)?.id;
    for (let time = 0; time < 2; time++) {
      const params = { id: id ?? '' };
      expect((await mine.call(contract.signOut, { params })).status).toBe(200);
    }
    expect(await isIn(lost)).toBe(false);
    expect(await isIn(mine)).toBe(true);
  });

  test('The current device cannot be signed out in the list of devices: logging out does that', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const id = (await phone.call(contract.list)).data?.devices[0]?.id ?? '';
    const { refusal } = await phone.call(contract.signOut, { params: { id } });
    expect(refusal?.code).toBe('CURRENT_DEVICE');
  });

  test('Devices of another account are not shown and cannot be signed out', async ({ server }) => {
    const [mine, other] = [await server.playerPhone(), await server.playerPhone()];
    const id = (await other.call(contract.list)).data?.devices[0]?.id ?? '';
    expect((await mine.call(contract.list)).data?.devices.map((one) => one.id)).not.toContain(id);
    await mine.call(contract.signOut, { params: { id } });
    expect(await isIn(other)).toBe(true);
  });

  test('All other devices can be signed out, and the current one stays signed in', async ({
    server,
  }) => {
    const mine = await server.playerPhone();
    const others = [server.phone(), server.phone()];
    for (const phone of others) await login(phone, mine.player);
    expect((await mine.call(contract.signOutOthers)).data).toEqual({ count: 2 });
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect(await isIn(mine)).toBe(true);
  });
});

describe('a new device', () => {
  test('A new device is reported to the owner once, with its name and its address', async ({
    server,
  }) => {
    const { player } = await server.playerPhone({ language: 'ja' });
    const phone = server.phone();
    await login(phone, player, IPHONE);
    await phone.call(accounts.logout);
    await login(phone, player, IPHONE);
    const notified = await mailsOf(server, 'device-new');
    expect(notified).toMatchObject([{ toAddress: player.email, language: 'ja' }]);
    expect(notified[0]?.textBody).toContain('iPhone, Safari');
    expect(notified[0]?.textBody).toContain('127.0.0.*');
  });

  test('The first device of an account is not reported', async ({ server }) => {
    await server.playerPhone();
    expect(await mailsOf(server, 'device-new')).toEqual([]);
  });

  test('A login after every device was forgotten, as by a suspension, is reported', async ({
    server,
  }) => {
    const { player } = await server.playerPhone();
    const { db } = server.services;
    const person = await findByEmail(db, player.email);
    await deleteSessions(db, person?.id ?? '');
    await login(server.phone(), player);
    expect(await mailsOf(server, 'device-new')).toHaveLength(1);
    // A device in use is remembered from its last use on, not from its sign-in.
    const phone = server.phone();
    await login(phone, player);
    server.letSessionsEnd();
    server.clock.advance({ hours: 1 });
    expect(await isIn(phone)).toBe(true);
    const seen = await db.select({ at: knownDevices.lastSeenAt }).from(knownDevices);
    expect(seen.map(({ at }) => at)).toContainEqual(server.clock.now());
  });

  test('A device that was signed out counts as new at its next login', async ({ server }) => {
    const mine = await server.playerPhone();
    const other = server.phone();
    await login(other, mine.player);
    await mine.call(contract.signOutOthers);
    await login(other, mine.player);
    expect(await mailsOf(server, 'device-new')).toHaveLength(2);
  });
});

describe('the sign-ins', () => {
  test('The list of sign-ins shows successes and failures, the newest first, and no password', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const thief = server.phone();
    server.clock.advance({ seconds: 1 });
    await login(thief, { ...phone.player, password: 'guessed-wrongly' }, IPHONE);
    const { data } = await phone.call(contract.list);
    expect(data?.signIns).toMatchObject([
      { outcome: 'failure', method: 'password', device: 'iPhone, Safari', address: '127.0.0.*' },
      { outcome: 'success', method: 'password' },
    ]);
    const stored = JSON.stringify(await server.services.db.select().from(signIns));
    expect(stored).not.toContain('guessed-wrongly');
  });

  test('A sign-in with a name that no account has is not stored', async ({ server }) => {
    await login(server.phone(), { email: 'nobody@example.com', password: 'guess' });
    expect(await server.services.db.select().from(signIns)).toEqual([]);
  });
});

test("The demo's visitor sees no devices of others and signs nobody out", async () => {
  const server = await startTestApp({ DEMO: 'on' });
  const sample = await makePlayer(server.services);
  server.app.setDemoAccount(sample.id);
  const owner = server.phone();
  await login(owner, sample);
  const visitor = server.phone();
  expect((await visitor.call(contract.list)).data).toEqual({ devices: [], signIns: [] });
  const id = uuidv7();
  const one = await visitor.call(contract.signOut, { params: { id } });
  const all = await visitor.call(contract.signOutOthers);
  expect([one.refusal?.code, all.refusal?.code]).toEqual(['DEMO_ACCOUNT', 'DEMO_ACCOUNT']);
  // Somebody who has logged in as the sample player sees and ends no more.
  expect((await owner.call(contract.list)).data).toEqual({ devices: [], signIns: [] });
  expect((await owner.call(contract.signOutOthers)).refusal?.code).toBe('DEMO_ACCOUNT');
  await server.close();
});

async function login(
  phone: Phone,
  { email, password }: { email: string; password: string },
  headers: Record<string, string> = {},
): Promise<number> {
  const body = { loginId: email, password };
  return (await phone.call(accounts.login, { body }, headers)).status;
}

async function isIn(phone: Phone): Promise<boolean> {
  const { data } = await phone.call(accounts.session);
  return data?.account != null && !data.account.demo;
}
