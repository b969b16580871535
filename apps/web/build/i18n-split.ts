import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './paths.ts';

/** Part of the first load (apps/web/load-messages.ts): no code needs to request them. */
const ALWAYS_HERE = ['platform', 'home'];

const lazy = /\bimport\(\s*(["'])([^"']+\.tsx?)\1\s*\)/g;
const statics = /^(?:import|export)\s(?!type\s)[^;]*?from\s*(["'])([^"']+\.tsx?)\1/gm;
const textHook = /^export const \w+ = createMessagesHook<[^>]*>\(\s*(["'])(\w+)\1/gm;

/**
 * Makes every lazily loaded piece of code request its messages in parallel: `import('./x.screen.tsx')` becomes
 * `withMessages(import('./x.screen.tsx'), ['entries', 'tournaments'])`. The features are read from its sources
 * and all that they import. If a hook is missed here, the screen only waits a little longer for its messages.
 */
export function i18nSplit(): Plugin {
  return {
    name: 'i18n-split',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\/(features|platform\/web|apps\/web)\/.*\.tsx?$/ },
        code: /import\(/,
      },
      handler(code, id) {
        const file = id.split('?')[0] ?? id;
        const written = code.replace(lazy, (whole, _quote, target: string) => {
          const features = wordsOf(resolved(target, file));
          return features.length > 0
            ? `withMessages(${whole}, ${JSON.stringify(features)})`
            : whole;
        });
        if (written === code) return null;
        return {
          code: `${written}\nimport { withMessages } from '#platform/web/i18n/message-catalog.ts';\n`,
          map: null,
        };
      },
    },
  };
}

/** The features whose messages a file and all its static imports use. */
function wordsOf(start: string): string[] {
  const seen = new Set<string>();
  const features = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, , feature = ''] of code.matchAll(textHook)) features.add(feature);
    for (const [, , target = ''] of code.matchAll(statics)) visit(resolved(target, file));
  };
  visit(start);
  return [...features].filter((feature) => !ALWAYS_HERE.includes(feature)).sort();
}

function resolved(target: string, from: string): string {
  return target.startsWith('#') ? join(root, target.slice(1)) : join(dirname(from), target);
}
