import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { silentProxy } from '../../testing/silent-proxy.ts';
import { copyDatabase, openTestDatabase } from '../../testing/test-database.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { createLog, type Log, silentLog } from '../log.ts';
import { underRequest } from '../request-id.ts';
import { type Job, type Jobs, startJobs } from './jobs.ts';

const NAME = 'test.work';

/** A queue with one kind of job, on a new database. */
async function queueOf(
  run: Job['run'],
  log: Log = silentLog,
): Promise<{ jobs: Jobs; database: OpenDatabase }> {
  const database = await openTestDatabase();
  const jobs = await startJobs(database, log);
  await jobs.register([{ name: NAME, run }]);
  onTestFinished(async () => {
    await jobs.stop();
    await database.close();
  });
  return { jobs, database };
}

async function enqueue({ jobs, database }: Awaited<ReturnType<typeof queueOf>>, count: number) {
  await database.db.transaction(async (tx) => {
    for (let number = 0; number < count; number++) await jobs.enqueue(tx, NAME, { number });
  });
}

/** A promise, and a function that resolves it after so many calls. */
function countdown(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = count;
  const one = () => {
    left--;
    if (left === 0) resolve();
  };
  return { done: promise, one };
}

async function statesOf({ db }: OpenDatabase): Promise<Record<string, number>> {
  const { rows } = (await db.execute(
    sql`select state::text, count(*)::int from pgboss.job where name = ${NAME} group by 1`,
  )) as unknown as { rows: { state: string; count: number }[] };
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

async function outputOf({ db }: OpenDatabase): Promise<string | undefined> {
  const { rows } = (await db.execute(
    sql`select output::text from pgboss.job where name = ${NAME}`,
  )) as unknown as { rows: { output: string }[] };
  return rows[0]?.output;
}

async function isScheduled({ db }: OpenDatabase): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select 1 from pgboss.schedule where name = ${NAME}`,
  )) as unknown as { rows: object[] };
  return rows.length > 0;
}

test('The queue gives up a statement to a database that goes silent, and goes on when it answers', async () => {
  const proxy = await silentProxy(await copyDatabase());
  const database = await openPostgres(proxy.url);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const jobs = await startJobs(database, silentLog);
  onTestFinished(async () => {
    vi.useRealTimers();
    await jobs.stop();
    await database.close();
    proxy.close();
  });
  const register = () => jobs.register([{ name: NAME, run: async () => {} }]);
  proxy.silence();
  const unanswered = Promise.allSettled([register()]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await unanswered).toMatchObject([{ status: 'rejected' }]);
  proxy.answer();
  await register();
}, 20_000);

describe('createJobs', () => {
  test('A job of a kind that only a newer server knows waits beside an older one, until a server that knows it works', async () => {
    const done = Promise.withResolvers<void>();
    const newer = await queueOf(async () => done.resolve());
    await enqueue(newer, 1);
    const older = await startJobs(newer.database, silentLog);
    onTestFinished(() => older.stop());
    const known = Promise.withResolvers<void>();
    await older.register([{ name: 'test.known', run: async () => known.resolve() }]);
    await older.work();
    await newer.database.db.transaction((tx) => older.enqueue(tx, 'test.known', {}));
    await known.promise;
    expect(await older.drain()).toEqual([]);
    expect(await statesOf(newer.database)).toEqual({ created: 1 });
    await newer.jobs.work();
    await done.promise;
    await newer.jobs.stop();
    expect(await statesOf(newer.database)).toEqual({ completed: 1 });
  });

  test('The line of a job that fails has the id of the request that caused it, also over another job', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const log = createLog({ logLevel: 'warn' }, { write: resolve });
    const queue = await queueOf(async (data) => {
      if ((data as { number: number }).number === 1) throw new Error('no answer');
      await enqueue(queue, 2);
    }, log);
    await underRequest('k3j9x2p1-17', () => enqueue(queue, 1));
    await queue.jobs.work();
    expect(JSON.parse(await promise)).toMatchObject({ job: NAME, reqId: 'k3j9x2p1-17' });
  });

  // At one job in two seconds this test would take twice its time limit.
  test('The job queue works without a pause while jobs are waiting', async () => {
    const { done, one } = countdown(120);
    const queue = await queueOf(async () => one());
    await enqueue(queue, 120);
    await queue.jobs.work();
    await done;
  });

  test('The job queue runs several jobs at the same time: a slow one does not delay the rest', async () => {
    const { done, one } = countdown(9);
    const slow = Promise.withResolvers<void>();
    const queue = await queueOf(async (data) => {
      if ((data as { number: number }).number === 0) return slow.promise;
      one();
    });
    await enqueue(queue, 10);
    await queue.jobs.work();
    await done;
    slow.resolve();
  });

  test('The job queue repeats only the failed job of a batch', async () => {
    const { done, one } = countdown(5);
    const queue = await queueOf(async (data) => {
      one();
      if ((data as { number: number }).number === 2) throw new Error('the provider said no');
    });
    await enqueue(queue, 5);
    await queue.jobs.work();
    await done;
    await queue.jobs.stop();
    expect(await statesOf(queue.database)).toEqual({ completed: 4, retry: 1 });
  });

  test('The job queue stores a failed query without its values', async () => {
    const { done, one } = countdown(1);
    const queue = await queueOf(async () => {
      one();
      await queue.database.db.execute(sql`select ${'山田 花子'}::uuid`);
    });
    await enqueue(queue, 1);
    await queue.jobs.work();
    await done;
    await queue.jobs.stop();
    const output = await outputOf(queue.database);
    expect(output).toContain('the database refused');
    expect(output).not.toContain('山田');
  });

  test('Recurring work leaves the schedule with the run that finishes it, and does not return to it', async () => {
    const ran = Promise.withResolvers<void>();
    let isDone = false;
    const yearly: Job = {
      name: NAME,
      cron: '0 0 1 1 *',
      isDone: async () => isDone,
      run: async () => {
        isDone = true;
        ran.resolve();
      },
    };
    const queue = await queueOf(yearly.run);
    await queue.jobs.register([yearly]);
    await queue.jobs.work();
    expect(await isScheduled(queue.database)).toBe(true);
    await enqueue(queue, 1);
    await ran.promise;
    await queue.jobs.stop();
    expect(await isScheduled(queue.database)).toBe(false);
    const restarted = await startJobs(queue.database, silentLog);
    await restarted.register([yearly]);
    await restarted.work();
    await restarted.stop();
    expect(await isScheduled(queue.database)).toBe(false);
  });

  test('Recurring work whose time passes while no server runs is done once after the next start', async () => {
    const ran = Promise.withResolvers<void>();
    const nightly: Job = { name: NAME, cron: '30 3 * * *', run: async () => ran.resolve() };
    const queue = await queueOf(nightly.run);
    await queue.jobs.register([nightly]);
    await queue.jobs.work();
    await queue.jobs.stop();
    const { db } = queue.database;
    await db.execute(sql`update pgboss.version set cron_on = now() - interval '3 days'`);
    await db.execute(sql`update pgboss.schedule set created_on = now() - interval '9 days'`);
    const restarted = await startJobs(queue.database, silentLog);
    await restarted.register([nightly]);
    await restarted.work();
    await ran.promise;
    await restarted.stop();
    expect(await statesOf(queue.database)).toEqual({ completed: 1 });
  });

  test('A commit wakes the workers of the job that its transaction has queued', async () => {
    const queue = await queueOf(async () => ran.resolve());
    let ran = Promise.withResolvers<void>();
    await queue.jobs.work();
    const begun = performance.now();
    // The two workers look once when they start: the first two jobs may be found by that.
    for (let job = 1; job <= 4; job += 1) {
      ran = Promise.withResolvers<void>();
      await enqueue(queue, 1);
      await ran.promise;
    }
    // Polling alone takes ten seconds for each of the others.
    expect(performance.now() - begun).toBeLessThan(15_000);
  });

  test('The job queue sends no NOTIFY, also not for queues of an earlier version', async () => {
    const { jobs, database } = await queueOf(async () => {});
    const notifies = async () => {
      const { rows } = (await database.db.execute(
        sql`select notify from pgboss.queue where name = ${NAME}`,
      )) as unknown as { rows: { notify: boolean }[] };
      return rows[0]?.notify;
    };
    expect(await notifies()).toBe(false);
    await database.db.execute(sql`update pgboss.queue set notify = true where name = ${NAME}`);
    await jobs.register([{ name: NAME, run: async () => {} }]);
    expect(await notifies()).toBe(false);
  });

  test('A job whose tries have changed has them on a database made before', async () => {
    const { jobs, database } = await queueOf(async () => {});
    const tries = async () => {
      const { rows } = (await database.db.execute(
        sql`select retry_limit from pgboss.queue where name = ${NAME}`,
      )) as unknown as { rows: { retry_limit: number }[] };
      return rows[0]?.retry_limit;
    };
    expect(await tries()).toBe(20);
    await jobs.register([{ name: NAME, retries: 3, run: async () => {} }]);
    expect(await tries()).toBe(3);
  });

  test.for([
    ['* * * * *', 0],
    ['*/10 * * * *', 0],
    ['30 3 * * *', 20],
  ] as const)(
    'Recurring work at %s has an hour for a run, and %i tries after the first',
    async ([cron, tries]) => {
      const { jobs, database } = await queueOf(async () => {});
      await jobs.register([{ name: NAME, cron, run: async () => {} }]);
      const { rows } = (await database.db.execute(
        sql`select retry_limit, expire_seconds from pgboss.queue where name = ${NAME}`,
      )) as unknown as { rows: { retry_limit: number; expire_seconds: number }[] };
      expect(rows).toEqual([{ retry_limit: tries, expire_seconds: 3600 }]);
    },
  );
});
