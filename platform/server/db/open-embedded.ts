import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Db, OpenDatabase } from './database.ts';
import { lockFolder } from './lock-folder.ts';
import { MIGRATIONS } from './migrations-hash.ts';
import { builtCluster, makeCluster, type NewContent } from './new-cluster.ts';
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
  const client = await openCluster(join(dataDir, 'postgres'), content).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const opened = await fromPglite(client);
  // The embedded database has no autovacuum of its own.
  const vacuum = setInterval(() => void client.exec('vacuum analyze'), VACUUM_EVERY_MS).unref();
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
export async function fromPglite(client: PGlite): Promise<OpenDatabase> {
  guardOpenTransaction(client);
  const db = drizzle({ client, casing: 'snake_case' });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  return {
    db: db as unknown as Db,
    connection: { kind: 'embedded', client },
    close: () => client.close(),
  };
}

/**
 * There is one connection: a query beside the transaction that its own caller holds open would wait for ever.
 * This turns that silent stop into an error at the line that made the mistake.
 */
function guardOpenTransaction(client: PGlite): void {
  const inside = new AsyncLocalStorage<true>();
  const refuseInside = () => {
    if (inside.getStore()) {
      throw new Error('a query outside the open transaction: inside db.transaction use only tx');
    }
  };
  const { query, exec, transaction } = client;
  client.query = (...args) => {
    refuseInside();
    return query.apply(client, args) as never;
  };
  client.exec = (...args) => {
    refuseInside();
    return exec.apply(client, args);
  };
  client.transaction = (work) => {
    refuseInside();
    return transaction.call(client, (tx) => inside.run(true, () => work(tx))) as never;
  };
}
