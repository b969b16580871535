import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The same engine without the browser's own windows, menus and notifications, which cost a third of an end-to-end test's time. */
const shell = 'chromium-headless-shell';
const wellKnown = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * The path of a Chromium on this machine: the one named by CHROMIUM_PATH, the system's, or Playwright's own; not the
 * headless shell where a `whole` one is needed.
 */
export function findChromium({ whole = false } = {}): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(':')];
  const names = whole ? wellKnown : [shell, ...wellKnown];
  const systems = folders.flatMap((folder) => names.map((name) => `${folder}/${name}`));
  return [...systems, playwrightsOwn()].find((path) => path && existsSync(path));
}

/** Whether there is the one that the end-to-end tests are fastest with. */
export function hasHeadlessShell(): boolean {
  return findChromium()?.endsWith(shell) ?? false;
}

/** How the end-to-end tests start it. Throws where there is none. */
export function chromiumLaunch(options: { whole?: boolean } = {}) {
  const executablePath = findChromium(options);
  if (!executablePath)
    throw new Error('No Chromium found. Install one, or name it with CHROMIUM_PATH.');
  // Without a locale Chromium names no file in Japanese.
  return { executablePath, args: chromiumArguments(), env: { ...process.env, LC_ALL: 'C.UTF-8' } };
}

/** What every launch needs: root cannot use Chromium's sandbox, and containers have a small /dev/shm. */
export function chromiumArguments(): string[] {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [...sandbox, '--disable-dev-shm-usage'];
}

/** Whether Japanese text is drawn as letters; without such a font it is drawn as boxes. */
export function hasJapaneseFont(): boolean {
  const found = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  return found.status === 0 && found.stdout.trim() !== '';
}

/** Whether Japanese text is drawn with Debian's font, as in the pictures of docs/screenshots. */
export function drawsAsPictured(): boolean {
  const found = spawnSync('fc-match', ['sans-serif:lang=ja', 'family'], { encoding: 'utf8' });
  return found.status === 0 && found.stdout.includes('Noto Sans CJK');
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
