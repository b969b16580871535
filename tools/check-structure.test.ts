import { describe, expect, test } from 'vitest';
import { checkBrowsers } from './structure/browsers.ts';
import { checkCommands, checkStores } from './structure/commands.ts';
import { checkLengths } from './structure/file-size.ts';
import { checkOwners } from './structure/owners.ts';
import { checkDocuments, checkProse, checkTestNames } from './structure/prose.ts';
import { checkMentions, checkReadmes } from './structure/readmes.ts';
import { source } from './structure/sources.ts';
import { checkTransactions } from './structure/transactions.ts';
import { checkVocabulary } from './structure/vocabulary.ts';
import { checkVerbs, checkWords } from './structure/words.ts';

const named = (path: string) => checkVocabulary([source(path, '')]);

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
    'features/entries/web/components/entry-card.module.css',
    'platform/web/ui/button.tsx',
  ])('%s is a valid file name', (path) => expect(named(path)).toEqual([]));

  test.each([
    ['features/entries/server/entries.service.ts', 'not a valid name'],
    ['features/entries/server/payments.store.ts', 'not a valid name'],
    ['features/entries/web/screens/confirm.tsx', 'not a valid name'],
    ['features/practice/league/knockout/server/knockout.store.ts', 'not a valid name'],
    ['platform/web/utils.ts', 'Name it after the one thing'],
    ['platform/shared/index.ts', 'barrel'],
    ['domain/bracket/seedLines.ts', 'lower case with hyphens'],
  ])('%s is not a valid file name', (path, reason) => {
    expect(named(path)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('browsers', () => {
  const inWeb = (text: string, file = 'components/filters.tsx') =>
    checkBrowsers([source(`features/tournaments/web/${file}`, text)]);

  test.each([
    'return search.size > 0;',
    'put(key, Response.json(value));',
    '<div popover="auto">',
    'panel.current?.hidePopover()',
    'Promise.withResolvers<void>()',
  ])('%s is refused in what runs in the browser', (text) => {
    expect(inWeb(text)).toEqual([expect.stringContaining('filters.tsx:1: not every browser')]);
  });

  test('A rule of CSS that an old browser ignores is refused', () => {
    expect(inWeb('.a:popover-open {}', 'components/a.module.css')).toHaveLength(1);
    expect(inWeb('.a::backdrop {\n  color: var(--ink);\n}', 'components/a.module.css')).toEqual([
      expect.stringContaining('a.module.css:2'),
    ]);
  });

  test('The size of a set, a comment, a test and the server may have it', () => {
    expect(inWeb('new Set(ids).size; // not search.size')).toEqual([]);
    expect(inWeb('Response.json({})', 'web.queries.test.ts')).toEqual([]);
    expect(checkBrowsers([source('platform/server/a.ts', 'URL.parse(a)')])).toEqual([]);
  });
});

describe('lengths', () => {
  const long = (lines: number) => source(`domain/f${lines}.ts`, 'x\n'.repeat(lines));

  test('A file of 400 lines passes and one of 401 does not', () => {
    const short = Array.from({ length: 60 }, () => source('domain/s.ts', 'x\n'));
    expect(checkLengths([...short, long(400)])).toEqual([]);
    expect(checkLengths([...short, long(401)])).toEqual([expect.stringContaining('401 lines')]);
  });

  test('A median over 80 lines is reported, and so is one file in twenty over 250', () => {
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

  test('The use of db inside a transaction is reported with its line, used or passed on', () => {
    expect(inside('await db.insert(a);')).toEqual([expect.stringContaining('a.store.ts:2:')]);
    expect(inside('if (x) { await queue(services.db, job); }')).toHaveLength(1);
  });

  test('The transaction handle, a property named db, and a comment pass', () => {
    expect(inside('await tx.insert(a); // not db.insert\nawait queue({ db: tx });')).toEqual([]);
  });
});

describe('commands', () => {
  const opens = (path: string) =>
    checkCommands([source(path, 'await db.transaction(async (tx) => {});')]);

  test.each([
    'features/a/server/a.commands.ts',
    'features/a/server/a.test.ts',
    'features/a/server/a.factory.ts',
    'platform/server/db/undoable.ts',
    'platform/server/mail/mailer.commands.ts',
    'platform/testing/while-locked.ts',
    'demo/demo-stage.ts',
    'bench/jobs.ts',
  ])('%s may open a transaction', (path) => expect(opens(path)).toEqual([]));

  test.each([
    'features/a/server/a.store.ts',
    'features/a/b/server/b.handlers.ts',
    'apps/server/app.ts',
    'domain/entry/entry.ts',
    'platform/server/mail/mailer.ts',
    'simulate/server/main.ts',
    'demo/demo-draws.ts',
  ])('%s may not open a transaction', (path) =>
    expect(opens(path)).toEqual([expect.stringContaining(`${path}:1: opens`)]),
  );

  const store = (text: string) => checkStores([source('features/a/server/a.store.ts', text)]);

  test.each([
    'export const findById = (db: Db) => db.select().from(entries);',
    'await tx.update(entries).set({ state });',
    'export const cheapest = sql`fee_yen asc`;',
  ])('%s is SQL in a store', (text) => expect(store(text)).toEqual([]));

  test.each([
    "import * as b from './b.store.ts';\n",
    "import type { SQL } from 'drizzle-orm';\nexport const cancel = (tx: Db) => b.updateState(tx);",
    '// db.select() was here\n',
  ])('A store with nothing but %s is refused', (text) => {
    expect(store(text)).toEqual([expect.stringContaining('without SQL')]);
  });

  test('A store of a feature that can refuse is refused', () => {
    const text =
      "import { refuse } from '#domain/common/result.ts';\nawait tx.select().from(entries);";
    expect(store(text)).toEqual([expect.stringContaining('a store that refuses')]);
  });

  test('A store that takes what happens next as a callback is refused', () => {
    const inserted = (parameter: string) =>
      store(`export async function insert(tx: Db, ${parameter}) {\n  await tx.insert(rows);\n}`);
    expect(inserted('onSaved: (tx: Db) => Promise<void>')).toEqual([
      expect.stringContaining('a store that takes a callback'),
    ]);
    expect(inserted('{ also }: { also?: (id: string) => void }')).toHaveLength(1);
    expect(inserted('value: (row: Row) => string')).toEqual([]);
  });
});

describe('owners of tables', () => {
  const tables = source(
    'features/a/server/a.tables.ts',
    "export const rows = pgTable('a_rows', {});",
  );
  const path = 'features/b/server/b.store.ts';
  const imported = "import { other, rows } from '#features/a/server/a.tables.ts';\n";
  const found = (code: string, at = path) => checkOwners([tables, source(at, code)], []);

  test.each([
    'await tx.insert(rows).values(row);',
    'await tx\n  .update(rows)\n  .set(row);',
    'await tx.delete(rows);',
    'await tx.execute(sql`delete from ${rows}`);',
    'await tx.execute(sql`\n  insert into a_rows values (1)`);',
  ])('%s writes a table of another feature', (statement) => {
    expect(found(imported + statement)).toEqual([
      expect.stringContaining('writes rows, a table of features/a'),
    ]);
  });

  test('A table that is imported by another name is recognised, with its line', () => {
    const renamed = "import { rows as theirs } from '../../a/server/a.tables.ts';\n";
    expect(found(`${renamed}tx.delete(theirs);`)).toEqual([
      expect.stringContaining('b.store.ts:2: writes rows'),
    ]);
  });

  test.each([
    'db.select().from(own).innerJoin(rows, eq(rows.id, own.id));',
    "tx.select().from(rows).for('update');",
    'names.delete(key);',
    '// tx.delete(rows)',
  ])('%s only reads', (statement) => expect(found(imported + statement)).toEqual([]));

  test.each([
    'features/a/server/a.store.ts',
    'features/a/c/server/c.store.ts',
    'features/b/server/b.test.ts',
    'features/b/server/b.factory.ts',
    'bench/search.ts',
  ])('%s may write the table', (at) =>
    expect(found(`${imported}tx.delete(rows);`, at)).toEqual([]),
  );

  test('An exception lets one store write one table, and is refused once nothing needs it', () => {
    const exceptions = [{ path, table: 'rows', why: 'one statement' }];
    const checked = (code: string) => checkOwners([tables, source(path, code)], exceptions);
    expect(checked(`${imported}tx.delete(rows);`)).toEqual([]);
    expect(checked(`${imported}tx.delete(rows);\ntx.delete(other);`)).toHaveLength(1);
    expect(checked(imported)).toEqual([expect.stringContaining('Remove the exception')]);
  });
});

describe('words', () => {
  const said = (text: string) => checkWords([source('features/a/a.policy.ts', text)]);

  test.each([
    'const keptScores = 1;',
    'function tellGuardians() {}',
    'const x = { wishes: 1 };',
    'const x = `${toldTo}`;',
    'function LatePart() {}',
    'function useFirstLook() {}',
  ])('%s uses a word of the black list', (text) => expect(said(text)).toHaveLength(1));

  test.each([
    'const standings = 1;',
    "const text = 'Somebody told us';",
    '// what is told\n',
    'const x = `kept`;',
    'const skept = 2;',
    "navigator.wakeLock.request('screen');",
    'const first = look;',
  ])('%s uses no word of the black list', (text) => expect(said(text)).toEqual([]));

  test('A file name with a word of the black list is refused', () => {
    const named = checkWords([source('features/a/server/a.tell.ts', '')]);
    expect(named).toEqual([expect.stringContaining('the file is named with "tell"')]);
  });
});

describe('verbs', () => {
  const made = (path: string) => checkVerbs([source(path, 'export async function makeDraw() {}')]);

  test('Only factories and tests export a function that is named make…', () => {
    expect(made('features/a/server/a.factory.ts')).toEqual([]);
    expect(made('platform/testing/made.ts')).toEqual([]);
    expect(made('demo/demo-draws.ts')).toEqual([]);
    expect(made('features/a/server/a.commands.ts')).toEqual([expect.stringContaining('create…')]);
  });
});

describe('prose', () => {
  const said = (text: string) => checkProse([source('features/a/a.policy.ts', text)]);

  test.each([
    '// Whoever enters first.',
    '/**\n * What stands in the list.\n */',
    "test('Guardians are told', () => {});",
    "test.each([1])('%s is kept', () => {});",
    "describe('leaving for good', () => {});",
  ])('%s is refused', (text) => {
    expect(said(text)).toEqual([expect.stringContaining('a.policy.ts:')]);
  });

  test.each([
    "const text = 'Whoever enters first';",
    '// Everybody who enters first.',
    "test('Guardians are notified', () => {});",
    '// standings are retold',
  ])('%s passes', (text) => expect(said(text)).toEqual([]));

  test('The words of a screen are not looked at', () => {
    const words = source('features/a/a.messages.en.ts', '// kept');
    expect(checkProse([words])).toEqual([]);
  });

  test('A document is refused with its line, and code in it passes', () => {
    const path = 'docs/house.md';
    expect(checkDocuments([{ path, text: 'One.\nRows are kept.' }])).toEqual([
      expect.stringContaining('docs/house.md:2: says "kept"'),
    ]);
    expect(checkDocuments([{ path, text: 'Not `kept`.\n```\ntold\n```' }])).toEqual([]);
  });
});

describe('names of tests', () => {
  const named = (text: string) => checkTestNames([source('features/a/a.policy.test.ts', text)]);

  test.each([
    "test('It waits', () => {});",
    "it('Its winners go on', () => {});",
    "test.each(rows)('They are drawn once', () => {});",
    "test.each([\n  ['a'],\n])('It is %s', () => {});",
    "test('waits for the other side', () => {});",
    "test.each(['a'] as const)('that is %s stays', () => {});",
  ])('%s names no subject', (text) => {
    expect(named(text)).toEqual([expect.stringContaining('Name the subject')]);
  });

  test.each([
    "test('The draw waits', () => {});",
    "test('Items are sorted', () => {});",
    "test('%s is sorted', () => {});",
    "test('isOpen is right', () => {});",
    "/b/.test('a b')",
    "const text = 'It waits';",
  ])('%s passes', (text) => expect(named(text)).toEqual([]));
});

describe('READMEs of features', () => {
  const path = 'features/a/README.md';
  const known = [source('features/a/server/a.commands.ts', ''), source('domain/a.ts', '')];

  test('A README that names a file which is gone is refused with its line', () => {
    const text = 'Begin with:\n- server/a.commands.ts (saves)\n- server/b.commands.ts (gone)\n';
    expect(checkReadmes([{ path, text }], known)).toEqual([
      'features/a/README.md:3: there is no server/b.commands.ts.',
    ]);
  });

  test('A README may begin with a file of the domain', () => {
    expect(checkReadmes([{ path, text: '- domain/a.ts (the rule)\n' }], known)).toEqual([]);
  });

  test('A document that names a folder which is gone is refused; a decision may', () => {
    const text = 'Tries are counted (`features/a`, `features/gone/`).\n';
    const isThere = (name: string) => name === 'features/a';
    const refused = (path: string) => checkMentions([{ path, text }], isThere);
    expect(refused('docs/operations.md')).toEqual([
      'docs/operations.md:1: there is no features/gone.',
    ]);
    expect(refused('docs/decisions/0001-a.md')).toEqual([]);
  });
});
