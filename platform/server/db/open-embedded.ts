import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Db, OpenDatabase } from './database.ts';
import { lockFolder } from './lock-folder.ts';
import { MIGRATIONS } from './migrations-hash.ts';
import { nameStatements } from './named-statements.ts';
import { builtCluster, makeCluster, type NewContent } from './new-cluster.ts';
import { connectionTo } from './pglite-socket.ts';
import { SyncedNodeFS } from './synced-node-fs.ts';

const START_PARAMS = [
  // `-F` would switch fsync off, whatever the settings below say.
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // 16 MB keep the whole process near 230 MB instead of 350 MB.
  '-c',
  'shared_buffers=16MB',
];

const VACUUM_EVERY_MS = 60 * 60 * 1000;

/**
 * Opens the embedded PostgreSQL in `dataDir`, begun with this `content` as the build left it, and
 * applies the migrations. Commits reach the disk before they are acknowledged. Throws when another process holds the folder: two
 * writers would silently lose each other's rows.
 */
export async function openEmbedded(
  dataDir: string,
  content: NewContent = 'empty',
): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  const server = await openCluster(join(dataDir, 'postgres'), content).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const opened = await fromPglite(server);
  // The embedded database has no autovacuum of its own.
  const vacuum = setInterval(
    () => opened.db.execute(sql`vacuum analyze`).catch(() => {}),
    VACUUM_EVERY_MS,
  ).unref();
  return {
    ...opened,
    close: async () => {
      clearInterval(vacuum);
      await opened.close();
      unlock();
    },
  };
}

async function openCluster(folder: string, content: NewContent): Promise<PGlite> {
  // Written last of all: without it the files were never finished.
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeCluster(folder, builtCluster(content));
  return PGlite.create({ fs: new SyncedNodeFS(folder), startParams: START_PARAMS });
}

/** Wraps a running PGlite, such as a test's in memory, and applies the migrations. */
export async function fromPglite(server: PGlite): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    ...connectionTo(server),
    // There is one connection, and it stays.
    max: 1,
    idleTimeoutMillis: 0,
  });
  nameStatements(pool);
  const db = drizzle({ client: pool, casing: 'snake_case' });
  guardOpenTransaction(pool, db);
  await migrate(db, { migrationsFolder: MIGRATIONS });
  return {
    db: db as unknown as Db,
    connection: { kind: 'embedded', pool },
    close: async () => {
      await pool.end();
      await server.close();
    },
  };
}

/**
 * There is one connection: a query beside the transaction that its own caller holds open would wait for ever.
 * This turns that silent stop into an error at the line that made the mistake.
 */
function guardOpenTransaction(pool: pg.Pool, db: NodePgDatabase): void {
  const inside = new AsyncLocalStorage<true>();
  const { connect } = pool;
  // Every query of a pool begins with it.
  pool.connect = ((...args: Parameters<typeof connect>) => {
    if (inside.getStore()) {
      throw new Error('a query outside the open transaction: inside db.transaction use only tx');
    }
    return connect.apply(pool, args);
  }) as typeof connect;
  const { transaction } = db;
  db.transaction = (work, config) =>
    transaction.call(db, (tx) => inside.run(true, () => work(tx)), config) as never;
}
