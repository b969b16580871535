import { eq, isNull, sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { instant } from './columns.ts';
import type { Db, OpenDatabase } from './database.ts';
import { prepared } from './prepared.ts';
import { together } from './together.ts';

const schools = pgTable('test_schools', {
  id: integer().primaryKey(),
  name: text().notNull(),
  foundedAt: instant(),
  isOpen: boolean().notNull(),
});
const pupils = pgTable('test_pupils', {
  id: uuid().primaryKey(),
  schoolId: integer().notNull(),
  facts: jsonb().$type<{ readonly grade: string }>(),
});

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

const schoolOf = prepared((db) =>
  db
    .select()
    .from(schools)
    .where(eq(schools.id, sql.placeholder('id')))
    .prepare(''),
);
const withPupils = (db: Db) =>
  db
    .select({ school: schools, pupil: pupils })
    .from(schools)
    .leftJoin(pupils, eq(pupils.schoolId, schools.id))
    .orderBy(schools.id);
const closed = (db: Db, name: string) =>
  db
    .select({ id: schools.id, length: sql<number>`length(${name}::text)` })
    .from(schools)
    .where(eq(schools.name, name));

describe('Reads together', () => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    await db.execute(
      sql`create table test_schools (id int, name text, founded_at timestamptz, is_open bool)`,
    );
    await db.execute(sql`create table test_pupils (id uuid, school_id int, facts jsonb)`);
    await db.execute(sql`
      insert into test_schools values
        (2, 'It''s $1', null, false), (1, '桜丘', '2026-12-04 01:02:03.456+00', true)`);
    await db.execute(sql`insert into test_pupils values (${ID}, 1, '{"grade": "中2"}')`);
  });

  afterAll(async () => {
    await database.db.execute(sql`drop table test_schools, test_pupils`);
    await database.close();
  });

  test('Reads together give what each gives alone, also instants, nothing and joins', async () => {
    const { db } = database;
    const alone = [
      await schoolOf(db, { id: 1 }),
      await withPupils(db),
      await closed(db, "It's $1"),
      await db.select().from(schools).where(isNull(schools.name)),
    ];
    for (let round = 0; round < 2; round++) {
      const found = await together(db, [
        (one) => schoolOf(one, { id: 1 }),
        async (one) => withPupils(one),
        async (one) => closed(one, "It's $1"),
        async (one) => one.select().from(schools).where(isNull(schools.name)),
      ]);
      expect(found).toEqual(alone);
    }
    expect(alone[1]).toMatchObject([
      { school: { foundedAt: new Date('2026-12-04T01:02:03.456Z') }, pupil: { id: ID } },
      { school: { id: 2 }, pupil: null },
    ]);
  });

  test('Reads together are one statement, inside a transaction as well', async () => {
    const asked = vi.spyOn(pg.Pool.prototype, 'query');
    await together(database.db, [
      (one) => schoolOf(one, { id: 1 }),
      async (one) => withPupils(one),
    ]);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    const found = await database.db.transaction(async (tx) =>
      together(tx, [(one) => schoolOf(one, { id: 2 }), async (one) => withPupils(one)]),
    );
    expect(found[0]).toMatchObject([{ id: 2, isOpen: false }]);
  });

  test('A failed statement fails the whole', async () => {
    const failing = together(database.db, [
      (one) => schoolOf(one, { id: 1 }),
      async (one) => one.select({ one: sql`1 / 0` }).from(schools),
    ]);
    await expect(failing).rejects.toThrow();
  });

  test.each([
    { text: 'no statement', read: async () => [] },
    {
      text: 'two statements',
      read: async (db: Db) => [await withPupils(db), await withPupils(db)],
    },
  ])('A read that sends $text is an error', async ({ read }) => {
    const failing = together(database.db, [(one) => schoolOf(one, { id: 1 }), read]);
    await expect(failing).rejects.toThrow();
  });
});
