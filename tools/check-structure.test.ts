import { describe, expect, test } from 'vitest';
import { checkLengths } from './structure/lengths.ts';
import { source } from './structure/sources.ts';
import { checkTransactions } from './structure/transactions.ts';
import { checkVocabulary } from './structure/vocabulary.ts';

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
