import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { build } from 'vite';
import { endpointsOnly } from './endpoints-only.ts';
import type { Built } from './pages.ts';
import { dist, root } from './paths.ts';

/** Builds sw.js with the list of all files that it caches for use without a network. */
export async function writeWorker({ pages, cameras }: Built): Promise<void> {
  const assets = (await readdir(`${dist}/assets`)).sort().map((name) => `/assets/${name}`);
  const precached = { version: await version(assets, pages), assets, pages, cameras };
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

// The names of pages do not depend on their content, so the content is part of the version.
async function version(assets: string[], pages: Record<string, string>): Promise<string> {
  const hash = createHash('sha256').update(assets.join());
  for (const name of Object.values(pages)) {
    for (const language of ['en', 'ja'])
      hash.update(await readFile(`${dist}/shells/${language}/${name}.html`));
  }
  return hash.digest('hex').slice(0, 12);
}
