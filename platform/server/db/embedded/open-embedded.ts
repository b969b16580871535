import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { CannotStart } from '../../cannot-start.ts';
import type { OpenDatabase } from '../database.ts';
import type { OpenOptions } from '../open-postgres.ts';
import { addressFor, urlOf } from './address.ts';
import { type Cluster, ensureCluster } from './cluster.ts';
import { databaseUser } from './database-user.ts';
import { type Home, prepareHome, unusable } from './home.ts';
import { lockFolder } from './lock-folder.ts';
import { postmasterOf } from './postmaster-pid.ts';
import { postgresPrograms } from './programs.ts';
import { type RunOptions, startPostgres } from './run-postgres.ts';
import { ProgramFailed } from './run-program.ts';

/** For one server on a small machine. Settings that concern safety have PostgreSQL's defaults, above all fsync. */
const SETTINGS = {
  shared_buffers: '128MB',
  max_connections: '64',
  max_wal_size: '256MB',
  // Disks have no arm to move any more: without it, small tables are read whole where an index has the row.
  random_page_cost: '1.1',
  timezone: 'UTC',
  // Processes that would have nothing to do here.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  // Messages about PostgreSQL itself, and never a statement: those can hold personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

const AGAIN_MS = 1000;

/** Loaded late, so that `initdb` does not wait for it. */
const loadDriver = () => import('../open-postgres.ts');

/**
 * Opens the PostgreSQL that lives in `dataDir`, made on the first start, and applies the migrations. Throws as `runEmbedded`.
 */
export async function openEmbedded(
  dataDir: string,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const running = await runEmbedded(dataDir);
  try {
    const { openPostgres } = await loadDriver();
    const database = await openPostgres(running.url, null, options);
    const close = async () => {
      await database.close();
      await running.stop();
    };
    return { ...database, close };
  } catch (error) {
    await running.stop();
    throw running.explained(error);
  }
}

interface Running {
  readonly url: string;
  stop(): Promise<void>;
  /** The error as a sentence where the files of the database are the reason. */
  explained(error: unknown): unknown;
}

/**
 * Runs the PostgreSQL that lives in `dataDir`, made on the first start, as it is. It runs as a child process, ends with this one, and is
 * started again if it ends by itself. Throws `CannotStart` when the folder cannot be used or its files are damaged, and `FolderInUse`
 * when another process has it open.
 */
export async function runEmbedded(dataDir: string): Promise<Running> {
  const home = prepareHome(dataDir);
  const unlock = lock(home, dataDir);
  if (home.elsewhere) {
    process.stdout.write(
      `The database is in ${home.folder}: PostgreSQL does not run as root, and nobody else may enter ${dataDir}.\n`,
    );
  }
  const explainedAt = (error: unknown) => {
    const reason = reasonOf(error);
    return reason ? explained(home, reason) : error;
  };
  try {
    const user = databaseUser(home.cluster);
    const cluster = { folder: home.cluster, user, programs: postgresPrograms(user) };
    await ensureCluster(cluster);
    const { url, stop } = await keepRunning(cluster);
    return {
      url,
      stop: async () => {
        await stop();
        unlock();
      },
      explained: explainedAt,
    };
  } catch (error) {
    unlock();
    throw explainedAt(error);
  }
}

/** The address of the database of `dataDir` while another process of this machine has it open. */
export function urlOfRunning(dataDir: string): string {
  const { cluster: folder } = prepareHome(dataDir);
  const running = postmasterOf(folder);
  if (!running?.ready)
    throw new CannotStart(`The database of ${dataDir} is not ready yet. Try again.`);
  return urlOf({ folder }, running.address);
}

/** Connects to the database of `dataDir` while another process of this machine has it open. */
export async function joinEmbedded(dataDir: string): Promise<OpenDatabase> {
  const { openPostgres } = await loadDriver();
  return openPostgres(urlOfRunning(dataDir));
}

async function keepRunning(cluster: Cluster): Promise<{ url: string; stop(): Promise<void> }> {
  const address = await addressFor(cluster);
  const log = join(dirname(cluster.folder), 'log');
  rmSync(log, { force: true });
  const temporary = address.socketFolder === cluster.folder ? undefined : address.socketFolder;
  const options: RunOptions = { cluster, address, settings: SETTINGS, log, temporary };
  let life = await startPostgres(options);
  let stopping = false;
  const untilStopped = async () => {
    for (;;) {
      await life.ended;
      if (stopping) return;
      process.stderr.write('The embedded database has ended. It is started again.\n');
      life = await startPostgres(options).catch(async (error: Error) => {
        process.stderr.write(`The embedded database does not start: ${error.message}\n`);
        await pause(AGAIN_MS);
        return life;
      });
      if (stopping) life.end();
    }
  };
  const stopped = untilStopped();
  const stop = () => {
    stopping = true;
    life.end();
    return stopped;
  };
  return { url: urlOf(cluster, address), stop };
}

function lock({ folder }: Home, dataDir: string): () => void {
  try {
    return lockFolder(folder, dataDir);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/** PostgreSQL's classes of errors for a missing database, a full disk, and damaged files. */
const OF_THE_FILES = /^(3D|53|58|XX)/;

/** Why the database cannot be used, if its files are the reason; undefined otherwise. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof ProgramFailed) return error.message;
  const { code = '', message } = ((error as Error).cause ?? error) as pg.DatabaseError;
  return OF_THE_FILES.test(code) ? message : undefined;
}

function explained({ folder, cluster }: Home, reason: string): CannotStart {
  const remedy = /No space left|wrote only|quota/.test(reason)
    ? 'Make room on the disk.'
    : 'Put a backup back as docs/operations.md says, or begin with an empty database: npm run reset.';
  return new CannotStart(
    existsSync(cluster)
      ? `The database in ${folder} does not start: ${reason}. Nothing was overwritten. ${remedy}`
      : `No database can be made in ${folder}: ${reason}.`,
  );
}
