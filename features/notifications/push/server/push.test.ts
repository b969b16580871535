import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { updateSuspended } from '#features/accounts/server/accounts.password.store.ts';
import { change as changePassword } from '#features/sign-in/password/password.contract.ts';
import type { PushService } from '#platform/testing/push-service.ts';
import type { TestApp } from '../../../../apps/server/test-app.ts';
import { list, markOne } from '../../notifications.contract.ts';
import { choose } from '../../preferences/preferences.contract.ts';
import { notifyPeople } from '../../server/notifications.notifications.ts';
import { notifications } from '../../server/notifications.tables.ts';
import * as contract from '../push.contract.ts';
import { MOST_DEVICES } from '../push.vocabulary.ts';
import { subscribe } from './push.commands.ts';
import { happen, isOn, queue, test } from './push.factory.ts';
import * as store from './push.store.ts';

describe('the state of a device', () => {
  test('The state of a device says whether pushes come to it, and whether they come to another one', async ({
    server,
    push,
  }) => {
    const phone = await server.playerPhone();
    const [one, two] = [push.subscribe(), push.subscribe()];
    const stateOf = async (address: string | null) => {
      const { data } = await phone.call(contract.state, { body: { address } });
      return [data?.on, data?.elsewhere];
    };
    expect(await stateOf(one.address)).toEqual([false, false]);
    await phone.call(contract.subscribe, { body: one });
    expect(await stateOf(one.address)).toEqual([true, false]);
    expect(await stateOf(two.address)).toEqual([false, true]);
    expect(await stateOf(null)).toEqual([false, true]);
    await phone.call(contract.subscribe, { body: two });
    expect(await stateOf(one.address)).toEqual([true, true]);
  });
});

describe('the pushes of a browser on which somebody signs in again', () => {
  const PASSWORD = 'correct horse';

  test('A change of the password leaves the pushes of this device on, and ends those of the others', async ({
    server,
    push,
  }) => {
    const phone = await server.playerPhone({ password: PASSWORD });
    const [here, elsewhere] = [push.subscribe(), push.subscribe()];
    await phone.call(contract.subscribe, { body: here });
    const other = server.phone();
    const { email: loginId } = phone.player;
    await other.call(accounts.login, { body: { loginId, password: PASSWORD } });
    await other.call(contract.subscribe, { body: elsewhere });
    const fresh = { password: 'a brand new one', confirmPassword: 'a brand new one' };
    const body = { currentPassword: PASSWORD, ...fresh };
    expect((await phone.call(changePassword, { body })).status).toBe(200);
    expect((await other.call(accounts.session)).data?.account).toBeNull();
    await happen(server, phone);
    expect(push.received.map(({ address }) => address)).toEqual([here.address]);
  });

  test('Another login of the same account leaves its pushes on, and one of another account ends them', async ({
    server,
    push,
  }) => {
    const phone = await server.playerPhone({ password: PASSWORD });
    const browser = push.subscribe();
    const { address } = browser;
    const other = await makePlayer(server.services, { password: PASSWORD });
    await phone.call(contract.subscribe, { body: browser });
    for (const [email, on] of [
      [phone.player.email, true],
      [other.email, false],
      [phone.player.email, false],
    ] as const) {
      const body = { loginId: email, password: PASSWORD };
      expect((await phone.call(accounts.login, { body })).status).toBe(200);
      expect((await phone.call(contract.state, { body: { address } })).data?.on).toBe(on);
    }
  });
});

describe('the pushes of a browser whose login has expired', () => {
  test('A login of the same account on the same browser after the old one has expired leaves its pushes on', async ({
    server,
    push,
  }) => {
    const phone = await server.playerPhone();
    server.letSessionsEnd();
    const browser = push.subscribe();
    await phone.call(contract.subscribe, { body: browser });
    server.clock.advance({ days: 31 });
    expect((await phone.call(accounts.session)).data?.account).toBeNull();
    const { email: loginId, password } = phone.player;
    await phone.call(accounts.login, { body: { loginId, password } });
    expect(await isOn(phone, browser.address)).toBe(true);
    await happen(server, phone);
    expect(push.received.map(({ address }) => address)).toEqual([browser.address]);
  });

  test('Pushes to a browser whose login has expired are off, also as seen from a login on another browser', async ({
    server,
    push,
  }) => {
    const phone = await server.playerPhone();
    server.letSessionsEnd();
    const browser = push.subscribe();
    await phone.call(contract.subscribe, { body: browser });
    server.clock.advance({ days: 31 });
    const other = server.phone();
    const { email: loginId, password } = phone.player;
    await other.call(accounts.login, { body: { loginId, password } });
    expect(await isOn(other, browser.address)).toBe(false);
    await happen(server, phone);
    expect(push.received).toEqual([]);
  });
});

describe('a push', () => {
  test('A push reaches every device of the person in their language, and only that device can read it', async ({
    server,
    push,
  }) => {
    const phone = await server.playerPhone({ language: 'ja' });
    const [one, two] = [push.subscribe(), push.subscribe()];
    await phone.call(contract.subscribe, { body: one });
    await phone.call(contract.subscribe, { body: two });
    await phone.call(contract.subscribe, { body: two });
    await happen(server, phone);
    const { publicKey } =
      (await phone.call(contract.state, { body: { address: null } })).data ?? {};
    expect(push.received.map(({ address }) => address).sort()).toEqual(
      [one.address, two.address].sort(),
    );
    const id = (await phone.call(list, {})).data?.notifications[0]?.id;
    for (const { text, ttlS, urgency, serverKey } of push.received) {
      expect(JSON.parse(text)).toEqual({
        id,
        title: '空きが出ました',
        body: '秋季ジュニア大会（12月3日）',
        language: 'ja',
        path: '/confirm-tournament-application/7',
      });
      expect({ ttlS, urgency, serverKey }).toEqual({
        ttlS: 12 * 60 * 60,
        urgency: 'high',
        serverKey: publicKey,
      });
    }
  });

  test('A push of one event is sent once, however often the event is reported', async ({
    server,
    push,
  }) => {
    const phone = await subscribed(server, push);
    await happen(server, phone);
    await happen(server, phone);
    expect(push.received).toHaveLength(1);
  });

  test('A push is not sent for news that can wait, nor to a person who has switched its topic off', async ({
    server,
    push,
  }) => {
    const phone = await subscribed(server, push);
    await happen(server, phone, 'refund-done');
    const body = { topic: 'places', channel: 'push', wanted: false } as const;
    await phone.call(choose, { body });
    await happen(server, phone, 'place-offered');
    expect(push.received).toEqual([]);
    await happen(server, phone, 'tournament-changed');
    expect(push.received).toHaveLength(1);
  });

  test('News for many people reaches each of them once, and the devices of those who want its topic', async ({
    server: { services, app, ...server },
    push,
  }) => {
    const phones = [];
    for (const _ of [1, 2, 3]) phones.push(await server.playerPhone());
    const [one, ended, without] = phones;
    const devices = [push.subscribe(), push.subscribe()];
    await one!.call(contract.subscribe, { body: devices[0]! });
    await ended!.call(contract.subscribe, { body: devices[1]! });
    await ended!.call(choose, { body: { topic: 'draws', channel: 'push', wanted: false } });
    const facts = { tournamentId: 7, tournamentName: '秋季大会', eventDate: '2026-12-03' };
    const people = phones.map(({ player: { id: accountId } }) => ({
      accountId,
      facts,
      dedupeKey: `draw ${accountId}`,
    }));
    const news = { kind: 'draw-published', now: services.clock.now(), people } as const;
    for (const _ of ['once', 'again']) {
      await services.db.transaction((tx) => notifyPeople(services, tx, news));
    }
    expect(await app.jobs.drain()).toEqual([]);
    expect(push.received.map(({ address }) => address)).toEqual([devices[0]!.address]);
    for (const phone of [one!, ended!, without!]) {
      const { data } = await phone.call(list, {});
      const kinds = data?.notifications.map(({ kind }) => kind) ?? [];
      expect(kinds.filter((kind) => kind === 'draw-published')).toHaveLength(1);
    }
  });

  test('A push is not sent when its notice was read in the meantime, or is too old', async ({
    server,
    push,
  }) => {
    const phone = await subscribed(server, push);
    await queue(server, phone, 'place-offered');
    const id = (await phone.call(list, {})).data?.notifications[0]?.id ?? '';
    await phone.call(markOne, { params: { id }, body: { read: true } });
    await queue(server, phone, 'tournament-changed');
    server.clock.advance({ days: 4 });
    expect(await server.app.jobs.drain()).toEqual([]);
    expect(push.received).toEqual([]);
  });

  test('A push of a kind that only a newer version knows waits for a server of that version', async ({
    server,
    push,
  }) => {
    const phone = await server.playerPhone();
    await phone.call(contract.subscribe, { body: push.subscribe() });
    await queue(server, phone);
    await server.services.db.update(notifications).set({ kind: 'lane-called' as never });
    expect(await server.app.jobs.drain()).toEqual([
      new Error('the notification is of a kind that only a newer version knows'),
    ]);
    expect(push.received).toEqual([]);
  });

  test('A push that cannot be delivered now is tried again, with the remaining time to live', async ({
    server,
    push,
  }) => {
    const device = push.subscribe();
    const phone = await server.playerPhone();
    await phone.call(contract.subscribe, { body: device });
    for (const busy of [429, 503]) {
      push.answers.set(device.address, busy);
      await queue(server, phone, 'place-offered');
      expect(await server.app.jobs.drain()).toHaveLength(1);
    }
    push.answers.delete(device.address);
    server.clock.advance({ hours: 2 });
    expect(await server.app.jobs.drain()).toEqual([]);
    expect(push.received.map(({ ttlS }) => ttlS)).toEqual([10 * 60 * 60]);
  });

  test.for([404, 410])(
    'A push answered by %i ends the subscription',
    async (status, { server, push }) => {
      const device = push.subscribe();
      const phone = await server.playerPhone();
      await phone.call(contract.subscribe, { body: device });
      push.answers.set(device.address, status);
      await happen(server, phone);
      expect(await isOn(phone, device.address)).toBe(false);
    },
  );

  test.for([400, 403, 302])(
    'A push answered by %i is given up and not tried again',
    async (status, { server, push }) => {
      const device = push.subscribe();
      const phone = await server.playerPhone();
      await phone.call(contract.subscribe, { body: device });
      push.answers.set(device.address, status);
      await queue(server, phone, 'place-offered');
      expect(await server.app.jobs.drain()).toEqual([]);
      expect(await isOn(phone, device.address)).toBe(true);
    },
  );
});

describe('a device', () => {
  test('A device gets pushes until they are switched off on it', async ({ server, push }) => {
    const phone = await server.playerPhone();
    const { address, keys } = push.subscribe();
    expect(await isOn(phone, address)).toBe(false);
    await phone.call(contract.subscribe, { body: { address, keys } });
    expect(await isOn(phone, address)).toBe(true);
    await phone.call(contract.unsubscribe, { body: { address } });
    await phone.call(contract.unsubscribe, { body: { address } });
    expect(await isOn(phone, address)).toBe(false);
    await happen(server, phone);
    expect(push.received).toEqual([]);
  });

  test('A device gets no pushes after logging out, though the same person is signed in elsewhere', async ({
    server,
    push,
  }) => {
    const phone = await subscribed(server, push);
    const elsewhere = server.phone();
    const { email: loginId, password } = phone.player;
    await elsewhere.call(accounts.login, { body: { loginId, password } });
    await phone.call(accounts.logout);
    await happen(server, phone);
    expect(push.received).toEqual([]);
  });

  test('A device gets no pushes when the login has expired or the account is suspended', async ({
    server,
    push,
  }) => {
    const phone = await subscribed(server, push);
    const { id } = phone.player;
    const { db, clock } = server.services;
    const inTwoMonths = new Date(Date.now() + 62 * 24 * 60 * 60 * 1000);
    expect(await store.listLive(db, id, clock.now())).toHaveLength(1);
    expect(await store.listLive(db, id, inTwoMonths)).toEqual([]);
    await db.transaction((tx) => updateSuspended(tx, id, clock.now()));
    expect(await store.listLive(db, id, clock.now())).toEqual([]);
  });

  test('A device that another account takes over gets the pushes of that account only', async ({
    server,
    push,
  }) => {
    const device = push.subscribe();
    const before = await server.playerPhone();
    const after = await server.playerPhone();
    await before.call(contract.subscribe, { body: device });
    await queue(server, before, 'place-offered');
    await after.call(contract.subscribe, { body: device });
    expect(await server.app.jobs.drain()).toEqual([]);
    expect(push.received).toEqual([]);
    await before.call(contract.unsubscribe, { body: { address: device.address } });
    await happen(server, before, 'tournament-changed');
    expect(push.received).toEqual([]);
    await happen(server, after);
    expect(push.received).toHaveLength(1);
  });

  test('A device must name a known push service: the server calls nothing else', async ({
    server,
    push,
  }) => {
    const phone = await server.playerPhone();
    const { keys } = push.subscribe();
    for (const address of ['http://127.0.0.1:1/x', 'https://evil.example/x', 'x']) {
      const answer = await phone.call(contract.subscribe, { body: { address, keys } });
      expect(answer.refusal?.code).toBe('NO_PUSH_SERVICE');
    }
  });

  test('An account has at most twenty devices: a further one replaces the oldest', async ({
    server,
    push,
  }) => {
    const phone = await server.playerPhone();
    const { id: accountId } = phone.player;
    const { db, clock } = server.services;
    const first = push.subscribe();
    for (let count = 0; count <= MOST_DEVICES; count++) {
      const { address, keys } = count === 0 ? first : push.subscribe();
      await subscribe(server.services, { accountId, sessionId: null, address, ...keys });
      server.clock.advance({ seconds: 1 });
    }
    expect(await store.listLive(db, accountId, clock.now())).toHaveLength(MOST_DEVICES);
    expect(await isOn(phone, first.address)).toBe(false);
  });
});

async function subscribed(server: TestApp, push: PushService) {
  const phone = await server.playerPhone();
  const answer = await phone.call(contract.subscribe, { body: push.subscribe() });
  expect(answer.status).toBe(200);
  return phone;
}
