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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import { MATCH_FORMATS, type MatchStats } from '#domain/scorecard/match-record.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { STATUSES } from '#domain/scoring/ending.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import { players } from '#features/players/server/players.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import {
  type MatchPlayer,
  ROW_STATES,
  STAGE_KINDS,
  type StageSettings,
} from '../matches.vocabulary.ts';

/** A part of a competition whose matches the engines understand: a practice league or knockout, or an event's stage. */
export const stages = pgTable(
  'stages',
  {
    /** Of a practice session: the same id. */
    id: uuid().primaryKey(),
    kind: text({ enum: STAGE_KINDS }).notNull(),
    /** The event of a tournament that it is part of; null for practice. */
    eventId: integer().references(() => events.id, { onDelete: 'cascade' }),
    /** From 0, in the order of play. */
    position: smallint().notNull().default(0),
    settings: jsonb().$type<StageSettings>().notNull().default({}),
    /** Counts the changes of who is in it, and in which order; of a session of practice, every change. */
    version: integer().notNull().default(1),
    /** Who saved the order of a seeding list last; null while nobody has. */
    seededByAccountId: account(),
    seededAt: instant(),
  },
  (table) => [unique('stages_by_event').on(table.eventId, table.position)],
);

/**
 * Every match: of a stage, one-on-one in a group, or free (no group; visible to its owner only). A match of a tournament
 * has neither group nor owner, and its sides are named by their numbers in the seeding list.
 */
export const matches = pgTable(
  'matches',
  {
    id: uuid().primaryKey(),
    stageId: uuid().references(() => stages.id),
    kind: text({ enum: MATCH_FORMATS }).notNull(),
    /** Copied from the owner of the stage, so that the records need one index. */
    groupId: integer().references(() => groups.id),
    groupName: text(),
    /** Null for a match of a tournament: `match_players` says in whose records it is. */
    ownerAccountId: account(),
    /** Of a match of a tournament always the day of the tournament, whenever its result is entered. */
    playedOn: date().notNull(),
    player1: jsonb().$type<MatchPlayer>().notNull(),
    player2: jsonb().$type<MatchPlayer>().notNull(),
    /** For a league: the ids of the two players, in a fixed order. */
    pairKey: text(),
    sets: jsonb().$type<readonly CardSet[]>().notNull(),
    result: text().notNull(),
    winner: text({ enum: SIDES }),
    /** How it ended, or that it has not begun; the score of a retired match is that of that moment. */
    status: text({ enum: STATUSES }).notNull().default('finished'),
    /** The chosen score format; null for the card of the specification. It never changes. */
    scoreFormat: jsonb().$type<ChosenFormat>(),
    notes: text().notNull().default(''),
    stats: jsonb().$type<MatchStats>(),
    /** For a knockout: the round from 1, the number of rounds, the number of the draw, and the match's id in it. */
    round: smallint(),
    rounds: smallint(),
    drawNumber: integer(),
    drawMatchId: text(),
    /** Of a rubber: its tie in the same stage, and its number in it, from 1. Its id in the draw is that of the tie with "r{number}". */
    tieId: uuid(),
    rubberNo: smallint(),
    state: text({ enum: ROW_STATES }).notNull().default('saved'),
    /** Both names, folded; see foldForSearch. */
    searchText: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    scoredAt: instant(),
    scoredByAccountId: account(),
    /** The name of the court whose device has entered it, as it was then; empty for a match slip, null for an account. */
    scoredByCourt: text(),
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex('matches_pair_once')
      .on(table.stageId, table.pairKey)
      .where(sql`${table.deletedAt} is null`),
    // Without the number of the draw: a redraw removes the matches of the draw before it.
    uniqueIndex('matches_draw_once')
      .on(table.stageId, table.drawMatchId)
      .where(sql`${table.deletedAt} is null`),
    index('matches_by_stage').on(table.stageId),
    index('matches_by_group')
      .on(table.groupId, table.playedOn, table.kind, table.id)
      .where(sql`${table.deletedAt} is null and ${table.state} = 'saved'`),
    // With deleted matches: the download of a person's data has them too.
    index('matches_by_owner')
      .on(table.ownerAccountId, table.playedOn, table.kind, table.id)
      .where(sql`${table.groupId} is null`),
    // An account that is deleted leaves these to a nameless one; so of match_writes.
    index('matches_by_scorer')
      .on(table.scoredByAccountId)
      .where(sql`${table.scoredByAccountId} is not null`),
    index('matches_by_tie').on(table.tieId).where(sql`${table.tieId} is not null`),
    check(
      'matches_rubbers_are_of_ties',
      sql`(${table.tieId} is null) = (${table.rubberNo} is null)`,
    ),
    check('matches_draft_is_free', sql`${table.state} <> 'draft' or ${table.groupId} is null`),
    check(
      'matches_without_owner_are_of_events',
      sql`${table.ownerAccountId} is not null or (${table.groupId} is null and ${table.stageId} is not null)`,
    ),
  ],
);

/** Every accepted write, by the id that its client made: the idempotency keys and the history. */
export const matchWrites = pgTable(
  'match_writes',
  {
    id: uuid().primaryKey(),
    /** The match or session written. */
    subjectId: uuid().notNull(),
    kind: text({ enum: ['score', 'change', 'remove', 'restore', 'confirm'] }).notNull(),
    version: integer().notNull(),
    /** The content after the write: for a score its sets. */
    content: jsonb().notNull(),
    /** Null where a device with a link has written. */
    accountId: account(),
    /** The link of a court or of a match, or the guardianship by whose link was written; once it is deleted, its id says nothing. */
    linkId: uuid(),
    at: instant().notNull(),
  },
  (table) => [
    index('match_writes_by_subject').on(table.subjectId, table.version),
    index('match_writes_by_account').on(table.accountId),
    check(
      'match_writes_by_account_or_link',
      sql`(${table.accountId} is null) <> (${table.linkId} is null)`,
    ),
  ],
);

/**
 * Who played a match: of a group, as its list names them, the player under the number on the side; of a tournament, the
 * players of the entrants. Guests, people on paper, free practice and cleared results have no row.
 */
export const matchPlayers = pgTable(
  'match_players',
  {
    matchId: uuid()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** 1 or 2. */
    side: smallint().notNull(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    /** Copied from the match, so that one index gives a person's matches in order. */
    playedOn: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.playerId] }),
    index('match_players_by_player').on(table.playerId, table.playedOn.desc()),
    check('match_players_two_sides', sql`${table.side} in (1, 2)`),
  ],
);
