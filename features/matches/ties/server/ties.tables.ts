import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { SIDES } from '#domain/scorecard/side.ts';
import type { Template } from '#domain/team-tie/template.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { stages } from '../../server/matches.tables.ts';
import { ENTERED_BY, TIE_PLAYS } from '../ties.vocabulary.ts';

/** How the ties of an event are played, where the organizer has decided something; an event without a row follows the usual template of its sport. */
export const tieRules = pgTable(
  'tie_rules',
  {
    eventId: integer()
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** A copy, which the organizer may have edited. */
    template: jsonb().$type<Template>().notNull(),
    /** On so many courts the rubbers of one tie are played at once. */
    courtsAtOnce: smallint().notNull(),
    /** So long before its tie an order is due. */
    fileMinutes: smallint().notNull(),
    /** An order that breaks a rule is taken, with a warning. */
    warnsOnly: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('tie_rules_courts_at_once', sql`${table.courtsAtOnce} between 1 and 3`),
    check('tie_rules_file_minutes', sql`${table.fileMinutes} between 0 and 120`),
  ],
);

/**
 * A match of a draw between two teams, from the first thing that is known of it besides its teams: an order, or a time. It counts
 * only for its draw and its two teams. Its score follows from its rubbers, which are matches.
 */
export const ties = pgTable(
  'ties',
  {
    id: uuid().primaryKey(),
    stageId: uuid()
      .notNull()
      .references(() => stages.id, { onDelete: 'cascade' }),
    drawNumber: integer().notNull(),
    /** In the draw: "{round}-{position}" of a knockout, "{group}-{number}-{number}" of a group. */
    matchId: text().notNull(),
    /** Entrants' numbers. */
    team1: text().notNull(),
    team2: text().notNull(),
    /** The event's until the tie has its first order: a later change of it does not reach the tie. */
    template: jsonb().$type<Template>().notNull(),
    play: text({ enum: TIE_PLAYS }).notNull(),
    /** Who has the first letters, by lot; null where the template has none. */
    firstLetters: text({ enum: SIDES }),
    startsAt: instant(),
    /** Until when the orders are due; null where the desk has taken the time back. */
    dueAt: instant(),
    /** Since when both orders are read by everybody concerned. */
    revealedAt: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [unique('ties_by_match').on(table.stageId, table.matchId)],
);

/** Who plays in which rubber of a tie, for one side. Nobody of the other side reads it before the tie is revealed. */
export const tieOrders = pgTable(
  'tie_orders',
  {
    tieId: uuid()
      .notNull()
      .references(() => ties.id, { onDelete: 'cascade' }),
    side: text({ enum: SIDES }).notNull(),
    /** The squad's number of each place of the template; null where a short team has nobody. */
    players: jsonb().$type<readonly (number | null)[]>().notNull(),
    filedAt: instant().notNull(),
    filedByAccountId: account('set null'),
    enteredBy: text({ enum: ENTERED_BY }).notNull(),
    isLate: boolean().notNull().default(false),
    /** What it breaks, where the event only warns. */
    breaches: jsonb().$type<readonly unknown[]>().notNull().default([]),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.tieId, table.side] })],
);
