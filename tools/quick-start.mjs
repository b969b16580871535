/**
 * Loaded before anything else (tools/node-flags.json), so that the server starts sooner: it keeps what Node makes of
 * sources, and answers for Drizzle's own imports, for each of which Node would read a package.json of 180 KB anew
 * (docs/decisions/0008-a-small-server.md).
 */
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!specifier.startsWith('.') || !parentURL?.includes('/node_modules/drizzle-orm/')) {
      return next(specifier, context);
    }
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
