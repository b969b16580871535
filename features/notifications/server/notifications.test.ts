import { describe, expect } from 'vitest';
import { login } from '#features/accounts/accounts.contract.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../notifications.contract.ts';
import * as store from './notifications.store.ts';

describe('notifications', () => {
  test('Notifications begin with a welcome, and stay unread until they are opened', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const first = await phone.call(contract.list, {});
    expect(first.data).toMatchObject({
      unread: 1,
      notifications: [{ kind: 'welcome', facts: { points: 1500 }, read: false }],
    });
    expect((await phone.call(contract.list, {})).data?.unread).toBe(1);
    const id = first.data?.notifications[0]?.id ?? '';
    const opened = await phone.call(contract.markOne, { params: { id }, body: { read: true } });
    expect(opened.data).toEqual({ unread: 0 });
    const second = await phone.call(contract.list, {});
    expect(second.data).toMatchObject({ unread: 0, notifications: [{ read: true }] });
  });

  test('A notification can be marked as unread again, and every phone of the person shows it', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const other = server.phone();
    const { email: loginId, password } = phone.player;
    await other.call(login, { body: { loginId, password } });
    const id = (await phone.call(contract.list, {})).data?.notifications[0]?.id ?? '';
    for (const read of [true, true, false, false]) {
      const unread = read ? 0 : 1;
      const answer = await phone.call(contract.markOne, { params: { id }, body: { read } });
      expect(answer.data).toEqual({ unread });
      expect((await other.call(contract.list, {})).data).toMatchObject({
        unread,
        notifications: [{ read }],
      });
    }
  });

  test('One press marks all notifications as read, except those that came after the list was shown', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const accountId = phone.player.id;
    const notify = (dedupeKey: string) =>
      store.insert(server.services.db, {
        accountId,
        kind: 'entry-lapsed',
        facts: {},
        dedupeKey,
        now: server.clock.now(),
      });
    await notify('seen');
    const until = (await phone.call(contract.list, {})).data?.notifications[0]?.createdAt ?? '';
    server.clock.advance({ seconds: 1 });
    await notify('not seen');
    const answer = await phone.call(contract.markAllRead, { body: { until } });
    expect(answer.data).toEqual({ unread: 1 });
    const { data } = await phone.call(contract.list, {});
    expect(data?.notifications.map(({ read }) => read)).toEqual([false, true, true]);
  });

  test('Notifications come in pages, newest first, even when many came at the same moment', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const accountId = phone.player.id;
    for (let index = 0; index < 44; index++) {
      await store.insert(server.services.db, {
        accountId,
        kind: 'refund-done',
        facts: { amountYen: index },
        dedupeKey: `test ${index}`,
        now: server.clock.now(),
      });
    }
    const seen = new Set<string>();
    let cursor: string | null | undefined;
    do {
      const { data } = await phone.call(contract.list, { query: cursor ? { cursor } : {} });
      for (const notification of data?.notifications ?? []) seen.add(notification.id);
      cursor = data?.nextCursor;
    } while (cursor);
    expect(seen.size).toBe(45);
  });

  test('A notification of a kind that only a newer version knows is listed without its facts, between those that are known', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    await store.insert(server.services.db, {
      accountId: phone.player.id,
      kind: 'lane-called' as never,
      facts: { courtKind: 'lane' as never },
      dedupeKey: 'by a newer version',
      now: server.clock.now(),
    });
    const { status, data } = await phone.call(contract.list, {});
    expect(status).toBe(200);
    expect(data).toMatchObject({ unread: 2, nextCursor: null });
    expect(data?.notifications.map(({ kind }) => kind)).toEqual(['newer', 'welcome']);
    expect(data?.notifications[0]?.facts).toEqual({});
  });

  test('Notifications of another player can neither be seen nor marked', async ({ server }) => {
    const mine = await server.playerPhone();
    const other = await server.playerPhone();
    const { data } = await other.call(contract.list, {});
    expect(data?.notifications).toHaveLength(1);
    const id = (await mine.call(contract.list, {})).data?.notifications[0]?.id ?? '';
    const marking = await other.call(contract.markOne, { params: { id }, body: { read: true } });
    expect(marking.refusal?.code).toBe('NOTIFICATION_NOT_FOUND');
    expect((await mine.call(contract.list, {})).data?.unread).toBe(1);
    await other.call(contract.markAllRead, { body: { until: '2100-01-01T00:00:00Z' } });
    expect((await mine.call(contract.list, {})).data?.unread).toBe(1);
  });

  test('Notifications are refused to a visitor', async ({ server }) => {
    const visitor = server.phone();
    const id = '018f3c00-0000-7000-8000-000000000000';
    const body = { until: '2026-11-01T00:00:00Z' };
    const answers = [
      await visitor.call(contract.list, {}),
      await visitor.call(contract.markAllRead, { body }),
      await visitor.call(contract.markOne, { params: { id }, body: { read: true } }),
    ];
    for (const { refusal } of answers) expect(refusal?.code).toBe('SIGN_IN_REQUIRED');
  });

  test('Notifications of one event are stored once, however often the event is reported', async ({
    server,
  }) => {
    const { player } = await server.playerPhone();
    const notification = {
      accountId: player.id,
      kind: 'entry-lapsed' as const,
      facts: {},
      dedupeKey: 'the same',
      now: server.clock.now(),
    };
    await store.insert(server.services.db, notification);
    await store.insert(server.services.db, notification);
    expect(await store.countUnread(server.services.db, player.id)).toBe(2);
  });
});

describe('announcements', () => {
  test('Announcements are open to everybody, in both languages, the newest first', async ({
    server,
  }) => {
    const words = { titleEn: 'Old', titleJa: '旧', bodyEn: 'b', bodyJa: 'b' };
    const { db } = server.services;
    await store.insertAnnouncement(db, { ...words, publishedAt: new Date('2026-11-01T00:00:00Z') });
    await store.insertAnnouncement(db, {
      ...words,
      titleEn: 'New',
      publishedAt: new Date('2026-11-02T00:00:00Z'),
    });
    const { data } = await server.phone().call(contract.announcements);
    expect(data?.announcements.map((one) => one.title)).toEqual([
      { en: 'New', ja: '旧' },
      { en: 'Old', ja: '旧' },
    ]);
  });
});
