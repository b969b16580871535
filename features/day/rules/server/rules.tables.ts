import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { FinalRound } from '#domain/scoring/final-format.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { courts, ofDay } from '../../server/day.tables.ts';
import { BREAK_KINDS, QUEUE_MODES, UMPIRE_RULES } from '../rules.vocabulary.ts';

/** How the matches of an event go; an event without a row follows the defaults of its sport. */
export const queueRules = pgTable(
  'queue_rules',
  {
    eventId: integer()
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    restMinutes: smallint().notNull(),
    /** Null for those of the score format, or the median of the day. */
    minutes: smallint(),
    /** "HH:MM" on Japan's clocks; null for an event that begins with the tournament. */
    notBefore: text(),
    mode: text({ enum: QUEUE_MODES }).notNull(),
    umpires: text({ enum: UMPIRE_RULES }).notNull(),
    firstCallMin: smallint().notNull(),
    secondCallMin: smallint().notNull(),
    thenDefault: boolean().notNull(),
    /** The label of the courts that its matches need; null for any court. */
    courtLabel: text(),
    /** The same for the last rounds of its main knockout: for the one with so many sides left, and all after it. */
    lastCourtsFrom: smallint().$type<FinalRound>(),
    lastCourtsLabel: text(),
  },
  (table) => [
    check(
      'queue_rules_last_rounds_have_a_label',
      sql`(${table.lastCourtsFrom} is null) = (${table.lastCourtsLabel} is null)`,
    ),
  ],
);

/** Lunch windows, and breaks of courts. */
export const dayBreaks = pgTable(
  'day_breaks',
  {
    /** Made by the browser (UUID version 7); a resend with the same id changes nothing. */
    id: uuid().primaryKey(),
    tournamentId: ofDay(),
    kind: text({ enum: BREAK_KINDS }).notNull(),
    /** Of a lunch: null for everybody. */
    eventId: integer().references(() => events.id, { onDelete: 'cascade' }),
    /** Of the break of a court: null for all courts. */
    courtId: uuid().references(() => courts.id, { onDelete: 'cascade' }),
    /** "HH:MM" on Japan's clocks. */
    from: text().notNull(),
    until: text().notNull(),
    /** Of a lunch: so long everybody is free inside the window. */
    minutes: smallint(),
  },
  (table) => [
    index('day_breaks_by_day').on(table.tournamentId),
    check(
      'day_breaks_are_of_courts_or_a_lunch',
      sql`(${table.kind} = 'court' or ${table.courtId} is null) and (${table.kind} = 'lunch') = (${table.minutes} is not null)`,
    ),
  ],
);
