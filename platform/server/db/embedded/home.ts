import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import { canEnter, databaseUser } from './database-user.ts';
import { SHARED } from './programs.ts';

/** Where the embedded database of a data folder lives. */
export interface Home {
  /** The real path of `DATA_DIR/database`. */
  readonly folder: string;
  /** PostgreSQL's own folder in it. */
  readonly cluster: string;
  /** Whether it is outside `DATA_DIR`, with a link to it. */
  readonly elsewhere: boolean;
}

/** Finds the home of a data folder's database, or makes one. Throws `CannotStart` where it cannot be. */
export function prepareHome(dataDir: string): Home {
  const data = resolve(dataDir);
  try {
    createFolder(data);
    refuseFormerDatabase(data);
    const link = join(data, 'database');
    if (!lstatSync(link, { throwIfNoEntry: false })) createHome(data, link);
    const folder = realHome(link);
    accessSync(folder, constants.W_OK);
    return { folder, cluster: join(folder, 'cluster'), elsewhere: isLink(link) };
  } catch (error) {
    throw unusable(data, error);
  }
}

function createFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    // Node's error for a read-only disk when it makes several folders. Making one folder gives the real reason.
    if (codeOf(error) !== 'ENOENT') throw error;
    if (!existsSync(dirname(path))) createFolder(dirname(path));
    mkdirSync(path);
  }
}

/** Until November 2026 the database ran inside the server (PGlite) and left files that PostgreSQL cannot open. */
function refuseFormerDatabase(data: string): void {
  if (!existsSync(join(data, 'postgres', 'PG_VERSION'))) return;
  throw new CannotStart(
    `${data} holds a database of an earlier RallyDays, which this version cannot read. Nothing was changed. Bring its data along as docs/operations.md says, or remove them with npm run reset.`,
  );
}

/** In the data folder, or where the database's user can reach it if that user cannot enter the data folder. */
function createHome(data: string, link: string): void {
  if (canEnter(data, databaseUser())) {
    mkdirSync(link);
    chmodSync(link, 0o711);
    return;
  }
  mkdirSync(SHARED, { recursive: true });
  chmodSync(SHARED, 0o755);
  const folder = mkdtempSync(join(SHARED, 'database-'));
  chmodSync(folder, 0o711);
  symlinkSync(folder, link);
}

function realHome(link: string): string {
  if (!existsSync(link)) {
    throw new CannotStart(
      `The database was in ${readlinkSync(link)}, and that folder is gone. Put it back, or begin with an empty database: npm run reset.`,
    );
  }
  const folder = realpathSync(link);
  if (canEnter(folder, databaseUser(join(folder, 'cluster')))) return folder;
  throw new CannotStart(
    `PostgreSQL does not run as root, and the user it runs as instead cannot enter ${folder}. Move DATA_DIR to a folder that everybody may pass through, or start RallyDays as an ordinary user.`,
  );
}

function isLink(path: string): boolean {
  return lstatSync(path).isSymbolicLink();
}

const FULL = 'the disk is full';
const NO_RIGHT = 'this user has no right to write there';

/** By the system's codes, and SQLite's. */
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of it is a file',
  ENOENT: 'it cannot be made',
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  EROFS: 'the disk is read-only',
  ENOSPC: FULL,
  EDQUOT: 'the disk quota is used up',
  8: NO_RIGHT,
  13: FULL,
  14: NO_RIGHT,
};

/** Says in a sentence why a data folder cannot be used; returns any other error unchanged. */
export function unusable(dataDir: string, error: unknown): unknown {
  const reason = REASONS[codeOf(error)];
  if (!reason) return error;
  return new CannotStart(
    `DATA_DIR cannot be ${resolve(dataDir)}: ${reason}. Nothing was changed. Mend this, or set DATA_DIR to another folder.`,
  );
}

function codeOf(error: unknown): string {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return String(errcode ?? code);
}
