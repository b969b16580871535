import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { filesOfModules } from './apps/web/build/files-of-modules.ts';
import { wordsWithCode } from './apps/web/build/words-with-code.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What the first screen loads, by name: a module that is missing here only makes one more file. */
const EVERY_VISIT = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router)/',
    String.raw`node_modules/@tanstack/query-core/.*/(utils|subscribable|\w+Manager|retryer|removable|query|queryObserver|queryCache|queryClient|mutation|mutationCache|infiniteQueryBehavior)\.js`,
    String.raw`node_modules/@tanstack/react-query/.*/(QueryClientProvider|QueryErrorResetBoundary|IsRestoringProvider|errorBoundaryUtils|suspense|useBaseQuery|useQuery|queryOptions)\.js`,
    'node_modules/lucide-react/dist/esm/(shared|context|Icon|createLucideIcon|icons/(chevron-left|chevron-right|circle-exclamation-point|triangle-exclamation-point|circle-check|info|x)[.])',
    'platform/web/(api|i18n|shell|navigation|notify/(notify|notification-host|promise-texts))[/.]',
    'platform/web/(diagnostics|offline/(query-client|use-online|offline-notice))[.-]',
    'platform/shared/(language|format)[.]',
    'vite/preload-helper',
    'rolldown/runtime',
    'platform/web/ui/(class-names|button|link-button|screen|skeleton|spinner|section|language-switch|inline-notice)[.-]',
  ].join('|'),
);

/** The browser's half. `apps/web/build.ts` runs it twice (browser, prerender) and makes the pages from both. */
export default defineConfig({
  root: path('apps/web'),
  publicDir: path('apps/web/public'),
  cacheDir: path('.cache/vite'),
  plugins: [wordsWithCode(), react(), styleSheetsByCode(), filesOfModules()],
  define: { __BUILD__: JSON.stringify(process.env.BUILD_ID ?? 'dev') },
  build: {
    outDir: path('dist/web'),
    emptyOutDir: true,
    manifest: true,
    // One stylesheet, inlined into every prerendered page: no request and no wait for CSS, ever.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every visit needs is one file: it compresses better than five. A group for the forms broke zod
            // (its modules ran in the wrong order), so the bundler divides the rest.
            { name: 'base', test: EVERY_VISIT },
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

/**
 * sonner puts its look into a `<style>` element, which our content security policy forbids. A style sheet made
 * by code is allowed, and still comes only with sonner's own chunk.
 */
function styleSheetsByCode(): Plugin {
  return {
    name: 'style-sheets-by-code',
    apply: 'build',
    transform(code, id) {
      if (!/node_modules\/sonner\//.test(id)) return;
      const start = 'function __insertCSS(code) {';
      if (!code.includes(start))
        throw new Error('sonner inserts its styles in a new way: look again');
      const sheet = `${start}
        if (typeof document === 'undefined') return;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(code);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        return;`;
      return { code: code.replace(start, sheet), map: null };
    },
  };
}
