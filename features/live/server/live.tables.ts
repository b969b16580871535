import { bigint, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';
import type { Patch } from '../live.contract.ts';

/**
 * The number of the last change of each tournament that had one. A writer takes the row as the last lock of its transaction, so that
 * numbers are committed in their order. No foreign key: it would lock the tournament after everything else.
 */
export const liveHeads = pgTable('live_heads', {
  tournamentId: integer().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
});

/** What has changed in a tournament, as its readers get it. It names nobody. Deleted after a week. */
export const liveLog = pgTable(
  'live_log',
  {
    tournamentId: integer().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    at: instant().notNull(),
    patch: jsonb().$type<Patch>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.seq] }),
    index('live_log_by_time').on(table.at),
  ],
);
