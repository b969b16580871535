import { describe, expect } from 'vitest';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../notices.contract.ts';
import * as store from './notices.store.ts';

describe('notifications', () => {
  test('begin with a welcome, and are read once they were seen', async ({ server }) => {
    const phone = await server.playerPhone();
    const first = await phone.call(contract.list, {});
    expect(first.data).toMatchObject({
      unread: 1,
      notices: [{ kind: 'welcome', facts: { points: 1500 }, read: false }],
    });
    await phone.call(contract.markRead);
    const second = await phone.call(contract.list, {});
    expect(second.data).toMatchObject({ unread: 0, notices: [{ read: true }] });
  });

  test('come in pages, newest first, even when many came at the same moment', async ({
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
      for (const notice of data?.notices ?? []) seen.add(notice.id);
      cursor = data?.nextCursor;
    } while (cursor);
    expect(seen.size).toBe(45);
  });

  test('of another player cannot be seen', async ({ server }) => {
    await server.playerPhone();
    const other = await server.playerPhone();
    const { data } = await other.call(contract.list, {});
    expect(data?.notices).toHaveLength(1);
  });

  test('are refused for a visitor', async ({ server }) => {
    expect((await server.phone().call(contract.list, {})).refusal?.code).toBe('SIGN_IN_REQUIRED');
    expect((await server.phone().call(contract.markRead)).refusal?.code).toBe('SIGN_IN_REQUIRED');
  });

  test('of one event are stored once, however often it is told', async ({ server }) => {
    const { player } = await server.playerPhone();
    const notice = {
      accountId: player.id,
      kind: 'entry-lapsed' as const,
      facts: {},
      dedupeKey: 'the same',
      now: server.clock.now(),
    };
    await store.insert(server.services.db, notice);
    await store.insert(server.services.db, notice);
    expect(await store.countUnread(server.services.db, player.id)).toBe(2);
  });
});

describe('announcements', () => {
  test('are open to everybody, in both languages, the newest first', async ({ server }) => {
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
