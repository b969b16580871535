import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { entries } from '#features/entries/server/entries.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';

/**
 * Who takes part in an event, as they were when its entries were closed. An entry that ends later leaves its row, which
 * counts only while the entry is confirmed.
 */
export const entrants = pgTable(
  'entrants',
  {
    eventId: integer()
      .notNull()
      .references(() => events.id),
    /** From 1, drawn by lot among those who were confirmed when the entries were closed. */
    number: smallint().notNull(),
    entryId: uuid()
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The club of the player's own profile, or the first group on whose list the player is. */
    club: text(),
    /** The rate of the sport and discipline; before the first rated match the points of the declared level. */
    points: integer(),
    /** The points are a rate without a question mark. */
    isEstablished: boolean().notNull().default(false),
    /** In the organizer's own order, from 1. */
    rank: smallint(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.number] }),
    unique('entrants_once').on(table.entryId),
    check('entrants_number_counts', sql`${table.number} > 0`),
    check('entrants_rank_counts', sql`${table.rank} > 0`),
  ],
);
