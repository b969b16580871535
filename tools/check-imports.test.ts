import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkImports } from './imports/check-all-imports.ts';

const allowed: [from: string, target: string][] = [
  [
    'features/entries/server/entries.handlers.ts',
    '#features/tournaments/server/tournaments.store.ts',
  ],
  [
    'features/entries/server/entries.tables.ts',
    '#features/tournaments/server/tournaments.tables.ts',
  ],
  ['features/entries/server/entries.test.ts', '#features/accounts/server/accounts.factory.ts'],
  ['features/entries/server/entries.a.test.ts', '#platform/testing/test-app.ts'],
  ['features/entries/web/screens/a.screen.tsx', '#features/tournaments/web/components/card.tsx'],
  ['features/entries/web/screens/b.screen.tsx', '#features/tournaments/tournaments.contract.ts'],
  ['domain/bracket/draw.test.ts', 'fast-check'],
  ['features/entries/server/entries.store.ts', 'drizzle-orm'],
  ['apps/server/app.ts', '#features/refunds/server/refunds.handlers.ts'],
];

const refused: [from: string, target: string, rule: string][] = [
  ['domain/bracket/byes.ts', '#platform/shared/format.ts', 'direction-domain'],
  ['domain/bracket/lot.ts', 'node:fs', 'pure-domain'],
  ['domain/bracket/lot.test.ts', 'node:fs', 'pure-domain-tests'],
  ['platform/server/errors.ts', '#features/a/a.contract.ts', 'direction-platform/server'],
  ['platform/web/button.tsx', '#platform/server/clock.ts', 'direction-platform/web'],
  ['features/b/web/b.queries.ts', '../server/b.store.ts', 'direction-features/web'],
  ['features/c/c.policy.ts', './server/c.store.ts', 'direction-features/shared'],
  ['features/d/server/d.handlers.ts', 'drizzle-orm', 'sql-only-in-stores'],
  [
    'features/e/server/e.handlers.ts',
    '#features/f/server/f.handlers.ts',
    'server-parts-for-others',
  ],
  ['features/g/server/g.handlers.ts', '#features/f/server/f.factory.ts', 'factories-for-tests'],
  [
    'features/h/web/screens/a.screen.tsx',
    '#features/i/web/screens/b.screen.tsx',
    'web-pieces-only',
  ],
  ['features/j/server/j.jobs.ts', '../../../apps/server/other.ts', 'direction-features/server'],
  ['platform/shared/a.ts', './missing.ts', 'no-unresolvable'],
];

describe('the rules for imports', () => {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  let errors: readonly string[];
  const write = (path: string, text = 'export const x = 1;\n') => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeAll(async () => {
    const folders = ['domain', 'features', 'platform', 'demo'];
    const imports = Object.fromEntries(folders.map((name) => [`#${name}/*`, `./${name}/*`]));
    write('package.json', JSON.stringify({ type: 'module', imports }));
    for (const [from, target] of [...allowed, ...refused]) {
      const isFile = /^[#.]/.test(target) && !target.endsWith('missing.ts');
      const path = target.startsWith('#') ? target.slice(1) : join(dirname(from), target);
      if (isFile) write(path);
    }
    for (const [from, target] of [...allowed, ...refused]) {
      write(from, `import type { x } from '${target}';\nexport const own = 1;\n`);
    }
    write('domain/cycle/a.ts', "import './b.ts';\n");
    write('domain/cycle/b.ts', "import './c.ts';\n");
    write('domain/cycle/c.ts', "import './a.ts';\n");
    write('platform/web/routes.ts', "export const load = () => import('./lazy.screen.tsx');\n");
    write('platform/web/lazy.screen.tsx', "import { load } from './routes.ts';\nload();\n");
    write('domain/comment.ts', "/* import { x } from 'node:fs'; */\n// import 'node:os';\n");
    ({ errors } = await checkImports(root));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test.each(allowed)('%s may import %s', (from) => {
    expect(errors.filter((error) => error.startsWith(`${from} `))).toEqual([]);
  });

  test.each(refused)('%s may not import %s', (from, _target, rule) => {
    const own = errors.filter((error) => error.startsWith(`${from} `));
    expect(own).toContainEqual(expect.stringContaining(`(${rule}).`));
  });

  test('A cycle of three files is reported with all of its files', () => {
    const cycles = errors.filter((error) => error.includes('(no-cycle)'));
    expect(cycles.length).toBeGreaterThan(0);
    for (const cycle of cycles) expect(cycle).toMatch(/domain\/cycle\/.+ -> .+ -> .+/);
  });

  test('A lazily loaded screen closes no cycle, and an import in a comment is ignored', () => {
    expect(errors.filter((error) => /routes\.ts|lazy\.screen|comment\.ts/.test(error))).toEqual([]);
  });
});
