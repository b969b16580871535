import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Address } from './address.ts';

/** What PostgreSQL writes about itself into its cluster, as `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly address: Address;
  /** Whether it takes connections. */
  readonly ready: boolean;
}

/** No system has a process with this number. */
const NO_PROCESS = 2_147_483_646;
const LOOK_MS = 20;
/** The time limit of an orderly end. After it the database ends as in a power cut, which loses nothing. */
const ORDERLY_END_MS = 20_000;
/** The time limit for PostgreSQL to write its file once it has made it, which takes a moment. */
const WRITTEN_MS = 500;

const fileOf = (cluster: string) => join(cluster, 'postmaster.pid');

/** The PostgreSQL that was started last on a cluster; undefined when it has ended in order. */
export function postmasterOf(cluster: string): Postmaster | undefined {
  const lines = linesOf(cluster);
  const pid = Number(lines[0]);
  if (!pid || pid === NO_PROCESS) return undefined;
  const address = { port: Number(lines[3]), socketFolder: lines[4] ?? '' };
  return { pid, address, ready: lines[7]?.trim() === 'ready' };
}

/**
 * Ends the PostgreSQL that an earlier server, itself ended by kill -9, left running on a cluster. Call it only while
 * holding the folder's lock.
 */
export async function endLeftover(cluster: string): Promise<void> {
  await removeEmpty(cluster);
  const left = postmasterOf(cluster);
  for (let waited = 0; left && isPostgres(left.pid, cluster); waited += LOOK_MS) {
    if (waited === 0) process.kill(left.pid, 'SIGINT');
    if (waited === ORDERLY_END_MS) process.kill(left.pid, 'SIGQUIT');
    await pause(LOOK_MS);
  }
  forget(cluster);
}

/** A PostgreSQL that kill -9 ended between making its file and writing it. None would start beside the empty file. */
async function removeEmpty(cluster: string): Promise<void> {
  for (let waited = 0; linesOf(cluster)[0] === ''; waited += LOOK_MS) {
    if (waited >= WRITTEN_MS) return rmSync(fileOf(cluster));
    await pause(LOOK_MS);
  }
}

/** Whether the process with this number is the PostgreSQL of this cluster: systems reuse the numbers. */
function isPostgres(pid: number, cluster: string): boolean {
  // On Windows it ends with its server.
  if (process.platform === 'win32') return false;
  const command = existsSync('/proc/self/cmdline') ? fromProc(pid) : fromPs(pid);
  return command.includes(cluster);
}

function fromProc(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function fromPs(pid: number): string {
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}

/**
 * PostgreSQL does not start while any process has the number in its file, and after the restart of a container that
 * may be another program. The file itself remains: PostgreSQL uses it to detect workers of the previous one.
 */
function forget(cluster: string): void {
  rmSync(join(cluster, '.s.PGSQL.5432.lock'), { force: true });
  const [pid, ...rest] = linesOf(cluster);
  if (pid === undefined) return;
  // Over the old text: a file that is emptied first would stay empty if kill -9 ended this process.
  writeFileSync(fileOf(cluster), [NO_PROCESS, ...rest].join('\n'), { flag: 'r+' });
}

function linesOf(cluster: string): string[] {
  try {
    return readFileSync(fileOf(cluster), 'utf8').split('\n');
  } catch {
    return [];
  }
}
