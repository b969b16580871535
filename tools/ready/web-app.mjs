import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { flags } from './node.mjs';
import { Refusal, run } from './run.mjs';

/** The sources of the web app, and the folder of its build. */
const sources = ['apps/web', 'features', 'platform', 'domain'];
const files = [
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
];
const foreign = new Set(['server', 'testing', 'node_modules']);
const output = 'dist/web/index.html';
const stampFile = '.cache/web-app';

/** Builds the web app into dist/web, unless it was built from exactly these sources. */
export async function ensureWebApp(node) {
  if (isBuilt()) return;
  await withLock(
    'web-app',
    'Another command is building the web app; waiting for it.',
    async () => {
      if (isBuilt()) return;
      const started = Date.now();
      process.stdout.write('Building the web app ...\n');
      rmSync(stampFile, { force: true });
      // The compile cache of older sources; the next server fills it again.
      rmSync('.cache/compiled', { recursive: true, force: true });
      // Taken before the build, so that changes during the build cause another one.
      const fingerprint = fingerprintOf();
      const code = await run(node, [...flags, 'apps/web/build.ts']);
      if (code !== 0)
        throw new Refusal('The web app could not be built; the reason is above.', code);
      mkdirSync('.cache', { recursive: true });
      writeFileSync(stampFile, fingerprint);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      process.stdout.write(`Built the web app in ${seconds} s.\n`);
    },
  );
}

function isBuilt() {
  if (!existsSync(output) || !existsSync(stampFile)) return false;
  return readFileSync(stampFile, 'utf8') === fingerprintOf();
}

function fingerprintOf() {
  const hash = createHash('sha256');
  const add = (path) => hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  for (const file of files) if (existsSync(file)) add(file);
  for (const folder of sources) for (const path of filesUnder(folder)) add(path);
  return hash.digest('hex');
}

function* filesUnder(folder) {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !foreign.has(entry.name)) yield* filesUnder(path);
    if (entry.isFile() && !entry.name.includes('.test.')) yield path;
  }
}
