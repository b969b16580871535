import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { CHECK_IN_STATES } from '#features/entries/check-ins/check-ins.vocabulary.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { CHECK_IN_WRITERS } from '../check-in.vocabulary.ts';

/** Who is there. Somebody without a row is expected. */
export const checkIns = pgTable(
  'check_ins',
  {
    /** The id of the entry; of the partner of a pair, that of `entry_partners`, which another partner does not have. */
    personId: uuid().primaryKey(),
    entryId: uuid()
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    state: text({ enum: CHECK_IN_STATES }).notNull(),
    /** Rises with each change: a write of an older screen is refused. */
    version: integer().notNull(),
    by: text({ enum: CHECK_IN_WRITERS }).notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('check_ins_by_entry').on(table.entryId),
    check('check_ins_version_counts', sql`${table.version} > 0`),
  ],
);

/** Wrong codes of a player, since the last right one. */
export const checkInTries = pgTable(
  'check_in_tries',
  {
    tournamentId: integer()
      .notNull()
      .references(() => tournaments.id),
    accountId: account('cascade').notNull(),
    wrong: smallint().notNull(),
    /** Until when no code is accepted. */
    waitUntil: instant(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tournamentId] })],
);
