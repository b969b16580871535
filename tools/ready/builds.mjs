import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { flags } from './node.mjs';
import { Refusal, run } from './run.mjs';

/** What is made of sources, by which script, and when it is stale. */
const builds = {
  'web-app': {
    what: 'web app',
    script: 'apps/web/build.ts',
    output: 'dist/web/index.html',
    sources: ['apps/web', 'features', 'platform', 'domain'],
    files: [
      'vite.config.ts',
      'package.json',
      'package-lock.json',
      'tsconfig.base.json',
      'tsconfig.web.json',
    ],
    foreign: new Set(['server', 'testing', 'node_modules']),
  },
  database: {
    what: 'database',
    script: 'apps/server/build.ts',
    output: 'dist/database',
    sources: ['apps/server', 'demo', 'domain', 'features', 'platform'],
    files: ['package-lock.json'],
    foreign: new Set(['web', 'testing']),
    // The demo world lies around the day it was made on.
    also: todayInJapan,
    // What Node made of sources that are no more; this build's server fills it again.
    stale: '.cache/compiled',
  },
};

/** Builds the web app into dist/web, unless it was built from exactly these sources. */
export async function ensureWebApp(node) {
  await ensure('web-app', node);
}

/** Builds the databases that new embedded ones are copied from: an empty one, and one with the demo world. */
export async function ensureDatabase(node) {
  await ensure('database', node);
}

/** Whether a server that starts now begins with a new embedded database. */
export function startsAnew({ DATABASE_URL, DATA_DIR } = process.env) {
  return !DATABASE_URL && !existsSync(join(DATA_DIR || './data', 'postgres'));
}

async function ensure(name, node) {
  const build = { ...builds[name], stampFile: join('.cache', name) };
  if (isBuilt(build)) return;
  const waiting = `Another command is building the ${build.what}; waiting for it.`;
  await withLock(name, waiting, async () => {
    if (isBuilt(build)) return;
    const started = Date.now();
    process.stdout.write(`Building the ${build.what} ...\n`);
    rmSync(build.stampFile, { force: true });
    if (build.stale) rmSync(build.stale, { recursive: true, force: true });
    // Taken before the build, so that what changes during it is built again.
    const fingerprint = fingerprintOf(build);
    const code = await run(node, [...flags, build.script]);
    if (code !== 0)
      throw new Refusal(`The ${build.what} could not be built; the reason is above.`, code);
    mkdirSync('.cache', { recursive: true });
    writeFileSync(build.stampFile, fingerprint);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    process.stdout.write(`Built the ${build.what} in ${seconds} s.\n`);
  });
}

function isBuilt(build) {
  if (!existsSync(build.output) || !existsSync(build.stampFile)) return false;
  return readFileSync(build.stampFile, 'utf8') === fingerprintOf(build);
}

function fingerprintOf({ files, sources, foreign, also = () => '' }) {
  const hash = createHash('sha256').update(also());
  const add = (path) => hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  for (const file of files) if (existsSync(file)) add(file);
  for (const folder of sources) for (const path of filesUnder(folder, foreign)) add(path);
  return hash.digest('hex');
}

function todayInJapan() {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format();
}

function* filesUnder(folder, foreign) {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !foreign.has(entry.name)) yield* filesUnder(path, foreign);
    if (entry.isFile() && !entry.name.includes('.test.')) yield path;
  }
}
