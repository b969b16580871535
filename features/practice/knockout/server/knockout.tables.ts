import { sql } from 'drizzle-orm';
import {
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Draw, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { practiceSessions } from '../../sessions/server/sessions.tables.ts';

const session = () =>
  uuid()
    .notNull()
    .references(() => practiceSessions.id);

/** Every draw of a knockout; the highest number is the current one. None is ever overwritten. */
export const knockoutDraws = pgTable(
  'knockout_draws',
  {
    sessionId: session(),
    number: integer().notNull(),
    /** Without results, which have their own table, one row each. */
    draw: jsonb().$type<Draw>().notNull(),
    drawnAt: instant().notNull(),
    drawnByAccountId: account().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.number] }),
    check('knockout_draws_number_counts', sql`${table.number} > 0`),
  ],
);

/** What is entered for the matches of a draw. A cleared result is null, and its version continues to count. */
export const knockoutResults = pgTable(
  'knockout_results',
  {
    sessionId: session(),
    drawNumber: integer().notNull(),
    /** Of the draw: "{round}-{position}". */
    matchId: text().notNull(),
    result: jsonb().$type<PlayedResult>(),
    notes: text().notNull().default(''),
    version: integer().notNull().default(1),
    scoredAt: instant().notNull(),
    scoredByAccountId: account().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.drawNumber, table.matchId] })],
);

/** Public read-only links. An ended one stays, so that its token is never used again. */
export const knockoutShares = pgTable(
  'knockout_shares',
  {
    token: text().primaryKey(),
    sessionId: session(),
    sharedAt: instant().notNull(),
    sharedByAccountId: account().notNull(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('knockout_shares_one_open')
      .on(table.sessionId)
      .where(sql`${table.endedAt} is null`),
  ],
);
