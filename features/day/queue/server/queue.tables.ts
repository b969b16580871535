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
import { account } from '#features/accounts/server/accounts.tables.ts';
import { stages } from '#features/matches/server/matches.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { courts, ofDay } from '../../server/day.tables.ts';
import { QUEUE_STATES, STEP_KINDS } from '../queue.vocabulary.ts';

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
