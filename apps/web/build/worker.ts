import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { build } from 'vite';
import { LANGUAGES } from '../../../platform/shared/language.ts';
import { endpointsOnly } from './endpoints-only.ts';
import type { Built } from './pages.ts';
import { dist, root } from './paths.ts';

/** Builds sw.js with the list of all files that it caches for use without a network. */
export async function writeWorker({ pages, cameras }: Built): Promise<void> {
  const assets = (await readdir(`${dist}/assets`)).sort().map((name) => `/assets/${name}`);
  const shells = await shellsOf(pages);
  const precached = { version: version(assets, shells), assets, shells, pages, cameras };
  await build({
    configFile: false,
    logLevel: 'warn',
    root: `${root}/apps/web`,
    publicDir: false,
    plugins: [endpointsOnly()],
    define: { __PRECACHED__: JSON.stringify(precached) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      lib: { entry: 'sw.ts', formats: ['es'], fileName: () => 'sw.js' },
    },
  });
}

/** Address of a page -> what its content is known by: the address is the same in each build. */
async function shellsOf(pages: Record<string, string>): Promise<Record<string, string>> {
  const shells: Record<string, string> = {};
  for (const name of new Set(Object.values(pages))) {
    for (const language of LANGUAGES) {
      const address = `/shells/${language}/${name}.html`;
      const hash = createHash('sha256').update(await readFile(dist + address));
      shells[address] = `sha256-${hash.digest('base64')}`;
    }
  }
  return shells;
}

function version(assets: string[], shells: Record<string, string>): string {
  const all = [...assets, ...Object.values(shells)].join();
  return createHash('sha256').update(all).digest('hex').slice(0, 12);
}
