import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss, type Job as Task, type WorkOptions } from 'pg-boss';
import { type Db, KEEP_ALIVE, type OpenDatabase } from '../db/database.ts';
import { onCommit } from '../db/on-commit.ts';
import { errorSerializer, type Log } from '../log.ts';
import { causingRequest, underRequest } from '../request-id.ts';

/**
 * Work in the background, at least once: `run` must be repeatable, and safe beside other runs of its kind. Throwing means
 * "try again later", for this job alone.
 */
export interface Job {
  readonly name: string;
  /** Five-field cron in Japan's time, for recurring work. What was missed without a server is done once after the next start. */
  readonly cron?: string;
  /** For recurring work that comes to an end: whether nothing is left to do. It is not scheduled any more then. */
  isDone?(): Promise<boolean>;
  /** Tries after the first, with growing pauses; none for what recurs within the hour, since its next run is such a try. */
  readonly retries?: number;
  run(data: unknown): Promise<void>;
}

export interface EnqueueOptions {
  /** Not before this instant. */
  readonly at?: Date;
  /** Names the work: it is queued once in a day of UTC at most, done or not. On the next day it can be queued again: what runs must bear it. */
  readonly key?: string;
}

export interface Jobs {
  /** Queues a job in the transaction that causes it: it runs only if that commits. */
  enqueue(tx: Db, name: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Declares the queues; must come before the first `enqueue` of a job. */
  register(jobs: readonly Job[]): Promise<void>;
  /** Begins to run queued and later jobs. */
  work(): Promise<void>;
  /** Runs everything that is queued now, due or not, once; for tests. Gives the errors of failed jobs. */
  drain(): Promise<Error[]>;
  /** Runs a recurring job now, beside the queue; for tests. */
  runNow(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** How long finished and abandoned jobs are retained. */
export const FINISHED_JOB_DAYS = 7;

const RETRY_DELAY_S = 5;
const RETRY_DELAY_MAX_S = 3600;
/**
 * The server that queues a job wakes its own workers for it after the commit. They find by polling what is due later, what
 * fails, and what a server has queued that has ended since.
 */
const POLL = { pollingIntervalSeconds: 10, localConcurrency: 1 };
/**
 * Two workers for each kind of job, so that a slow answer of a mail server delays only its own batch; five jobs of a
 * batch run at the same time. While batches come back full the next one is fetched immediately: without that, a queue
 * moves one job in each `POLL`.
 */
const WORKERS = 2;
const SIDE_BY_SIDE = {
  ...POLL,
  batchSize: 5,
  burstWhenBatchFull: true,
} satisfies WorkOptions;
/** Recurring work never overlaps with its next run on the same server. */
const ONE_BY_ONE = { ...POLL, batchSize: 1 } satisfies WorkOptions;
/** The slot in which a key is queued once; it begins at midnight of UTC. */
const KEY_S = 24 * 60 * 60;

/** Starts the job queue on the database. Its tables have their own schema. */
export async function startJobs(database: OpenDatabase, log: Log): Promise<Jobs> {
  // One connection is enough for its short statements; each further one is a process of PostgreSQL that never ends.
  const connection = {
    connectionString: database.url,
    max: 1,
    // Also how long a statement waits for the others, of which a start has a hundred.
    connectionTimeoutMillis: 60_000,
    // Its clean-up may take longer than a statement of the app; beyond that the host of the database is gone.
    query_timeout: 60_000,
    ...KEEP_ALIVE,
  };
  const boss = new PgBoss(connection);
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  const registered = new Map<string, Job>();
  const workers = new Map<string, string[]>();
  const notifyWorkers = (name: string) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  };

  return {
    async enqueue(tx, name, data, { at, key } = {}) {
      if (!registered.has(name)) throw new Error(`job ${name} is not registered`);
      const reqId = causingRequest();
      await boss.send(name, reqId ? { ...data, reqId } : data, {
        db: fromDrizzle(tx as never, sql),
        ...(at && { startAfter: at }),
        ...(key && { singletonKey: key, singletonSeconds: KEY_S }),
      });
      if (!at) onCommit(tx, () => notifyWorkers(name));
    },
    async register(jobs) {
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const job of jobs) {
        registered.set(job.name, job);
        const options = queueOptions(job);
        const queue = known.get(job.name);
        if (!queue) await boss.createQueue(job.name, options);
        // A queue of an earlier version, or of one with other tries.
        else if (!isDeepStrictEqual(queue, { ...queue, ...options })) {
          await boss.updateQueue(job.name, options);
        }
      }
    },
    async work() {
      for (const job of registered.values()) {
        await schedule(boss, job);
        const ids: string[] = [];
        for (let count = job.cron ? 1 : WORKERS; count > 0; count -= 1) {
          ids.push(await startWorker(boss, job, log));
        }
        workers.set(job.name, ids);
      }
    },
    drain: () => drain(boss, [...registered.values()]),
    async runNow(name) {
      await registered.get(name)?.run({});
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: true }),
  };
}

/**
 * How long a run may take before it counts as lost and is tried again. Recurring work goes through all there is, and a second run would
 * begin beside the first.
 */
const LONGEST_S = 120;
const LONGEST_RECURRING_S = 60 * 60;

function queueOptions({ cron, retries }: Job) {
  // With tries of its own, each run that fails because of one lasting item would come back beside all the later ones.
  const isFrequent = cron?.startsWith('*') ?? false;
  return {
    retryLimit: retries ?? (isFrequent ? 0 : 20),
    retryDelay: RETRY_DELAY_S,
    retryBackoff: true,
    retryDelayMax: RETRY_DELAY_MAX_S,
    expireInSeconds: cron ? LONGEST_RECURRING_S : LONGEST_S,
    deleteAfterSeconds: FINISHED_JOB_DAYS * 24 * 60 * 60,
    // NOTIFY makes the commits of all transactions wait for one another.
    notify: false,
  };
}

/** Gives the worker's id, by which it is woken. */
function startWorker(boss: PgBoss, job: Job, log: Log): Promise<string> {
  const options = job.cron ? ONE_BY_ONE : SIDE_BY_SIDE;
  return boss.work(job.name, { ...options, perJobResults: true as const }, (tasks) =>
    Promise.all(tasks.map((task) => settled(job, task, log))).finally(() => endIfDone(boss, job)),
  );
}

async function schedule(boss: PgBoss, job: Job): Promise<void> {
  if (!job.cron || (await endIfDone(boss, job))) return;
  // However many times passed while no server ran, the next start does the work once: the night may be the hour of restarts.
  await boss.schedule(job.name, job.cron, {}, { tz: 'Asia/Tokyo', missed: 'once' });
}

/** Takes recurring work with nothing left to do off the schedule, which all servers of a database share. */
async function endIfDone(boss: PgBoss, { name, isDone }: Job): Promise<boolean> {
  if (!(await isDone?.())) return false;
  await boss.unschedule(name);
  return true;
}

/** Runs one job of a batch, under the request that caused it; its failure does not fail the others. */
function settled(job: Job, { id, data }: Task<unknown>, log: Log): Promise<JobResult> {
  const reqId = (data as { reqId?: string } | null)?.reqId;
  return underRequest(reqId, async (): Promise<JobResult> => {
    try {
      await job.run(data);
      return { id, status: 'completed' };
    } catch (error) {
      const about = { err: error, job: job.name, ...(reqId && { reqId }) };
      log.warn(about, 'a job failed and will be tried again');
      // As in the log: a failed query would be stored with its values.
      return { id, status: 'failed', output: errorSerializer(error) };
    }
  });
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
