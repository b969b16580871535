import { afterAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#platform/shared/durations.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import * as store from './links.store.ts';

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

const NOW = new Date('2026-05-01T10:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

async function made(purpose = 'open-door', subject = 'somebody') {
  const link = { purpose, subject, facts: { door: 'blue' }, validMs: HOUR_MS, now: NOW };
  return { purpose, secret: await store.insert(db, link) };
}

describe('links', () => {
  test('A link works for its purpose, once', async () => {
    const link = { ...(await made()), now: later(HOUR_MS - 1) };
    expect(await store.findBySecret(db, link)).toMatchObject({ ok: true });
    expect(await store.updateUsed(db, link)).toMatchObject({
      ok: true,
      value: { subject: 'somebody', facts: { door: 'blue' } },
    });
    expect(await store.updateUsed(db, link)).toEqual({ ok: false, code: 'LINK_USED' });
    expect(await store.findBySecret(db, link)).toEqual({ ok: false, code: 'LINK_USED' });
  });

  test('A link opens nothing from the moment that it expires', async () => {
    const link = { ...(await made()), now: later(HOUR_MS) };
    expect(await store.updateUsed(db, link)).toEqual({ ok: false, code: 'LINK_EXPIRED' });
  });

  test('A link opens nothing for another purpose, and a made-up secret opens nothing', async () => {
    const { secret } = await made();
    const other = { purpose: 'open-window', secret, now: NOW };
    expect(await store.updateUsed(db, other)).toEqual({ ok: false, code: 'LINK_UNKNOWN' });
    const forged = { purpose: 'open-door', secret: `${secret}x`, now: NOW };
    expect(await store.updateUsed(db, forged)).toEqual({ ok: false, code: 'LINK_UNKNOWN' });
  });

  test('Withdrawing the links of a subject leaves those of another subject', async () => {
    const mine = await made('open-door', 'one');
    const anothers = await made('open-door', 'another');
    await store.deleteBySubject(db, { purpose: 'open-door', subject: 'one' });
    expect(await store.updateUsed(db, { ...mine, now: NOW })).toMatchObject({
      code: 'LINK_UNKNOWN',
    });
    expect(await store.updateUsed(db, { ...anothers, now: NOW })).toMatchObject({ ok: true });
  });

  test('A link that two people use at the same moment lets one in', async () => {
    const link = { ...(await made()), now: NOW };
    const both = await Promise.all([store.updateUsed(db, link), store.updateUsed(db, link)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('A link is deleted some time after its end', async () => {
    const link = await made('open-gate');
    expect(await store.deleteExpired(db, later(HOUR_MS))).toBe(0);
    expect(await store.deleteExpired(db, later(HOUR_MS + 1))).toBeGreaterThan(0);
    expect(await store.findBySecret(db, { ...link, now: NOW })).toMatchObject({
      code: 'LINK_UNKNOWN',
    });
  });
});
