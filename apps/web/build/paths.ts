import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export const root = path('../../..');
export const dist = path('../../../dist/web');
/** The assets of the build before. */
export const before = path('../../../dist/before');
/** The list of which source is in which file of the finished build. */
export const moduleMap = path('../../../dist/made-of');
/** The code that renders pages: at build time, and on the server. */
export const ssrFolder = path('../../../dist/render');

/** Names the build by a hash of its sources: the same sources have the same name. */
export function buildId(): string {
  const sources = ['apps/web', 'platform/web', 'platform/shared', 'domain', 'features'];
  const files = sources.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: root }));
  const hash = createHash('sha256');
  for (const file of [...files, 'package-lock.json'].sort()) {
    if (!file.includes('/server/') && !file.includes('.test.'))
      hash.update(readFileSync(`${root}/${file}`));
  }
  return hash.digest('hex').slice(0, 12);
}
