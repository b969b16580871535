import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The browser's half. `apps/web/build.ts` runs it twice (browser, prerender) and makes the pages from both. */
export default defineConfig({
  root: path('apps/web'),
  publicDir: path('apps/web/public'),
  cacheDir: path('.cache/vite'),
  plugins: [react(), styleSheetsByCode()],
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
