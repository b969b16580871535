import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { giveTo } from './database-user.ts';
import { type Program, runProgram } from './run-program.ts';

/** A PostgreSQL cluster on this machine, and the programs that run it. */
export interface Cluster extends Program {
  readonly folder: string;
}

/** The database in a cluster, and the role that owns it and has no other rights. The superuser is `postgres`. */
export const NAME = 'rallydays';

/** Windows has no sockets that only their owner can reach: there clients connect by TCP with a password. */
export const BY_PASSWORD = process.platform === 'win32';

/** Makes the cluster unless it exists: whole and on the disk, or not at all. */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const { folder, user } = cluster;
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    // As PostgreSQL demands; a backup that was put back can have lost both.
    if (user.uid !== undefined && statSync(folder).uid !== user.uid) giveTo(user, folder);
    chmodSync(folder, 0o700);
    return;
  }
  // An `initdb` of a server that was ended may still write, so each uses a separate folder.
  const part = { ...cluster, folder: `${folder}.part-${randomUUID()}` };
  removeParts(folder);
  await createCluster(part);
  await runProgram(cluster, 'initdb', ['--sync-only', '-D', part.folder]);
  renameSync(part.folder, folder);
  syncFolder(dirname(folder));
}

function removeParts(folder: string): void {
  const parts = readdirSync(dirname(folder)).filter((name) => name.startsWith('cluster.part'));
  for (const name of parts) {
    rmSync(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Makes a cluster in a folder that does not exist yet, without waiting for the disk. */
export async function createCluster(cluster: Cluster): Promise<void> {
  const { folder, user } = cluster;
  mkdirSync(folder, { mode: 0o700 });
  giveTo(user, folder);
  const auth = BY_PASSWORD
    ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(folder)}`]
    : ['--auth=trust'];
  // Sorts and compares by code points, alike on every machine.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const options = ['-U', 'postgres', '--encoding=UTF8', ...locale, ...auth];
  await runProgram(cluster, 'initdb', ['--no-sync', '--no-instructions', '-D', folder, ...options]);
  const password = BY_PASSWORD ? `password '${passwordOf(folder)}'` : '';
  const statements = [
    `create role ${NAME} login ${password}`,
    `alter database postgres rename to ${NAME}`,
    `alter database ${NAME} owner to ${NAME}`,
  ];
  const single = ['--single', '-F', '-D', folder, 'template1'];
  await runProgram(cluster, 'postgres', single, `${statements.join('\n')}\n`);
}

/** The password of a cluster that asks for one. */
export function passwordOf(folder: string): string {
  return readFileSync(passwordFile(folder), 'utf8');
}

function passwordFile(folder: string): string {
  const file = join(dirname(folder), 'password');
  const password = randomBytes(24).toString('base64url');
  if (!existsSync(file)) writeFileSync(file, password, { mode: 0o600 });
  return file;
}

function syncFolder(folder: string): void {
  // Windows does not sync folders.
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
