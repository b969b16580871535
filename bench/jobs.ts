import type { Db, OpenDatabase } from '#platform/server/db/database.ts';
import { startJobs } from '#platform/server/jobs/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { openBenchDatabase } from './database.ts';
import { type Measure, median } from './report.ts';

const NAME = 'bench.job';
const JOBS = 100;
const CALLERS = 10;
const SECONDS = 4;

/**
 * How soon a job starts after the commit that queues it (a push or a mail leaves then), and how many transactions that
 * queue a job commit in a second.
 */
export const measure: Measure = async () => {
  const database = await openBenchDatabase();
  const waits = await waitsForStart(database);
  const commits = await commitsPerSecond(database);
  await database.close();
  const slowest = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0;
  return [
    { what: 'from the commit to the start of its job', value: median(waits), unit: 'ms' },
    { what: '95 of 100', value: slowest, unit: 'ms', atMost: 100 },
    { what: `transactions that queue a job, ${CALLERS} callers`, value: commits, unit: '/s' },
  ];
};

async function waitsForStart(database: OpenDatabase): Promise<number[]> {
  let started = Promise.withResolvers<number>();
  const jobs = await startJobs(database, silentLog);
  await jobs.register([{ name: NAME, run: async () => started.resolve(performance.now()) }]);
  await jobs.work();
  const waits: number[] = [];
  for (let job = 0; job < JOBS; job += 1) {
    started = Promise.withResolvers();
    await queueOne(database.db, jobs);
    const committed = performance.now();
    waits.push((await started.promise) - committed);
  }
  await jobs.stop();
  return waits;
}

async function commitsPerSecond(database: OpenDatabase): Promise<number> {
  const jobs = await startJobs(database, silentLog);
  await jobs.register([{ name: NAME, run: async () => {} }]);
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  const caller = async () => {
    for (; performance.now() < until; done += 1) await queueOne(database.db, jobs);
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  await jobs.stop();
  return done / SECONDS;
}

function queueOne(db: Db, jobs: Awaited<ReturnType<typeof startJobs>>): Promise<void> {
  return db.transaction((tx) => jobs.enqueue(tx, NAME, {}));
}
