import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import {
  type Db as BossDb,
  fromDrizzle,
  type JobResult,
  PgBoss,
  type Job as Task,
  type WorkOptions,
} from 'pg-boss';
import type { Db, OpenDatabase } from '../db/database.ts';
import type { Log } from '../log.ts';

/**
 * Work done in the background, at least once: `run` must not mind being repeated, nor others of its kind that run beside
 * it. Throwing means "try again later", for this one alone.
 */
export interface Job {
  readonly name: string;
  /** Five-field cron on Japan's clocks, for work that comes round by itself. */
  readonly cron?: string;
  /** Tries after the first, with growing pauses. */
  readonly retries?: number;
  run(data: unknown): Promise<void>;
}

export interface EnqueueOptions {
  /** Not before this instant. */
  readonly at?: Date;
  /** Names the work: while it is queued or done, the same is not queued again. */
  readonly key?: string;
}

export interface Jobs {
  /** Queues a job in the transaction that causes it: it runs only if that commits. */
  enqueue(tx: Db, name: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Declares the queues; must come before the first `enqueue` of a job. */
  register(jobs: readonly Job[]): Promise<void>;
  /** Begins to run what is queued and what comes. */
  work(): Promise<void>;
  /** Runs everything queued now, due or not, once; for tests. Gives the errors of jobs that failed. */
  drain(): Promise<Error[]>;
  stop(): Promise<void>;
}

/** How long jobs that are done, or have been given up, can still be looked at. */
export const FINISHED_JOB_DAYS = 7;

const RETRY_DELAY_S = 5;
const RETRY_DELAY_MAX_S = 3600;
const POLL_S = 2;
/**
 * Two workers for each kind of job, so that one slow mail server's answer holds up its own batch only; five jobs of a
 * batch run at the same time. While batches come back full the next one is fetched immediately: without that, a queue
 * moves one job in each `POLL_S`.
 */
const SIDE_BY_SIDE = {
  pollingIntervalSeconds: POLL_S,
  batchSize: 5,
  localConcurrency: 2,
  burstWhenBatchFull: true,
} satisfies WorkOptions;
/** Work that comes round by itself never overlaps with its own next round. */
const ONE_BY_ONE = { pollingIntervalSeconds: POLL_S, batchSize: 1 } satisfies WorkOptions;
const KEY_S = 24 * 60 * 60;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** Starts the job queue on the database, whichever it is. Its tables live in a schema of their own. */
export async function startJobs(database: OpenDatabase, log: Log): Promise<Jobs> {
  const boss = new PgBoss(
    database.connection.kind === 'embedded'
      ? { db: throughPool(database.connection.pool), backend: 'pglite', schedule: true }
      : { connectionString: database.connection.url, max: 3 },
  );
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  const registered = new Map<string, Job>();

  return {
    async enqueue(tx, name, data, { at, key } = {}) {
      if (!registered.has(name)) throw new Error(`job ${name} is not registered`);
      await boss.send(name, data, {
        db: fromDrizzle(tx as never, sql),
        ...(at && { startAfter: at }),
        ...(key && { singletonKey: key, singletonSeconds: KEY_S }),
      });
    },
    async register(jobs) {
      // Those that the database has already are in pg-boss's cache since its start.
      const known = new Set((await boss.getQueues()).map((queue) => queue.name));
      for (const job of jobs) {
        registered.set(job.name, job);
        if (known.has(job.name)) continue;
        await boss.createQueue(job.name, {
          retryLimit: job.retries ?? 20,
          retryDelay: RETRY_DELAY_S,
          retryBackoff: true,
          retryDelayMax: RETRY_DELAY_MAX_S,
          expireInSeconds: 120,
          deleteAfterSeconds: FINISHED_JOB_DAYS * 24 * 60 * 60,
        });
        // Asking for it puts the queue into pg-boss's cache: a miss would be looked up beside the open transaction
        // of an `enqueue`, for which the embedded database has no second connection.
        await boss.findJobs(job.name, { id: NO_JOB });
      }
    },
    async work() {
      for (const job of registered.values()) {
        if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Asia/Tokyo' });
        const options = job.cron ? ONE_BY_ONE : SIDE_BY_SIDE;
        await boss.work(job.name, { ...options, perJobResults: true as const }, (tasks) =>
          Promise.all(tasks.map((task) => settled(job, task, log))),
        );
      }
    },
    drain: () => drain(boss, [...registered.values()]),
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: true }),
  };
}

/** The job queue's way into the one connection of the embedded database. */
function throughPool(pool: Pool): BossDb {
  return {
    executeSql: async (text, values) => {
      const client = await pool.connect();
      try {
        // Several statements in one text have an answer each.
        const answers = [await client.query(text, values)].flat();
        return { rows: answers.flatMap(({ rows }) => rows) };
      } catch (error) {
        // A text that opens a transaction and fails leaves it open, for whoever is next.
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

/** Runs one job of a batch; its failure is its own. */
async function settled(job: Job, { id, data }: Task<unknown>, log: Log): Promise<JobResult> {
  try {
    await job.run(data);
    return { id, status: 'completed' };
  } catch (error) {
    log.warn({ err: error, job: job.name }, 'a job failed and will be tried again');
    return { id, status: 'failed', output: error };
  }
}

async function drain(boss: PgBoss, jobs: readonly Job[]): Promise<Error[]> {
  const errors: Error[] = [];
  for (const job of jobs) {
    const tasks = await boss.fetch(job.name, { batchSize: 500, ignoreStartAfter: true });
    for (const task of tasks) {
      try {
        await job.run(task.data);
        await boss.complete(job.name, task.id);
      } catch (error) {
        errors.push(error as Error);
        await boss.fail(job.name, task.id, { message: String(error) });
      }
    }
  }
  return errors;
}
