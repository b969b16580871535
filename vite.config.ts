import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { filesOfModules } from './apps/web/build/files-of-modules.ts';
import { leanPackages } from './apps/web/build/lean-packages.ts';
import { wordsWithCode } from './apps/web/build/words-with-code.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Small pieces that most screens after the first need: one file instead of fifty. */
const SHARED_PARTS =
  /lucide-react|platform\/web\/ui\/(?!calendar|date-field|qr-code)|platform\/web\/timing|\.text\.ts$/;

/** The browser's half. `apps/web/build.ts` runs it twice (browser, prerender) and makes the pages from both. */
export default defineConfig({
  root: path('apps/web'),
  publicDir: path('apps/web/public'),
  cacheDir: path('.cache/vite'),
  plugins: [wordsWithCode(), react(), leanPackages(), filesOfModules()],
  resolve: {
    alias: [
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: path('platform/web/ui/drawn-icon.ts'),
      },
    ],
  },
  // So that pages made at build time have the same icons.
  ssr: { noExternal: ['lucide-react'] },
  define: { __BUILD__: JSON.stringify(process.env.BUILD_ID ?? 'dev') },
  build: {
    outDir: path('dist/web'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // Reading a property does nothing else: without this unused classes of packages stay.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // What every visit needs is one file: it compresses better than five.
            { name: 'app', tags: ['$initial'], priority: 1 },
            { name: 'parts', test: SHARED_PARTS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
});
