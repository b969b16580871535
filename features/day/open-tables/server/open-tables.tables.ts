import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { courts, days } from '../../server/day.tables.ts';

/**
 * Who wants another match on an open table, and whom they play there: the two turns of a match have the same `match_id`, which is the id of
 * the match in the records once its result is entered. Deleted 30 days after the day.
 */
export const openTableTurns = pgTable(
  'open_table_turns',
  {
    /** Made by the browser (UUID version 7); a resend with the same id changes nothing. */
    id: uuid().primaryKey(),
    tournamentId: integer()
      .notNull()
      .references(() => days.tournamentId, { onDelete: 'cascade' }),
    accountId: account('cascade').notNull(),
    signedUpAt: instant().notNull(),
    /** Null while the player waits. */
    matchId: uuid(),
    /** Null while the player waits, and where the desk has taken the table back. */
    courtId: uuid().references(() => courts.id, { onDelete: 'set null' }),
    calledAt: instant(),
    /** The match is over, or the player has left the list. */
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('open_table_turns_one_of_player')
      .on(table.tournamentId, table.accountId)
      .where(sql`${table.endedAt} is null`),
    index('open_table_turns_by_match').on(table.matchId),
    check(
      'open_table_turns_are_called_with_a_match',
      sql`(${table.matchId} is null) = (${table.calledAt} is null)`,
    ),
  ],
);
