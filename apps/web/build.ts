import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { compress } from './build/compress.ts';
import { keepBefore } from './build/keep-before.ts';
import { writePages } from './build/pages.ts';
import { before, buildId, dist, moduleMap, ssrFolder } from './build/paths.ts';
import { printSizes } from './build/sizes.ts';
import { writeWorker } from './build/worker.ts';

/**
 * Builds the web app into dist/web: the browser's code, every public screen's frame as HTML in each language,
 * the code with which the server renders others, the service worker with the list of all of them, and compressed copies.
 */
process.env.BUILD_ID = buildId();
process.env.NODE_ENV = 'production';
const configFile = 'vite.config.ts';
const quiet = { configFile, logLevel: 'warn' } as const;

await keepBefore(dist, before);
await build(quiet);
await build({
  ...quiet,
  publicDir: false,
  // With all packages inside, as they are in production.
  ssr: { noExternal: true },
  build: {
    ssr: true,
    rolldownOptions: {
      input: ['entry-prerender.tsx', 'entry-server.tsx'],
      // One folder: code then names a file as the list of files does.
      output: { chunkFileNames: '[hash].js' },
    },
    outDir: ssrFolder,
    emptyOutDir: true,
  },
});
const built = await writePages();
const { pages } = built;
await writeWorker(built);
await writeFile(`${dist}/shells/shells.json`, JSON.stringify(built, null, 1));
// The frame for any address; also the sign that the build is complete.
await writeFile(`${dist}/index.html`, await readFile(`${dist}/shells/en/${pages['*']}.html`));
// Not served, but read by `npm run bench -- bytes`.
await rm(moduleMap, { recursive: true, force: true });
await rename(`${dist}/.vite`, moduleMap);
await compress(dist);
printSizes(pages);
// A rendered screen may have started something that is still running; the build is over.
process.exit();
