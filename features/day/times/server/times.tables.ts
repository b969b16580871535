import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { SIDES } from '#domain/scorecard/side.ts';
import { instant } from '#platform/server/db/columns.ts';
import type { DayMatch } from '../../queue/queue.matches.policy.ts';
import { QUEUE_STATES } from '../../queue/queue.vocabulary.ts';
import { days } from '../../server/day.tables.ts';

const ofDay = () =>
  integer()
    .notNull()
    .references(() => days.tournamentId, { onDelete: 'cascade' });

/**
 * The matches of a day as their players read them, computed once per change of the day: those that are not over, and those whose result
 * waits for agreement. Only the day is referenced: a reference to the stage would make this wait for every result that is being saved.
 */
export const shownMatches = pgTable(
  'shown_matches',
  {
    stageId: uuid().notNull(),
    /** In the draw of the stage. */
    matchId: text().notNull(),
    tournamentId: ofDay(),
    eventId: integer().notNull(),
    drawNumber: integer().notNull(),
    /** Of the stage in its event, from 0. */
    stagePosition: smallint().notNull(),
    place: jsonb().$type<DayMatch['place']>().notNull(),
    /** Entrants' numbers; null while a side is not known. */
    player1Id: text(),
    player2Id: text(),
    /** Who umpires; null for nobody, or while nobody is chosen. */
    umpireId: text(),
    state: text({ enum: QUEUE_STATES }).notNull(),
    /** Where it is next, called or played. */
    courtId: uuid(),
    calledAt: instant(),
    /** Of a call: when the sides said that they are on their way. */
    player1ComingAt: instant(),
    player2ComingAt: instant(),
    /** "Not before 10:40 (about 10:55)"; null where nobody can say. */
    notBefore: instant(),
    about: instant(),
    /** The latest of the shown times since its players were notified last: what they rely on. */
    latest: instant(),
    /** What the other side says about the result; null without one. */
    agreement: text({ enum: ['entered', 'disputed'] }),
    /** Who has entered the result; null for the device of a court. */
    enteredBy: text({ enum: SIDES }),
  },
  (table) => [
    primaryKey({ columns: [table.stageId, table.matchId] }),
    index('shown_matches_by_day').on(table.tournamentId),
  ],
);

/** Of which version of the day the shown matches are, and when they were computed. Locked while they are computed again. */
export const shownDays = pgTable('shown_days', {
  tournamentId: ofDay().primaryKey(),
  /** Null before the first time. */
  version: integer(),
  at: instant(),
});
