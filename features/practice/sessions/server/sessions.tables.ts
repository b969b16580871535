import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import { MATCH_FORMATS, type MatchStats } from '#domain/scorecard/match-record.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import {
  MATCH_STATES,
  type Participant,
  type PracticePlayer,
  SESSION_FORMATS,
  type SessionSettings,
} from '../../practice.vocabulary.ts';

/** A league or a knockout of a group: who plays, and by which rules. */
export const practiceSessions = pgTable(
  'practice_sessions',
  {
    /** Made by the phone that opens it (UUID version 7). */
    id: uuid().primaryKey(),
    format: text({ enum: SESSION_FORMATS }).notNull(),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    /** The name at that time: records do not change when the group is renamed. */
    groupName: text().notNull(),
    ownerAccountId: account().notNull(),
    practiceDate: date().notNull(),
    players: jsonb().$type<readonly Participant[]>().notNull(),
    settings: jsonb().$type<SessionSettings>().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    index('practice_sessions_by_group')
      .on(table.groupId, table.format, table.practiceDate, table.id)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** Every practice match: of a session, one-on-one in a group, or free (no group; visible to its owner only). */
export const practiceMatches = pgTable(
  'practice_matches',
  {
    id: uuid().primaryKey(),
    sessionId: uuid().references(() => practiceSessions.id),
    format: text({ enum: MATCH_FORMATS }).notNull(),
    /** Copied from the session, so that the records need one index. */
    groupId: integer().references(() => groups.id),
    groupName: text(),
    ownerAccountId: account().notNull(),
    playedOn: date().notNull(),
    player1: jsonb().$type<PracticePlayer>().notNull(),
    player2: jsonb().$type<PracticePlayer>().notNull(),
    /** For a league: the ids of the two players, in a fixed order. */
    pairKey: text(),
    sets: jsonb().$type<readonly CardSet[]>().notNull(),
    result: text().notNull(),
    winner: text({ enum: SIDES }),
    /** The loser gave up after the match had begun: the score is that of that moment. */
    retired: boolean().notNull().default(false),
    notes: text().notNull().default(''),
    stats: jsonb().$type<MatchStats>(),
    /** For a knockout: the round from 1, the number of rounds, and the match's id in the draw. */
    round: smallint(),
    rounds: smallint(),
    drawMatchId: text(),
    state: text({ enum: MATCH_STATES }).notNull().default('saved'),
    /** Both names, folded; see foldForSearch. */
    searchText: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    scoredAt: instant(),
    scoredByAccountId: account(),
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex('practice_matches_pair_once')
      .on(table.sessionId, table.pairKey)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('practice_matches_draw_once')
      .on(table.sessionId, table.drawMatchId)
      .where(sql`${table.deletedAt} is null`),
    index('practice_matches_by_session').on(table.sessionId),
    index('practice_matches_by_group')
      .on(table.groupId, table.playedOn, table.format, table.id)
      .where(sql`${table.deletedAt} is null and ${table.state} = 'saved'`),
    index('practice_matches_by_owner')
      .on(table.ownerAccountId, table.playedOn, table.format, table.id)
      .where(sql`${table.deletedAt} is null and ${table.groupId} is null`),
    check(
      'practice_matches_draft_is_free',
      sql`${table.state} = 'saved' or ${table.groupId} is null`,
    ),
  ],
);

/** Every accepted write, by the id that its client made: the idempotency keys and the history. */
export const practiceWrites = pgTable(
  'practice_writes',
  {
    id: uuid().primaryKey(),
    /** The match or session written. */
    subjectId: uuid().notNull(),
    kind: text({ enum: ['score', 'change', 'remove', 'restore', 'confirm'] }).notNull(),
    version: integer().notNull(),
    /** The content after the write: for a score its sets. */
    content: jsonb().notNull(),
    accountId: account().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('practice_writes_by_subject').on(table.subjectId, table.version)],
);
