import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import type { EventFormats } from '#domain/stage-draw/vocabulary.ts';
import { instant } from '#platform/server/db/columns.ts';
import { tournaments } from '../../server/tournaments.tables.ts';
import { GENDER_RULES } from '../events.vocabulary.ts';

/**
 * What players enter: the competitions inside a tournament. Each tournament has one at position 0, which the publish
 * form makes; it is never deleted.
 */
export const events = pgTable(
  'events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tournamentId: integer()
      .notNull()
      .references(() => tournaments.id),
    position: smallint().notNull(),
    /** Empty for an event that the organizer has not named, such as the only one of a tournament. */
    name: text().notNull().default(''),
    /** The form's event type (spec section 9). */
    discipline: text({ enum: EVENT_TYPES }).notNull(),
    level: text({ enum: TOURNAMENT_LEVELS }).notNull(),
    genderRule: text({ enum: GENDER_RULES }).notNull().default('any'),
    ageRule: text().notNull().default(''),
    feeYen: integer().notNull(),
    participantLimit: integer().notNull(),
    /** The most live entries of the members of one group; null without a limit. */
    perClubLimit: integer(),
    /** Its results count for the ratings. */
    isRated: boolean().notNull().default(true),
    /**
     * Reserved, confirmed and offered places together, with those of the organizer; the entries feature maintains it
     * under the lock of the tournament's row.
     */
    placesTaken: integer().notNull().default(0),
    /** How the organizer means it to be played; what was drawn is with its stages. */
    formats: jsonb().$type<EventFormats>().notNull().default({}),
    /** When the organizer closed its entries; null while they are open. */
    closedAt: instant(),
    /** Made by the browser that adds the event; null for the event of the publish form. */
    creationId: uuid().unique('events_creation_once'),
  },
  (table) => [
    check(
      'events_never_oversold',
      sql`${table.placesTaken} between 0 and ${table.participantLimit}`,
    ),
    check('events_limit_positive', sql`${table.participantLimit} > 0`),
    check('events_club_limit_positive', sql`${table.perClubLimit} > 0`),
    check('events_fee_not_negative', sql`${table.feeYen} >= 0`),
    unique('events_by_position').on(table.tournamentId, table.position),
    // What belongs to an event names its tournament as well; the foreign key to both keeps them together.
    unique('events_with_tournament').on(table.id, table.tournamentId),
  ],
);
