import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { WAITING_STATES } from '#domain/entry/vocabulary.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { entries } from '../../server/entries.tables.ts';

/** The waiting lists of full events. An offered place counts as taken until the offer ends. */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    /** Made by the player's browser; a resend with the same id changes nothing. */
    id: uuid().primaryKey(),
    /** The order of the list: first come, first served. */
    turn: integer().notNull().generatedAlwaysAsIdentity(),
    /** The tournament of the event; the foreign key is to both. */
    tournamentId: integer().notNull(),
    eventId: integer().notNull(),
    accountId: account().notNull(),
    state: text({ enum: WAITING_STATES }).notNull(),
    createdAt: instant().notNull(),
    offeredAt: instant(),
    /** Until when the offered place is held. */
    offerUntil: instant(),
    endedAt: instant(),
    /** The entry that accepts the offer. */
    entryId: uuid().references(() => entries.id),
  },
  (table) => [
    foreignKey({
      name: 'waiting_entries_event_fk',
      columns: [table.eventId, table.tournamentId],
      foreignColumns: [events.id, events.tournamentId],
    }),
    uniqueIndex('waiting_entries_one_per_player')
      .on(table.eventId, table.accountId)
      .where(sql`${table.state} in ('waiting', 'offered')`),
    index('waiting_entries_in_line').on(table.eventId, table.state, table.turn),
    index('waiting_entries_by_tournament').on(table.tournamentId, table.state),
    index('waiting_entries_by_account').on(table.accountId, table.createdAt),
    // An entry is deleted only where none refers to it.
    index('waiting_entries_by_entry').on(table.entryId).where(sql`${table.entryId} is not null`),
    index('waiting_entries_offered').on(table.offerUntil).where(sql`${table.state} = 'offered'`),
    check(
      'waiting_entries_offers_have_an_end',
      sql`${table.state} <> 'offered' or ${table.offerUntil} is not null`,
    ),
  ],
);
