import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The user that the database runs as, in the form that `spawn` takes; empty: the user of this process. */
export interface DatabaseUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** Every Linux has this user, "nobody", and it owns nothing. */
const NOBODY = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root: there it runs as the user who owns the `cluster`, or as nobody. */
export function databaseUser(cluster?: string): DatabaseUser {
  if (process.getuid?.() !== 0) return {};
  const owner = cluster && statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY;
}

/** Whether that user may enter a folder, which also takes the right to pass through those above it. */
export function canEnter(folder: string, user: DatabaseUser): boolean {
  if (user.uid === undefined) return true;
  return spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0;
}

/** Makes that user the owner of a file or a folder with all that is in it. */
export function giveTo({ uid, gid }: DatabaseUser, path: string): void {
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, path], { cwd: '/' });
}
