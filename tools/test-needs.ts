import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { findChromium, hasHeadlessShell, hasJapaneseFont } from '#platform/testing/chromium.ts';
import { findFirefox } from '#platform/testing/firefox.ts';

const MEMORY = '/dev/shm';
const MEMORY_NEEDED_BYTES = 4 * 1024 ** 3;

export interface Preparation {
  ready: boolean;
  /** Whether the person who runs the tests has allowed that this is missing. */
  allowedMissing: boolean;
}

/** Browsers for the end-to-end tests, with and without windows, and a font for their Japanese. */
export function prepareChromium(): Preparation {
  if (!runs(findChromium({ whole: true })) || !hasJapaneseFont()) {
    say('No Chromium, or no Japanese font, on this machine yet.');
    aptInstall(['chromium', 'chromium-headless-shell', 'fonts-noto-cjk']);
    if (!runs(findChromium({ whole: true }))) playwrightInstall();
  }
  // The whole Chromium can replace it, at half the speed.
  if (!process.env.CHROMIUM_PATH && !hasHeadlessShell()) aptInstall(['chromium-headless-shell']);
  if (runs(findChromium()) && hasJapaneseFont()) return { ready: true, allowedMissing: false };
  return missing('TEST_WITHOUT_CHROMIUM', [
    'The end-to-end tests need Chromium and a font with Japanese letters, and they could not be installed.',
    'Install them (on Debian as root: apt-get install chromium fonts-noto-cjk), or name a browser with CHROMIUM_PATH.',
  ]);
}

/** Firefox, for one end-to-end test in each language. */
export function prepareFirefox(): Preparation {
  if (!runs(findFirefox())) {
    say('No Firefox on this machine yet.');
    aptInstall(['firefox-esr']);
  }
  if (runs(findFirefox())) return { ready: true, allowedMissing: false };
  return missing('TEST_WITHOUT_FIREFOX', [
    'One end-to-end test in each language needs Firefox, and it could not be installed.',
    'Install it (on Debian as root: apt-get install firefox-esr), or name one with FIREFOX_PATH.',
  ]);
}

/**
 * A folder in memory for the files of the tests' databases and browsers, where the machine has room for it:
 * no file has to outlive the run, and disks are slow. Undefined where there is no room.
 */
export function folderInMemory(): string | undefined {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < MEMORY_NEEDED_BYTES) return undefined;
  const folder = mkdtempSync(`${MEMORY}/rallydays-tests-`);
  // PostgreSQL's own user has a folder in it.
  chmodSync(folder, 0o711);
  return folder;
}

function missing(variable: string, sentences: string[]): Preparation {
  const allowedMissing = process.env[variable] === '1';
  say(
    ...sentences,
    allowedMissing ? `Left out, as ${variable}=1 allows.` : `To go without: ${variable}=1.`,
  );
  return { ready: false, allowedMissing };
}

function runs(path: string | undefined): boolean {
  return path !== undefined && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Only as root on Debian and its derivatives: elsewhere this script does not install for the whole machine. */
function aptInstall(packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  say(`Installing ${packages.join(' and ')} with apt-get ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...parameters: string[]) =>
    spawnSync('apt-get', ['-qq', ...parameters], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

function playwrightInstall(): void {
  say("Trying Playwright's own Chromium ...");
  const parameters = ['node_modules/playwright-core/cli.js', 'install', 'chromium'];
  spawnSync(process.execPath, parameters, { stdio: 'inherit', timeout: 300_000 });
}

function say(...sentences: string[]): void {
  process.stdout.write(`${sentences.join('\n')}\n`);
}
