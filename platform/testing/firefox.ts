import { existsSync } from 'node:fs';

/** The path of a Firefox on this machine: the one named by FIREFOX_PATH, or the system's. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`FIREFOX_PATH names ${named}, which does not exist.`);
    return named;
  }
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(':')];
  const names = ['firefox-esr', 'firefox'];
  return folders
    .flatMap((folder) => names.map((name) => `${folder}/${name}`))
    .find((path) => existsSync(path));
}
