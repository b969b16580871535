import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PRIORITIES } from '#domain/order-of-play/reasons.ts';
import type { FinalRound } from '#domain/scoring/final-format.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { stages } from '#features/matches/server/matches.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { courts, days } from '../../server/day.tables.ts';
import {
  BREAK_KINDS,
  QUEUE_MODES,
  QUEUE_STATES,
  STEP_KINDS,
  UMPIRE_RULES,
} from '../queue.vocabulary.ts';

/**
 * The tournament of the day. It references the row of the day, which every writer has locked, and not that of the tournament, which
 * others lock before the day.
 */
const ofDay = () =>
  integer()
    .notNull()
    .references(() => days.tournamentId, { onDelete: 'cascade' });

/**
 * What the desk has done with a match of a published draw: where it is, and what is fixed about it. A match without a row waits. A
 * row counts only for its draw, and its court only for its two sides.
 */
export const queueMatches = pgTable(
  'queue_matches',
  {
    stageId: uuid()
      .notNull()
      .references(() => stages.id, { onDelete: 'cascade' }),
    /** In the draw of the stage. */
    matchId: text().notNull(),
    tournamentId: ofDay(),
    drawNumber: integer().notNull(),
    /** Rises with each change of the desk to this match: a write of an older screen is refused. 0 for one that only got a place. */
    version: integer().notNull(),
    state: text({ enum: QUEUE_STATES }).notNull(),
    /** Entrants' numbers, of the sides that were called or made the next; null while it waits. */
    player1Id: text(),
    player2Id: text(),
    /** Where it is next, called or played, or was played. */
    courtId: uuid().references(() => courts.id, { onDelete: 'set null' }),
    /** The entrant's number. */
    umpireId: text(),
    calledAt: instant(),
    calledAgainAt: instant(),
    /** The desk has declined the walkover: the players of this call have come. */
    arrivedAt: instant(),
    /** Of this call: when a side said that it is on its way. */
    player1ComingAt: instant(),
    player2ComingAt: instant(),
    startedAt: instant(),
    /** Null for a match that was not played. */
    endedAt: instant(),
    priority: text({ enum: PRIORITIES }).notNull().default('usual'),
    /** In the list, from 1: the desk has put it there. */
    place: smallint(),
    /** It is played there only. */
    fixedCourtId: uuid().references(() => courts.id, { onDelete: 'set null' }),
    isHeld: boolean().notNull().default(false),
    /** "HH:MM" on Japan's clocks. */
    notBefore: text(),
  },
  (table) => [
    primaryKey({ columns: [table.stageId, table.matchId] }),
    index('queue_matches_by_day').on(table.tournamentId),
    uniqueIndex('queue_matches_one_on_court')
      .on(table.courtId)
      .where(sql`${table.state} in ('called', 'playing')`),
    uniqueIndex('queue_matches_one_next').on(table.courtId).where(sql`${table.state} = 'next'`),
    check('queue_matches_version_counts', sql`${table.version} >= 0`),
  ],
);

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

/** Who of the desk, or which device, has done what with a match, and when. Deleted 30 days after the day. */
export const queueSteps = pgTable(
  'queue_steps',
  {
    id: uuid().primaryKey(),
    tournamentId: ofDay(),
    stageId: uuid()
      .notNull()
      .references(() => stages.id, { onDelete: 'cascade' }),
    matchId: text().notNull(),
    kind: text({ enum: STEP_KINDS }).notNull(),
    /** The name of the court as it was then; null where the step has none. */
    courtName: text(),
    at: instant().notNull(),
    accountId: account('set null'),
    /** The link of the device that has done it; it is deleted before the step, and its id says nothing then. */
    linkId: uuid(),
  },
  (table) => [
    index('queue_steps_by_match').on(table.stageId, table.matchId, table.at),
    index('queue_steps_by_day').on(table.tournamentId),
  ],
);
