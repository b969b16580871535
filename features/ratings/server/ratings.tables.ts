import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { GRADE_GROUPS } from '#domain/rating/grades.ts';
import { DISCIPLINES, SOURCES } from '#domain/rating/vocabulary.ts';
import { SPORTS } from '#domain/scoring/formats.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { players } from '#features/players/server/players.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { HIDERS } from '../ratings.vocabulary.ts';

/**
 * A rating period: one tournament whose results are final, or one month of practice. Within a source and a sport they follow each other by
 * the day of the last match, then by number.
 */
export const ratingPeriods = pgTable(
  'rating_periods',
  {
    id: uuid().primaryKey(),
    number: integer().generatedAlwaysAsIdentity(),
    source: text({ enum: SOURCES }).notNull(),
    sport: text({ enum: SPORTS }).notNull(),
    tournamentId: integer()
      .unique('rating_periods_once_per_tournament')
      .references(() => tournaments.id),
    /** The first day of the month, of practice. */
    month: date(),
    /** Of the last match that counts. */
    lastDay: date().notNull(),
    /** The rules by which it was computed (METHOD of domain/rating). */
    method: smallint().notNull(),
    /** Of the matches that counted: the same matches are computed once. */
    inputHash: text().notNull(),
    computedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('rating_periods_once_per_month')
      .on(table.sport, table.month)
      .where(sql`${table.source} = 'practice'`),
    index('rating_periods_in_order').on(table.source, table.sport, table.lastDay, table.number),
    check('rating_periods_rated_sport', sql`${table.sport} <> 'unspecified'`),
    check(
      'rating_periods_of_their_source',
      sql`(${table.source} = 'tournament') = (${table.tournamentId} is not null)
        and (${table.source} = 'practice') = (${table.month} is not null)`,
    ),
  ],
);

/** The points with which a player began: of the level that the person had declared before the first rated match. */
export const ratingStarts = pgTable('rating_starts', {
  playerId: uuid()
    .primaryKey()
    .references(() => players.id),
  /** Null for somebody without a level. */
  points: integer(),
});

/** What a period did to a player. What a correction has replaced remains, marked as superseded. */
export const ratingChanges = pgTable(
  'rating_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    periodId: uuid()
      .notNull()
      .references(() => ratingPeriods.id),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    discipline: text({ enum: DISCIPLINES }).notNull(),
    pointsBefore: doublePrecision().notNull(),
    /** After the months without a match. */
    deviationBefore: doublePrecision().notNull(),
    points: doublePrecision().notNull(),
    deviation: doublePrecision().notNull(),
    volatility: doublePrecision().notNull(),
    /** What the floor gave back. */
    floor: doublePrecision().notNull(),
    won: smallint().notNull(),
    lost: smallint().notNull(),
    /** Rated matches up to and with this period. */
    matches: integer().notNull(),
    /** Of the last rated matches, the newest first: see `Strength` of domain/rating. */
    recentDays: date().array().notNull(),
    computedAt: instant().notNull(),
    supersededAt: instant(),
  },
  (table) => [
    uniqueIndex('rating_changes_live_once')
      .on(table.playerId, table.periodId, table.discipline)
      .where(sql`${table.supersededAt} is null`),
    index('rating_changes_by_period').on(table.periodId).where(sql`${table.supersededAt} is null`),
  ],
);

/** The matches of a change: what each one did follows from the numbers of the period, which stay alone when they are computed again. */
export const ratingSteps = pgTable(
  'rating_steps',
  {
    // Without foreign keys: they belong to the change of the player in the period, and each one costs more than the row.
    playerId: uuid().notNull(),
    matchId: uuid().notNull(),
    periodId: uuid().notNull(),
    discipline: text({ enum: DISCIPLINES }).notNull(),
    /** 1 for a win, 0 for a loss. */
    score: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.periodId, table.playerId, table.matchId] }),
    // A month of practice has the steps of every club: the opponents of a match are found by it.
    index('rating_steps_by_match').on(table.matchId),
    check('rating_steps_won_or_lost', sql`${table.score} in (0, 1)`),
  ],
);

/** The current rates: of each player, sport, discipline and source that has a period. */
export const playerRatings = pgTable(
  'player_ratings',
  {
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    sport: text({ enum: SPORTS }).notNull(),
    discipline: text({ enum: DISCIPLINES }).notNull(),
    source: text({ enum: SOURCES }).notNull(),
    points: doublePrecision().notNull(),
    deviation: doublePrecision().notNull(),
    volatility: doublePrecision().notNull(),
    matches: integer().notNull(),
    recentDays: date().array().notNull(),
    lastDay: date().notNull(),
    periodId: uuid()
      .notNull()
      .references(() => ratingPeriods.id),
    /** The last day in the ranking, if no match follows; null for a rate that is in none. */
    rankedUntil: date(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.sport, table.discipline, table.source] }),
  ],
);

/**
 * Who is ranked, in the order of the ranking: the rates of tournaments that are certain enough, of people who have not left and are not hidden. It follows
 * from the other tables, and is written with each change of them, so that a reader finds places in an index.
 */
export const rankedPlayers = pgTable(
  'ranked_players',
  {
    playerId: uuid().notNull(),
    sport: text({ enum: SPORTS }).notNull(),
    discipline: text({ enum: DISCIPLINES }).notNull(),
    points: doublePrecision().notNull(),
    deviation: doublePrecision().notNull(),
    /** The row ends with the account. */
    accountId: account('cascade'),
    prefecture: text(),
    grades: text({ enum: GRADE_GROUPS }),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.sport, table.discipline] }),
    index('ranked_players_in_order').on(
      table.sport,
      table.discipline,
      table.points,
      table.playerId,
    ),
    index('ranked_players_by_prefecture').on(
      table.sport,
      table.discipline,
      table.prefecture,
      table.points,
      table.playerId,
    ),
    index('ranked_players_by_grades')
      .on(table.sport, table.discipline, table.grades, table.points, table.playerId)
      .where(sql`${table.grades} is not null`),
  ],
);

/** Every so many places of a ranking, who is there: a place is counted from the nearest one. */
export const rankingMarks = pgTable(
  'ranking_marks',
  {
    sport: text({ enum: SPORTS }).notNull(),
    discipline: text({ enum: DISCIPLINES }).notNull(),
    /** Empty for the ranking of all prefectures. */
    prefecture: text().notNull(),
    /** Empty for the ranking of all grades. */
    grades: text().notNull(),
    place: integer().notNull(),
    points: doublePrecision().notNull(),
    playerId: uuid().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.sport, table.discipline, table.prefecture, table.grades, table.place],
    }),
  ],
);

/** Tournaments that an operator has taken out of the rates. */
export const unratedTournaments = pgTable('unrated_tournaments', {
  tournamentId: integer()
    .primaryKey()
    .references(() => tournaments.id),
  at: instant().notNull(),
});

/** Players who are in no ranking, by their own choice or that of their guardian. */
export const hiddenPlayers = pgTable('hidden_players', {
  accountId: account('cascade').primaryKey(),
  by: text({ enum: HIDERS }).notNull(),
  at: instant().notNull(),
});
