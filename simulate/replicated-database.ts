import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { closedPort } from '#platform/testing/mail-server.ts';
import { passableFolder } from '#platform/testing/passable-folder.ts';

const VERSIONS = '/usr/lib/postgresql';
const PROXY = 'deploy/haproxy-postgres.cfg';
/** The standby confirms every commit, so that a promotion loses nothing that was acknowledged. */
const SYNCHRONOUS = "alter system set synchronous_standby_names = 'first 1 (standby)'";

/** Fails on a standby. */
const WRITE = 'create temporary table written (at timestamptz)';

/** A primary and its synchronous standby behind HAProxy, as docs/operations.md has it, of Debian's package postgresql. */
export class ReplicatedDatabase {
  readonly #folder = passableFolder();
  readonly #bin = programs();
  readonly #who = owner();
  readonly #processes: ChildProcess[] = [];
  #ports: readonly [number, number, number] = [0, 0, 0];

  /** The address through HAProxy. */
  get url(): string {
    return addressOf(this.#ports[2]);
  }

  async start(): Promise<void> {
    this.#ports = [await closedPort(), await closedPort(), await closedPort()];
    const [one, two, bind] = this.#ports;
    process.once('exit', () => this.#kill());
    const data = join(this.#folder, 'data');
    mkdirSync(data);
    await promisify(execFile)('chown', [`${this.#who.uid}`, data]);
    await this.#run('initdb', '-D', this.#data('one'), '-A', 'trust', '-U', 'postgres');
    appendFileSync(
      join(this.#data('one'), 'postgresql.conf'),
      "\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 200\nwal_retrieve_retry_interval = '500ms'\ntimezone = 'UTC'\n",
    );
    await this.#serve('one', one);
    await query(addressOf(one), 'create role haproxy login');
    const from = `host=127.0.0.1 port=${one} user=postgres application_name=standby`;
    await this.#run(
      'pg_basebackup',
      '-D',
      this.#data('two'),
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '-d',
      from,
    );
    await this.#serve('two', two);
    await query(addressOf(one), SYNCHRONOUS);
    await query(addressOf(one), 'select pg_reload_conf()');
    const { PATH = '' } = process.env;
    const at = (port: number) => `127.0.0.1:${port}`;
    const env = {
      PATH: `${PATH}:/usr/sbin`,
      RALLYDAYS_DB_BIND: at(bind),
      RALLYDAYS_DB_ONE: at(one),
      RALLYDAYS_DB_TWO: at(two),
    };
    this.#add(spawn('haproxy', ['-db', '-f', PROXY], { env, stdio: 'ignore' }));
    // HAProxy takes both for primaries until it has checked them, and goes to each in turn.
    await this.#writes(4);
  }

  /** Ends the primary as a power cut would, and promotes the standby at once; resolves when it writes through HAProxy. */
  async failOver(): Promise<void> {
    this.#processes[0]?.kill('SIGKILL');
    await this.#run('pg_ctl', 'promote', '-w', '-D', this.#data('two'));
    await this.#writes(1);
  }

  async stop(): Promise<void> {
    this.#kill();
    await Promise.all(this.#processes.map(ended));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #data(name: 'one' | 'two'): string {
    return join(this.#folder, 'data', name);
  }

  async #serve(name: 'one' | 'two', port: number): Promise<void> {
    const parameters = ['-D', this.#data(name), '-p', String(port)];
    this.#add(spawn(join(this.#bin, 'postgres'), parameters, { ...this.#who, stdio: 'ignore' }));
    await answers(addressOf(port));
  }

  /** Resolves after so many writes one after the other. */
  async #writes(count: number): Promise<void> {
    for (let inARow = 0; inARow < count; ) {
      const hasWritten = await query(this.url, WRITE).then(
        () => true,
        () => false,
      );
      inARow = hasWritten ? inARow + 1 : 0;
      await pause(100);
    }
  }

  #add(child: ChildProcess): void {
    // Where the program is missing, nothing answers.
    this.#processes.push(child.once('error', () => {}));
  }

  #kill(): void {
    for (const child of this.#processes) child.kill('SIGKILL');
  }

  async #run(program: string, ...parameters: string[]): Promise<void> {
    await promisify(execFile)(join(this.#bin, program), parameters, this.#who);
  }
}

/** The newest that Debian has installed. */
function programs(): string {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
  if (!newest) throw new Error('a failover needs PostgreSQL: apt-get install postgresql');
  return join(VERSIONS, newest, 'bin');
}

/** PostgreSQL refuses to run as root. */
function owner(): { readonly uid: number; readonly gid: number; readonly cwd: string } {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const found = users.find((line) => line.startsWith('postgres:'))?.split(':') ?? [];
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, cwd: '/' };
  return own.uid === 0 ? { uid: Number(found[2]), gid: Number(found[3]), cwd: '/' } : own;
}

function addressOf(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

async function query(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}

async function answers(url: string): Promise<void> {
  for (let waited = 0; ; waited += 100) {
    const error = await query(url, 'select 1').then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error === null) return;
    if (waited > 30_000) throw new Error(`no database answers at ${url}`, { cause: error });
    await pause(100);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((done) => child.once('exit', done));
}
