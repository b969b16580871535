import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApp, test } from '../../../apps/server/test-app.ts';

const page = (server: TestApp, url = '/status', headers = {}) =>
  server.app.http.inject({ url, headers });

/** How the page shows the parts, in their order. */
const states = (html: string) => [...html.matchAll(/<dd class="(\w+)">/g)].map(([, one]) => one);

describe('the status page', () => {
  test('The page says in the language of the reader that everything works', async ({ server }) => {
    const english = await page(server, '/status', { 'accept-language': 'en' });
    expect(english.statusCode).toBe(200);
    expect(english.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(english.headers['cache-control']).toBe('no-store');
    expect(english.body).toContain('Everything works.');
    expect(states(english.body)).toEqual(['works', 'works', 'works', 'works']);
    const japanese = await page(server, '/status?lang=ja', { 'accept-language': 'en' });
    expect(japanese.body).toContain('<html lang="ja">');
    expect(japanese.body).toContain('すべて正常に動いています。');
  });

  test('The page allows its own style and no script', async ({ server }) => {
    const policy = String((await page(server)).headers['content-security-policy']);
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
    expect(policy).toContain("script-src 'self';");
  });

  test('A mail that waits for more than five minutes is said to be delayed', async ({ server }) => {
    const { db, clock } = server.services;
    const since = new Date(clock.now().getTime() - 301_000).toISOString();
    await db.execute(sql`
      insert into mails (id, dedupe_key, kind, to_address, language, subject, text_body, html_body, created_at)
      values (gen_random_uuid(), 'one', 'test', 'a@example.com', 'en', 'S', 'T', 'H', ${since}::timestamptz)`);
    const { body } = await page(server, '/status?lang=en');
    expect(states(body)).toEqual(['works', 'works', 'late', 'works']);
    expect(body).toContain('Emails arrive later than usual.');
    expect(body).not.toContain('a@example.com');
  });

  test('A database that fails is said to be down, also to somebody with a session', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const cookie = [...phone.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { db } = server.services;
    const transaction = db.transaction.bind(db);
    db.transaction = () => Promise.reject(new Error('read-only'));
    const { body, statusCode } = await page(server, '/status?lang=en', { cookie });
    db.transaction = transaction;
    expect(statusCode).toBe(200);
    expect(states(body)).toEqual(['works', 'down', 'works', 'down']);
    expect(body).toContain('Nothing can be saved at the moment.');
  });

  test('One answer serves everybody for five seconds', async ({ server }) => {
    await page(server);
    await server.services.db.execute(sql`alter table mails rename to hidden`);
    expect(states((await page(server)).body)).toContain('works');
    server.clock.advance({ seconds: 6 });
    expect(states((await page(server)).body)).toEqual(['works', 'works', 'unknown', 'works']);
    await server.services.db.execute(sql`alter table hidden rename to mails`);
  });
});
