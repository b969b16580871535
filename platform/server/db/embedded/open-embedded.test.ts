import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { passableFolder } from '../../../testing/passable-folder.ts';
import { CannotStart } from '../../cannot-start.ts';
import type { Db, OpenDatabase } from '../database.ts';
import { FolderInUse } from './lock-folder.ts';
import { joinEmbedded, openEmbedded } from './open-embedded.ts';
import { postmasterOf } from './postmaster-pid.ts';

const SOON = { timeout: 60_000, interval: 20 };

let folder: string;
let made: string;
let dataDir: string;
/** Ended after the test. */
const opened: OpenDatabase[] = [];
const servers: ChildProcess[] = [];

beforeAll(async () => {
  made = join(passableFolder(), 'data');
  const { db, close } = await openEmbedded(made);
  await db.execute(sql`create table words (word text)`);
  await close();
});

afterAll(() => rmSync(join(made, '..'), { recursive: true, force: true }));

beforeEach(() => {
  folder = passableFolder();
  dataDir = join(folder, 'data');
});

afterEach(async () => {
  for (const server of servers.splice(0)) server.kill('SIGKILL');
  for (const database of opened.splice(0)) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<OpenDatabase> {
  const database = await openEmbedded(dataDir);
  opened.push(database);
  return database;
}

/** A data folder with a database that has the table `words`. */
function copyMade(): string {
  cpSync(made, dataDir, { recursive: true });
  return join(dataDir, 'database', 'cluster');
}

const write = (db: Db, word: string) => db.execute(sql`insert into words values (${word})`);

async function words(db: Db): Promise<string[]> {
  const { rows } = (await db.execute(sql`select word from words`)) as unknown as {
    rows: { word: string }[];
  };
  return rows.map(({ word }) => word);
}

/**
 * Another process, with its own group, that opens the data folder and writes "hello", which is acknowledged when
 * this returns. On SIGINT it writes "goodbye" and closes the database.
 */
async function otherServer(): Promise<ChildProcess> {
  const module = new URL('./open-embedded.ts', import.meta.url).pathname;
  const script = `
    import { sql } from 'drizzle-orm';
    import { openEmbedded } from '${module}';
    const { db, close } = await openEmbedded(${JSON.stringify(dataDir)});
    await db.execute(sql\`insert into words values ('hello')\`);
    const staying = setInterval(() => {}, 1000);
    process.once('SIGINT', async () => {
      await db.execute(sql\`insert into words values ('goodbye')\`);
      await close();
      clearInterval(staying);
    });
    console.log('written');`;
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module'];
  const server = spawn(process.execPath, [...flags, '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  servers.push(server);
  await new Promise((written) => server.stdout.once('data', written));
  return server;
}

function killed(server: ChildProcess): Promise<unknown> {
  const gone = new Promise((exit) => server.once('exit', exit));
  server.kill('SIGKILL');
  return gone;
}

const pidOf = (cluster: string) => postmasterOf(cluster)?.pid;

function killDatabase(cluster: string): number {
  const pid = pidOf(cluster);
  if (!pid) throw new Error('the database is not running');
  process.kill(pid, 'SIGKILL');
  return pid;
}

function childrenOf(pid: number | undefined): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g)?.map(Number) ?? [];
}

describe('openEmbedded', () => {
  it('The embedded database has its data after it was closed and opened again', async () => {
    copyMade();
    const first = await openEmbedded(dataDir);
    await write(first.db, 'hello');
    await first.close();
    expect(await words((await open()).db)).toEqual(['hello']);
  });

  it('The embedded database syncs each commit, ends slow statements, and gives the app no rights beyond its own data', async () => {
    copyMade();
    const { db } = await open();
    const { rows } = (await db.execute(sql`
      select current_setting('fsync') fsync, current_setting('synchronous_commit') commit,
        current_setting('full_page_writes') pages, current_setting('statement_timeout') statement,
        current_setting('idle_in_transaction_session_timeout') idle,
        (select rolsuper from pg_roles where rolname = current_user) superuser`)) as unknown as {
      rows: unknown[];
    };
    const safe = { fsync: 'on', commit: 'on', pages: 'on' };
    expect(rows).toEqual([{ ...safe, statement: '15s', idle: '30s', superuser: false }]);
  });

  it('A data folder that is open is refused, tools can join it, and it can be opened after it was closed', async () => {
    copyMade();
    const first = await openEmbedded(dataDir);
    await expect(openEmbedded(dataDir)).rejects.toThrow(FolderInUse);
    const joined = await joinEmbedded(dataDir);
    await write(joined.db, 'joined');
    await joined.close();
    expect(await words(first.db)).toEqual(['joined']);
    await first.close();
    await open();
  });

  it('The embedded database works in a folder whose path is long and has spaces and Japanese letters', async () => {
    dataDir = join(folder, '桜 クラブ '.repeat(12), 'data');
    copyMade();
    const { db } = await open();
    await write(db, 'hello');
    expect(await words(db)).toEqual(['hello']);
  });
});

describe('Ctrl-C, which reaches every process of the group', () => {
  it('Ctrl-C ends the database after the server, which still writes', async () => {
    const cluster = copyMade();
    const server = await otherServer();
    const exit = once(server, 'exit');
    process.kill(-(server.pid ?? 0), 'SIGINT');
    expect(await exit).toEqual([0, null]);
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
    expect(await words((await open()).db)).toEqual(['hello', 'goodbye']);
  });
});

describe('kill -9', () => {
  it('The database ends by itself after kill -9 of the server', async () => {
    const cluster = copyMade();
    const server = await otherServer();
    expect(pidOf(cluster)).toBeGreaterThan(0);
    await killed(server);
    await vi.waitFor(() => expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false), SOON);
  });

  it('The next server has all data after kill -9 of the server, also while the database is still running', async () => {
    copyMade();
    await killed(await otherServer());
    const { db } = await open();
    expect(await words(db)).toEqual(['hello']);
  });

  it.runIf(existsSync('/proc/self'))(
    'The next start ends a database that kill -9 of its server and its shell left running',
    async () => {
      const cluster = copyMade();
      const server = await otherServer();
      const left = pidOf(cluster);
      const watch = childrenOf(server.pid).flatMap((shell) => [shell, ...childrenOf(shell)]);
      // Or it would start the database again.
      server.kill('SIGSTOP');
      for (const pid of watch) if (pid !== left) process.kill(pid, 'SIGKILL');
      await killed(server);
      expect(pidOf(cluster)).toBe(left);
      const { db } = await open();
      expect(await words(db)).toEqual(['hello']);
      expect(pidOf(cluster)).not.toBe(left);
    },
  );

  it('The database is started again after kill -9, and has all data', async () => {
    const cluster = copyMade();
    const { db } = await open();
    await write(db, 'hello');
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => said.mockRestore());
    const ended = killDatabase(cluster);
    await vi.waitFor(() => expect(pidOf(cluster)).not.toBe(ended), SOON);
    await vi.waitFor(async () => expect(await words(db)).toEqual(['hello']), SOON);
    expect(said).toHaveBeenCalledWith('The embedded database has ended. It is started again.\n');
  });

  it('The next start has all data after kill -9 of server and database, also where another program has its process number', async () => {
    const cluster = copyMade();
    const server = await otherServer();
    // Or it would start the database again.
    server.kill('SIGSTOP');
    killDatabase(cluster);
    await killed(server);
    const file = join(cluster, 'postmaster.pid');
    const [, ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [process.pid, ...rest].join('\n'));
    const { db } = await open();
    expect(await words(db)).toEqual(['hello']);
  });
});

it('Files that PostgreSQL had made, but not written yet, at kill -9 do not prevent the next start', async () => {
  const cluster = copyMade();
  for (const file of ['postmaster.pid', '.s.PGSQL.5432.lock'])
    writeFileSync(join(cluster, file), '');
  const { db } = await open();
  await write(db, 'hello');
  expect(await words(db)).toEqual(['hello']);
});

describe('openEmbedded refuses in a sentence and overwrites nothing', () => {
  const refused = async (sentence: RegExp) => {
    const error = await openEmbedded(dataDir).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CannotStart);
    expect((error as Error).message).toMatch(sentence);
    expect((error as Error).message).not.toContain('\n');
  };

  it('A database of an earlier version is refused and not overwritten', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
    await refused(/holds a database of an earlier RallyDays.*npm run reset/);
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
  });

  it('A database with damaged files is refused and not overwritten', async () => {
    const control = join(copyMade(), 'global', 'pg_control');
    writeFileSync(control, 'damaged');
    await refused(/does not start: .*pg_control.*Put a backup back/);
    expect(readFileSync(control, 'utf8')).toBe('damaged');
  });

  it('A database with a damaged page is refused and not overwritten', async () => {
    const databases = join(copyMade(), 'global', '1262');
    writeFileSync(databases, Buffer.alloc(8192, 'damaged'));
    await refused(/does not start: invalid page.*Put a backup back/);
    expect(readFileSync(databases, 'utf8')).toMatch(/^damaged/);
  });

  it('A database with missing files is refused and not overwritten', async () => {
    const cluster = copyMade();
    rmSync(join(cluster, 'PG_VERSION'));
    await refused(/does not start: .*PG_VERSION/);
    expect(existsSync(join(cluster, 'base'))).toBe(true);
  });

  it('A data folder that is a file is refused and not overwritten', async () => {
    writeFileSync(dataDir, 'mine');
    await refused(/DATA_DIR cannot be .*: it is a file/);
    expect(readFileSync(dataDir, 'utf8')).toBe('mine');
  });

  it('A data folder whose path leads through a file is refused', async () => {
    writeFileSync(join(folder, 'file'), 'mine');
    dataDir = join(folder, 'file', 'data');
    await refused(/DATA_DIR cannot be .*: a part of it is a file/);
  });

  it.runIf(existsSync('/sys'))('A data folder where nobody may write is refused', async () => {
    dataDir = '/sys/rallydays/data';
    await refused(/DATA_DIR cannot be .*(no right to write there|the disk is read-only)\./);
  });
});
