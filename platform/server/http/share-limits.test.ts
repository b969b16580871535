import rateLimit from '@fastify/rate-limit';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, onTestFinished } from 'vitest';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import { limitCounts } from './limit-counts.ts';
import { createLimits } from './limiter.ts';
import { LIMITS } from './limits.ts';
import { shareLimits, type Unshared } from './share-limits.ts';

const MINUTE = 60_000;

/** A server that counts one limit, on the database of the test. */
function counting({ services: { db, clock } }: TestApp) {
  const unshared: Unshared = new Map();
  const warnings: unknown[] = [];
  const log = { warn: (...said: unknown[]) => void warnings.push(said) };
  const { share, stop } = shareLimits(unshared, { db, clock, log });
  stop();
  const counts = new (limitCounts(clock, unshared))({});
  const count = (key = 'login 0 192.0.2.1') => {
    let current = 0;
    counts.incr(key, (_error, result) => (current = result?.current ?? 0), MINUTE, 3);
    return current;
  };
  return { count, share, warnings };
}

/** A server with two routes of one limit, on the database of the test. */
async function serving({ services: { db }, clock }: TestApp) {
  const unshared: Unshared = new Map();
  const { share, stop } = shareLimits(unshared, { db, clock, log: { warn: () => undefined } });
  stop();
  const http = Fastify();
  await http.register(rateLimit, { global: false, store: limitCounts(clock, unshared) });
  http.decorate('clock', clock);
  http.decorateRequest('account', null);
  const limits = createLimits(http);
  for (const path of ['/one', '/other'])
    http.post(path, { preHandler: limits('diagnostics') }, async () => ({}));
  onTestFinished(() => http.close());
  /** How many requests have been counted after this one. */
  const call = async (url: string) => {
    const { headers } = await http.inject({ method: 'POST', url });
    return LIMITS.diagnostics[0].max - Number(headers['x-ratelimit-remaining']);
  };
  return { call, share };
}

describe('limits of several servers', () => {
  test('Requests to several routes of one limit are added up, also those to other servers', async ({
    server,
  }) => {
    const [here, there] = [await serving(server), await serving(server)];
    for (const path of ['/one', '/one', '/other']) await here.call(path);
    await there.call('/other');
    await here.share();
    await there.share();
    expect([await there.call('/one'), await there.call('/other')]).toEqual([5, 6]);
  });

  test('What one server has counted counts on the others, too, once they have shared it', async ({
    server,
  }) => {
    const [one, two] = [counting(server), counting(server)];
    expect([one.count(), one.count(), two.count()]).toEqual([1, 2, 1]);
    await one.share();
    await two.share();
    expect(two.count()).toBe(4);
    await two.share();
    expect(one.count()).toBe(3);
    await one.share();
    expect(one.count()).toBe(6);
  });

  test('A window ends for all servers at the same time, and callers are counted apart', async ({
    server,
  }) => {
    const [one, two] = [counting(server), counting(server)];
    one.count();
    two.count('login 0 192.0.2.2');
    await one.share();
    await two.share();
    expect(two.count()).toBe(1);
    server.clock.advance({ seconds: 61 });
    await two.share();
    expect(two.count()).toBe(1);
    await two.share();
    const { rows } = (await server.services.db.execute(
      sql`select count(*)::int as n from limit_counts where ends_at <= ${server.clock.now().toISOString()}::timestamptz`,
    )) as unknown as { rows: { n: number }[] };
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('Where the database fails, each server goes on with its own counts, and logs it', async ({
    server,
  }) => {
    const one = counting(server);
    one.count();
    await server.services.db.execute(sql`alter table limit_counts rename to hidden`);
    await one.share();
    await server.services.db.execute(sql`alter table hidden rename to limit_counts`);
    expect(one.warnings).toHaveLength(1);
    expect(one.count()).toBe(2);
    await one.share();
    expect(one.warnings).toHaveLength(1);
  });

  test('The database holds no address, account or token of a caller', async ({ server }) => {
    const one = counting(server);
    one.count();
    await one.share();
    const { rows } = (await server.services.db.execute(
      sql`select * from limit_counts`,
    )) as unknown as { rows: object[] };
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.1');
  });
});
