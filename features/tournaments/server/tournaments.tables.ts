import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { PREFECTURES } from '#domain/common/prefectures.ts';
import { TOURNAMENT_STATES } from '#domain/entry/vocabulary.ts';
import { SPORTS } from '#domain/scoring/formats.ts';
import { organizers } from '#features/organizers/server/organizers.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { EARLY_ENDS } from '../tournaments.vocabulary.ts';

export const tournaments = pgTable(
  'tournaments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made by the browser that publishes; a resend of the form changes nothing. */
    publishId: uuid().notNull().unique('tournaments_published_once'),
    organizerId: integer()
      .notNull()
      .references(() => organizers.id),
    name: text().notNull(),
    prefecture: text({ enum: PREFECTURES }).notNull(),
    venue: text().notNull(),
    eventDate: date().notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    /** The last day, in Japan, of the application period. */
    applicationDeadline: date().notNull(),
    sport: text({ enum: SPORTS }).notNull().default('unspecified'),
    organizerName: text().notNull(),
    contactInfo: text().notNull(),
    emergencyContact: text().notNull(),
    notes: text().notNull().default(''),
    state: text({ enum: TOURNAMENT_STATES }).notNull().default('open'),
    /** Set while an operator holds it back: no list shows it and nobody can apply. */
    suspendedAt: instant(),
    /** Its organizer rehearses: no list shows it, and only those who have to do with it find it. */
    isUnlisted: boolean().notNull().default(false),
    /** Set when its day was ended before every match was played: what was open then is cancelled. */
    endedEarlyAt: instant(),
    endedEarlyFor: text({ enum: EARLY_ENDS }),
    /** Set once its results are final: they are rated, and change by a correction with a reason only. */
    finalizedAt: instant(),
    /** Name and venue, normalised for search; see platform/server/search/grams.ts. */
    searchText: text().notNull(),
    searchGrams: text().array().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('tournaments_by_date').on(table.eventDate, table.id),
    index('tournaments_by_prefecture').on(table.prefecture, table.eventDate, table.id),
    index('tournaments_by_organizer').on(table.organizerId, table.eventDate),
    index('tournaments_by_gram').using('gin', table.searchGrams),
    check(
      'tournaments_ended_early_for_a_reason',
      sql`(${table.endedEarlyAt} is null) = (${table.endedEarlyFor} is null)`,
    ),
  ],
);
