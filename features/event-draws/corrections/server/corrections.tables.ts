import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { CORRECTORS, type NotedChange, type NotedResults } from '../corrections.policy.ts';

/**
 * Corrections of results that are final. Everybody reads the reason. Nobody is named: who entered a result is in `match_writes`,
 * and results have the numbers of entrants.
 */
export const corrections = pgTable(
  'result_corrections',
  {
    /** Made by the browser (UUID version 7); a resend changes nothing. */
    id: uuid().primaryKey(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    by: text({ enum: CORRECTORS }).notNull(),
    reason: text().notNull(),
    openedAt: instant().notNull(),
    /** Results are entered until then. */
    openUntil: instant().notNull(),
    /** The results of the event when it was opened. */
    before: jsonb().$type<NotedResults>().notNull(),
    /** What differs from then; empty until a result was entered. */
    changes: jsonb().$type<readonly NotedChange[]>().notNull().default([]),
  },
  (table) => [index('result_corrections_by_event').on(table.eventId, table.openedAt)],
);
