import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * In the browser an endpoint is its method and its path: only these are bundled of a contract, and nothing of its
 * schemas. A contract that exports something else for the browser fails the build.
 */
export function endpointsOnly(): Plugin {
  return {
    name: 'endpoints-only',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.contract.ts')) return null;
      // Node caches a module by its address: an edited contract needs another one.
      const address = `${pathToFileURL(id)}?${statSync(id).mtimeMs}`;
      const contract: Record<string, unknown> = await import(address);
      return Object.entries(contract)
        .filter(([, value]) => isEndpoint(value))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(routeOf(value))};`)
        .join('\n');
    },
  };
}

interface Route {
  readonly method: string;
  readonly path: string;
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function routeOf(value: unknown): Route {
  const { method, path } = value as Route;
  return { method, path };
}
