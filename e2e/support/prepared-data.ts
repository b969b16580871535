import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Server } from './server.ts';

const cache = '.cache/e2e';
/** What decides how a fresh data folder looks: the migrations and the code that fills it. */
const ingredients = [
  'apps/server',
  'demo',
  'domain',
  'features',
  'platform/server',
  'platform/shared',
];

/** A folder whose `data` a server has made and filled on its first start; made once per state of the sources and day. */
export async function preparedData(demo: boolean): Promise<string> {
  const name = `${demo ? 'demo' : 'empty'}-${fingerprint()}`;
  const folder = join(cache, name);
  mkdirSync(cache, { recursive: true });
  for (;;) {
    if (existsSync(folder)) return folder;
    if (await alone(name, () => make(folder, demo))) return folder;
    await pause(200);
  }
}

async function make(folder: string, demo: boolean): Promise<void> {
  removeOthers(demo);
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part);
  const server = new Server(join(part, 'data'), { DEMO: demo ? 'on' : 'off' });
  await server.start();
  await server.stop();
  rmSync(join(part, 'data.lock'), { force: true });
  renameSync(part, folder);
}

/** Test files run in processes of their own: one of them makes the folder, the others wait for it. */
async function alone(name: string, work: () => Promise<void>): Promise<boolean> {
  const claim = join(cache, `${name}.claim-${process.ppid}`);
  try {
    mkdirSync(claim);
  } catch {
    return false;
  }
  try {
    await work();
    return true;
  } finally {
    rmSync(claim, { recursive: true, force: true });
  }
}

function removeOthers(demo: boolean): void {
  const kind = demo ? 'demo-' : 'empty-';
  for (const old of readdirSync(cache)) {
    if (old.startsWith(kind) && !old.includes('.claim-')) {
      rmSync(join(cache, old), { recursive: true, force: true });
    }
  }
}

function fingerprint(): string {
  // The demo world lies around the day it was made on, in Japan.
  const hash = createHash('sha256').update(
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(),
  );
  for (const folder of ingredients) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && /\.(ts|sql)$/.test(entry.name));
    const paths = files.map(({ parentPath, name }) => join(parentPath, name));
    for (const path of paths.filter((path) => !path.includes('.test.')).sort()) {
      hash.update(path).update(readFileSync(path));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
