import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Preset } from '#domain/league-table/presets.ts';
import type { Template } from '#domain/team-tie/template.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { RESULT_STATES, type RubberGames } from '../ties.vocabulary.ts';

/** The season of an event for teams: a league on matchdays, at home and away. */
export const seasons = pgTable('seasons', {
  eventId: integer()
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  legs: smallint().$type<1 | 2>().notNull(),
  /** The texts beside places of the table, such as promotion. */
  marks: jsonb()
    .$type<readonly { readonly place: number; readonly text: string }[]>()
    .notNull()
    .default([]),
  startedAt: instant().notNull(),
  /** Of its table: the usual one of the sport that its tournament had before another was chosen. Null: of the sport that it has. */
  ruleBook: text().$type<Preset>(),
});

/** The teams of a season by their entrants' numbers; one that has left has all of its ties void. */
export const seasonTeams = pgTable(
  'season_teams',
  {
    eventId: integer()
      .notNull()
      .references(() => seasons.eventId, { onDelete: 'cascade' }),
    number: smallint().notNull(),
    leftAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.number] })],
);

/** A tie of a season. */
export const fixtures = pgTable(
  'fixtures',
  {
    id: uuid().primaryKey(),
    eventId: integer()
      .notNull()
      .references(() => seasons.eventId, { onDelete: 'cascade' }),
    matchday: smallint().notNull(),
    home: smallint().notNull(),
    away: smallint().notNull(),
    windowFrom: date().notNull(),
    windowTo: date().notNull(),
    playOn: date(),
    playAt: text(),
    venue: text().notNull().default(''),
    /** Orders are due so long before it begins; null where they are never late. */
    orderMinutes: smallint(),
    proposedBy: text({ enum: ['home', 'away'] }),
    proposedOn: date(),
    proposedAt: text(),
    /** The format that it keeps: its event's changed after it had an order. Null: it has that of its event. */
    template: jsonb().$type<Template>(),
    rubbers: jsonb().$type<readonly RubberGames[]>(),
    resultState: text({ enum: RESULT_STATES }).notNull().default('none'),
    enteredAt: instant(),
    enteredByAccountId: account('set null'),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('fixtures_by_event').on(table.eventId, table.matchday),
    check('fixtures_order_minutes', sql`${table.orderMinutes} between 0 and 1440`),
    check('fixtures_two_teams', sql`${table.home} <> ${table.away}`),
    check('fixtures_result', sql`(${table.rubbers} is null) = (${table.resultState} = 'none')`),
    check('fixtures_proposal', sql`(${table.proposedBy} is null) = (${table.proposedOn} is null)`),
  ],
);

/** Who plays in which rubber of a tie of a season, for one side. Nobody of the other side reads it before both are in. */
export const fixtureOrders = pgTable(
  'fixture_orders',
  {
    fixtureId: uuid()
      .notNull()
      .references(() => fixtures.id, { onDelete: 'cascade' }),
    side: text({ enum: ['home', 'away'] }).notNull(),
    /** The squad's number of each place of the template; null where a short team has nobody. */
    players: jsonb().$type<readonly (number | null)[]>().notNull(),
    filedAt: instant().notNull(),
    /** What it breaks, where the event only warns. */
    breaches: jsonb().$type<readonly unknown[]>().notNull().default([]),
    version: integer().notNull().default(1),
    /** Of the write that has filed it; null where a version of the app before it did. */
    writeId: uuid(),
  },
  (table) => [primaryKey({ columns: [table.fixtureId, table.side] })],
);
