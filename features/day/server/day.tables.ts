import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { USUAL_SILENCE } from '../handshake/handshake.vocabulary.ts';

/** The days that their desks have opened. */
export const days = pgTable(
  'days',
  {
    tournamentId: integer()
      .primaryKey()
      .references(() => tournaments.id),
    openedAt: instant().notNull(),
    /** Four digits, shown at the venue: who knows them is there. */
    code: text().notNull(),
    /** After so many minutes an entered result counts as agreed to. */
    silenceMinutes: smallint().notNull().default(USUAL_SILENCE),
    /** Rises with every write that locks the day: what was computed from an earlier one is computed again. */
    version: integer().notNull().default(0),
  },
  (table) => [
    check('days_code_has_four_digits', sql`${table.code} ~ '^[0-9]{4}$'`),
    check('days_silence_is_short', sql`${table.silenceMinutes} between 2 and 30`),
  ],
);

/**
 * The tournament of the day. It references the row of the day, which every writer has locked, and not that of the tournament, which
 * others lock before the day.
 */
export const ofDay = () =>
  integer()
    .notNull()
    .references(() => days.tournamentId, { onDelete: 'cascade' });

/** How the events of a day are checked in; an event without a row is, without a cut-off. */
export const dayEvents = pgTable('day_events', {
  eventId: integer()
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  /** Off: everybody counts as present. */
  hasCheckIn: boolean().notNull(),
  /** Until when players check in, on Japan's clocks ("HH:MM"); null is the whole day. */
  checkInUntil: text(),
});

/** The courts of a tournament, called tables in table tennis. */
export const courts = pgTable(
  'courts',
  {
    /** Made by the browser (UUID version 7); a resend with the same id changes nothing. */
    id: uuid().primaryKey(),
    tournamentId: integer()
      .notNull()
      .references(() => tournaments.id),
    name: text().notNull(),
    /** The name as it is compared. */
    nameKey: text().notNull(),
    /** In the order of the desk, from 0. */
    position: smallint().notNull(),
    /** Nothing is played on it, such as on a broken table. */
    isClosed: boolean().notNull().default(false),
    /** Players who are out play practice matches on it: the tournament does not use it meanwhile. */
    isOpenTable: boolean().notNull().default(false),
    /** By which events and rounds choose their courts, such as "Centre" or "Lower tables". */
    labels: text().array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('courts_one_per_name').on(table.tournamentId, table.nameKey),
    index('courts_by_position').on(table.tournamentId, table.position),
    check('courts_names_are_short', sql`char_length(${table.name}) between 1 and 12`),
    check('courts_have_few_labels', sql`cardinality(${table.labels}) <= 3`),
    check(
      'courts_are_closed_or_open_tables',
      sql`not (${table.isClosed} and ${table.isOpenTable})`,
    ),
    check('courts_position_counts', sql`${table.position} >= 0`),
  ],
);
