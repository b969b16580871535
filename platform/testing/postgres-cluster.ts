import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

export interface PostgresCluster {
  /** The superuser's address of the database `postgres`, with a password made for this cluster. */
  readonly url: string;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of its own in a temporary folder, from the machine's binaries. It never outlives this process. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const bin = postgresBinaries();
  if (!bin)
    throw new Error('No PostgreSQL server binaries found (on Debian: apt-get install postgresql).');
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'rallydays-postgres-'));
  const password = randomBytes(18).toString('base64url');
  initialise(bin, folder, password, user);

  const port = await freePort();
  // The shell ends the server when the pipe to it closes, and the kernel closes it however this process ends.
  const script = `"$0" "$@" >"${folder}/log" 2>&1 & read -r _; kill -INT $!; wait $!; rm -rf "${folder}"`;
  const guard = spawn('sh', ['-c', script, join(bin, 'postgres'), ...serverOptions(folder, port)], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((done) => guard.once('exit', () => done()));
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const stop = () => {
    guard.ref();
    guard.stdin?.destroy();
    return ended;
  };
  try {
    await answers(url);
  } catch (cause) {
    const log = readFileSync(join(folder, 'log'), 'utf8');
    await stop();
    throw new Error(`PostgreSQL did not start:\n${log}`, { cause });
  }
  guard.unref();
  return { url, stop };
}

/** Makes a database, as a copy of `template` when one is named (nobody may be connected to that one), and gives its address. */
export async function createDatabase(
  clusterUrl: string,
  name: string,
  template = 'template0',
): Promise<string> {
  await run(clusterUrl, `create database ${quoted(name)} template ${quoted(template)}`);
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes a database, together with whoever is still connected to it. */
export async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  await run(clusterUrl, `drop database if exists ${quoted(name)} with (force)`);
}

/** The folder of the newest PostgreSQL server binaries of this machine. */
export function postgresBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const fromPath = (process.env.PATH ?? '').split(':');
  return [...versions.map((version) => join(root, version, 'bin')), ...fromPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

type User = { uid?: number; gid?: number };

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function unprivilegedUser(): User {
  if (process.getuid?.() !== 0) return {};
  const entry = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
  if (!entry)
    throw new Error('PostgreSQL does not run as root, and this machine has no user "postgres".');
  return { uid: Number(entry[1]), gid: Number(entry[2]) };
}

function initialise(bin: string, folder: string, password: string, user: User): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(folder, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  // The same locale as the embedded database has, so that both sort and compare alike.
  const options = [
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ];
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '--no-sync', ...options],
    {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
}

/** Nothing in it needs to survive a power cut, so nothing waits for the disk. */
function serverOptions(folder: string, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    shared_buffers: '128MB',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', join(folder, 'data'), '-p', String(port), ...flags];
}

async function answers(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(url, 'select 1');
    } catch (error) {
      if (attempt === 200) throw error;
      await pause(100);
    }
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
