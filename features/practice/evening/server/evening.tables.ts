import { date, integer, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import type { Board } from '#domain/practice-evening/board.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import { instant } from '#platform/server/db/columns.ts';

/** A practice evening of a group: who was here, and what was played on which court. Its scores are matches. */
export const practiceEvenings = pgTable(
  'practice_evenings',
  {
    /** Made by the phone that begins it (UUID version 7). */
    id: uuid().primaryKey(),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    day: date().notNull(),
    ownerAccountId: account().notNull(),
    /** Members by their number, guests by name. */
    board: jsonb().$type<Board>().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  // Two phones that begin the same evening without a signal begin one; it is also the index of its reads.
  (table) => [unique('practice_evenings_once').on(table.groupId, table.day)],
);
