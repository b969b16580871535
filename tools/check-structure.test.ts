import { describe, expect, test } from 'vitest';
import { checkCircles } from './structure/circles.ts';
import { checkDirections } from './structure/directions.ts';
import { checkLengths } from './structure/lengths.ts';
import { source } from './structure/sources.ts';
import { checkTransactions } from './structure/transactions.ts';
import { checkVocabulary } from './structure/vocabulary.ts';

const named = (path: string) => checkVocabulary([source(path, '')]);
const importing = (path: string, target: string) =>
  checkDirections([source(path, `import { x } from '${target}';`)]);

describe('names', () => {
  test.each([
    'features/entries/entries.contract.ts',
    'features/entries/entries.policy.test.ts',
    'features/entries/entries.messages.ja.ts',
    'features/entries/server/entries.store.ts',
    'features/payments/server/payments.sandbox.store.ts',
    'features/entries/server/entries.withdraw.test.ts',
    'features/practice/league/server/league.handlers.ts',
    'features/practice/league/league.contract.ts',
    'features/entries/web/entries.routes.tsx',
    'features/entries/web/screens/confirm-application.screen.tsx',
    'features/entries/web/parts/entry-card.module.css',
    'platform/web/ui/button.tsx',
  ])('%s is of the house', (path) => expect(named(path)).toEqual([]));

  test.each([
    ['features/entries/server/entries.service.ts', 'not a name of the house'],
    ['features/entries/server/payments.store.ts', 'not a name of the house'],
    ['features/entries/web/screens/confirm.tsx', 'not a name of the house'],
    ['features/practice/league/knockout/server/knockout.store.ts', 'not a name of the house'],
    ['platform/web/utils.ts', 'Name it after the one thing'],
    ['platform/shared/index.ts', 'barrel'],
    ['domain/bracket/seedLines.ts', 'lower case with hyphens'],
  ])('%s is not', (path, reason) => {
    expect(named(path)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('directions', () => {
  test.each([
    [
      'features/entries/server/entries.handlers.ts',
      '#features/tournaments/server/tournaments.store.ts',
    ],
    [
      'features/entries/server/entries.tables.ts',
      '#features/tournaments/server/tournaments.tables.ts',
    ],
    ['features/entries/server/entries.test.ts', '#features/accounts/server/accounts.factory.ts'],
    ['features/entries/server/entries.test.ts', '#platform/testing/test-app.ts'],
    ['features/entries/web/screens/a.screen.tsx', '#features/tournaments/web/parts/card.tsx'],
    ['features/entries/web/screens/a.screen.tsx', '#features/tournaments/tournaments.contract.ts'],
    ['domain/bracket/draw.test.ts', 'fast-check'],
    ['features/entries/server/entries.store.ts', 'drizzle-orm'],
    ['apps/server/app.ts', '#features/entries/server/entries.handlers.ts'],
  ])('%s may import %s', (path, target) => expect(importing(path, target)).toEqual([]));

  test.each([
    ['domain/bracket/draw.ts', '#platform/shared/format.ts', 'only from domain'],
    ['domain/bracket/draw.ts', 'node:fs', 'nothing but the domain'],
    ['platform/server/http/errors.ts', '#features/entries/entries.contract.ts', 'may import only'],
    ['platform/web/ui/button.tsx', '#platform/server/clock.ts', 'may import only'],
    ['features/entries/web/entries.queries.ts', '../server/entries.store.ts', 'may import only'],
    ['features/entries/entries.policy.ts', './server/entries.store.ts', 'may import only'],
    ['features/entries/server/entries.handlers.ts', 'drizzle-orm', 'Only stores hold SQL'],
    [
      'features/entries/server/entries.handlers.ts',
      '#features/payments/server/payments.handlers.ts',
      'use its store',
    ],
    [
      'features/entries/server/entries.handlers.ts',
      '#features/payments/server/payments.factory.ts',
      'Factories are for tests',
    ],
    [
      'features/entries/web/screens/a.screen.tsx',
      '#features/payments/web/screens/b.screen.tsx',
      'only its parts/',
    ],
    ['features/entries/server/entries.jobs.ts', '../../../apps/server/app.ts', 'may import only'],
  ])('%s may not import %s', (path, target, reason) => {
    expect(importing(path, target)).toEqual([expect.stringContaining(reason)]);
  });

  test('an import named in a comment is none', () => {
    const text = "/* import { x } from 'node:fs'; */\n// import { y } from 'node:os';\n";
    expect(checkDirections([source('domain/bracket/draw.ts', text)])).toEqual([]);
  });

  test('an import over several lines, of types, and re-exported is seen with its line', () => {
    const text = "import type {\n  A,\n  B,\n} from 'node:fs';\nexport { c } from 'node:os';\n";
    const found = checkDirections([source('domain/bracket/draw.ts', text)]);
    expect(found.map((finding) => finding.split(' ')[0])).toEqual([
      'domain/bracket/draw.ts:4:',
      'domain/bracket/draw.ts:5:',
    ]);
  });
});

describe('circles', () => {
  test('a circle is told once, and a lazily loaded screen closes none', () => {
    const files = [
      source('domain/a.ts', "import './b.ts';"),
      source('domain/b.ts', "import './c.ts';"),
      source('domain/c.ts', "import './a.ts';"),
      source('platform/web/routes.ts', "const load = () => import('./screen.tsx');"),
      source('platform/web/screen.tsx', "import { routes } from './routes.ts';"),
    ];
    expect(checkCircles(files)).toEqual([
      expect.stringContaining('domain/a.ts -> domain/b.ts -> domain/c.ts -> domain/a.ts'),
    ]);
  });
});

describe('lengths', () => {
  const long = (lines: number) => source(`domain/f${lines}.ts`, 'x\n'.repeat(lines));

  test('400 lines pass and 401 do not', () => {
    const short = Array.from({ length: 60 }, () => source('domain/s.ts', 'x\n'));
    expect(checkLengths([...short, long(400)])).toEqual([]);
    expect(checkLengths([...short, long(401)])).toEqual([expect.stringContaining('401 lines')]);
  });

  test('a median over 80 and one in twenty over 250 are told', () => {
    expect(checkLengths([long(81)])).toEqual([expect.stringContaining('81 lines')]);
    expect(checkLengths([long(10), long(20), long(300), long(310)])).toHaveLength(1);
  });
});

describe('transactions', () => {
  const inside = (body: string) =>
    checkTransactions([
      source(
        'features/a/server/a.store.ts',
        `db.transaction(async (tx) => {\n${body}\n});\ndb.x();`,
      ),
    ]);

  test('db inside one is told with its line, used or passed on', () => {
    expect(inside('await db.insert(a);')).toEqual([expect.stringContaining('a.store.ts:2:')]);
    expect(inside('if (x) { await queue(services.db, job); }')).toHaveLength(1);
  });

  test('its own handle, a name for it, and a comment pass', () => {
    expect(inside('await tx.insert(a); // not db.insert\nawait queue({ db: tx });')).toEqual([]);
  });
});
