import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Address, ensureSocketFolder, listenSettings } from './address.ts';
import type { Cluster } from './cluster.ts';
import { endLeftover, postmasterOf } from './postmaster-pid.ts';
import { noPrograms } from './programs.ts';
import { isMissing, ProgramFailed, programEnv, reasonIn, runProgram } from './run-program.ts';

export interface RunOptions {
  readonly cluster: Cluster;
  readonly address: Address;
  readonly settings: Readonly<Record<string, string>>;
  /** The file that PostgreSQL's messages are added to. */
  readonly log: string;
  /** A folder to remove after every kind of end. */
  readonly temporary?: string | undefined;
}

/** One PostgreSQL, from its start to its end. */
export interface Life {
  readonly ended: Promise<unknown>;
  /** Begins an orderly end. PostgreSQL also ends by itself when this process has ended, even by kill -9. */
  end(): void;
}

const LOOK_MS = 10;
const AGAIN_MS = 100;
/** How long the workers of a PostgreSQL that was ended by kill -9 may take to notice it. */
const WORKERS_END_MS = 30_000;

/**
 * Ends PostgreSQL when the pipe closes, which every end of this process causes. Signals to the whole group, as from
 * Ctrl-C or a service manager, do not reach the database: it ends after the server.
 */
const WATCH = `
trap '' HUP INT TERM
temporary=$1; shift
"$@" 3<&- & postgres=$!
{ read -r _ <&3; kill -INT $postgres; } & watch=$!
wait $postgres; code=$?
kill -KILL $watch 2>/dev/null
[ -z "$temporary" ] || rm -rf "$temporary"
exit $code`;

/** Starts PostgreSQL on a cluster and waits until it takes connections. Throws `ProgramFailed` with its reason. */
export async function startPostgres(options: RunOptions): Promise<Life> {
  await endLeftover(options.cluster.folder);
  for (let waited = 0; ; waited += AGAIN_MS) {
    try {
      return await start(options);
    } catch (error) {
      const workersAreLeft = String(error).includes('shared memory block');
      if (!workersAreLeft || waited >= WORKERS_END_MS) throw error;
    }
    await pause(AGAIN_MS);
  }
}

async function start(options: RunOptions): Promise<Life> {
  const { cluster, address, log } = options;
  ensureSocketFolder(address, cluster.user);
  const file = openSync(log, 'a');
  const { size } = statSync(log);
  const child = process.platform === 'win32' ? plain(options, file) : watched(options, file);
  closeSync(file);
  let code: number | null | undefined;
  const ended = new Promise<void>((done) => {
    child.once('error', done);
    child.once('exit', (exitCode) => {
      code = exitCode;
      done();
    });
  });
  while (!postmasterOf(cluster.folder)?.ready) {
    if (code !== undefined) throw whyEnded(code, readFileSync(log).subarray(size).toString());
    await pause(LOOK_MS);
  }
  return { ended, end: () => end(cluster, child) };
}

function commandOf({ cluster, address, settings }: RunOptions): [string, string[]] {
  const all = Object.entries({ ...settings, ...listenSettings(address) });
  const flags = all.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return [join(cluster.programs, 'postgres'), ['-D', cluster.folder, ...flags]];
}

function watched(options: RunOptions, log: number): ChildProcess {
  const { cluster, temporary = '' } = options;
  const [program, parameters] = commandOf(options);
  const child = spawn('/bin/sh', ['-c', WATCH, 'rallydays', temporary, program, ...parameters], {
    ...cluster.user,
    cwd: cluster.folder,
    env: programEnv(),
    detached: true,
    stdio: ['ignore', log, log, 'pipe'],
  });
  child.unref();
  (child.stdio[3] as Socket).unref();
  return child;
}

/** On Windows a child ends with its parent anyway. */
function plain(options: RunOptions, log: number): ChildProcess {
  const [program, parameters] = commandOf(options);
  return spawn(program, parameters, { env: programEnv(), stdio: ['ignore', log, log] });
}

function end(cluster: Cluster, child: ChildProcess): void {
  child.ref();
  if (process.platform !== 'win32') return void (child.stdio[3] as Socket).destroy();
  const stop = ['stop', '--mode=fast', '--no-wait', '-D', cluster.folder];
  runProgram(cluster, 'pg_ctl', stop).catch(() => {});
}

function whyEnded(code: number | null, words: string): Error {
  if (isMissing(code)) return noPrograms();
  return new ProgramFailed(reasonIn(words) ?? words.trim().replaceAll(/\s*\n\s*/g, ' '));
}
