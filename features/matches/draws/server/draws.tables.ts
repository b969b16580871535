import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { stages } from '../../server/matches.tables.ts';

/** Every draw of a stage; the highest number is the current one. None is ever overwritten. */
export const draws = pgTable(
  'draws',
  {
    stageId: uuid()
      .notNull()
      .references(() => stages.id),
    number: integer().notNull(),
    /** Without results: those are in the matches of the stage. */
    draw: jsonb().$type<Draw>().notNull(),
    drawnAt: instant().notNull(),
    drawnByAccountId: account().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stageId, table.number] }),
    check('draws_number_counts', sql`${table.number} > 0`),
  ],
);
