import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const folder = '.cache';
const silentFor = 60_000;

/**
 * Runs `work` while no other process of this folder runs work of the same name; meanwhile the others wait.
 * The lock is a file with the process id of its holder, touched while it is held. The lock of a holder that died
 * (or has not touched it for a minute, on a machine whose process ids are not visible) is taken over.
 */
export async function withLock(name, waiting, work) {
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/${name}.lock`;
  let notified = false;
  while (!take(path)) {
    if (isAbandoned(path)) {
      removeAbandoned(path);
      continue;
    }
    if (!notified) process.stdout.write(`${waiting}\n`);
    notified = true;
    await pause(200);
  }
  const touch = setInterval(() => utimesSync(path, new Date(), new Date()), 5_000);
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(touch);
    process.off('exit', release);
    release();
  }
}

function take(path) {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(path) {
  try {
    const age = Date.now() - statSync(path).mtimeMs;
    const holder = readFileSync(path, 'utf8');
    // The lock was just created: its holder has not yet written its id.
    if (holder === '') return age > 2_000;
    return age > silentFor || !isAlive(Number(holder));
  } catch {
    return false;
  }
}

/**
 * Two waiting processes may both see a dead holder. Only one may remove its lock, or the slower one would remove the
 * lock that the quicker one has just taken. Therefore a second file is created, and the first is read again while it is held.
 */
function removeAbandoned(path) {
  const right = `${path}.takeover`;
  if (!take(right)) {
    if (isAbandoned(right)) rmSync(right, { force: true });
    return;
  }
  if (isAbandoned(path)) rmSync(path, { force: true });
  rmSync(right, { force: true });
}

function isAlive(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
