import { sql } from 'drizzle-orm';
import { test as base, describe, expect } from 'vitest';
import { refuse } from '#domain/common/result.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Db } from './database.ts';
import { onCommit } from './on-commit.ts';
import { undoable } from './undoable.ts';

/** A new database, and the numbers of the works that have run. */
const test = base.extend<{ db: Db; ran: number[]; later: (tx: Db, number: number) => void }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from the pattern
  db: async ({}, use) => {
    const database = await openTestDatabase();
    await use(database.db);
    await database.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from the pattern
  ran: async ({}, use) => use([]),
  later: async ({ ran }, use) => use((tx, number) => onCommit(tx, () => ran.push(number))),
});

describe('onCommit', () => {
  test('The work runs when the transaction has committed, not before, in the order of its calls', async ({
    db,
    ran,
    later,
  }) => {
    await db.transaction(async (tx) => {
      later(tx, 1);
      later(tx, 2);
      await tx.execute(sql`select 1`);
      expect(ran).toEqual([]);
    });
    expect(ran).toEqual([1, 2]);
  });

  test('Outside a transaction the work runs at once', ({ db, ran, later }) => {
    later(db, 1);
    expect(ran).toEqual([1]);
  });

  test('The work does not run when the transaction is rolled back', async ({ db, ran, later }) => {
    const failing = db.transaction(async (tx) => {
      later(tx, 1);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(ran).toEqual([]);
  });

  test('The work does not run when the commit itself fails', async ({ db, ran, later }) => {
    const failing = db.transaction(async (tx) => {
      await tx.execute(
        sql`create temporary table late (id int unique deferrable initially deferred) on commit drop`,
      );
      later(tx, 1);
      await tx.execute(sql`insert into late values (1), (1)`);
    });
    await expect(failing).rejects.toThrow();
    expect(ran).toEqual([]);
  });

  test('A refusal that undoes the transaction also drops the work', async ({ db, ran, later }) => {
    const outcome = await undoable(db, async (tx, undo: (code: 'TOO_LATE') => never) => {
      later(tx, 1);
      return undo('TOO_LATE');
    });
    expect(outcome).toEqual(refuse('TOO_LATE'));
    expect(ran).toEqual([]);
  });

  test('A nested transaction that is undone drops its work alone, and one that ends waits for the outer commit', async ({
    db,
    ran,
    later,
  }) => {
    await db.transaction(async (tx) => {
      later(tx, 1);
      await undoable(tx, async (inner, undo: (code: 'NO') => never) => {
        later(inner, 2);
        return undo('NO');
      });
      await tx.transaction(async (inner) => later(inner, 3));
      expect(ran).toEqual([]);
    });
    expect(ran).toEqual([1, 3]);
  });

  test('The work of a nested transaction that ended is dropped with the outer one', async ({
    db,
    ran,
    later,
  }) => {
    const failing = db.transaction(async (tx) => {
      await tx.transaction(async (inner) => later(inner, 1));
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(ran).toEqual([]);
  });
});
