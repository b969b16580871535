import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import { stages } from '#features/matches/server/matches.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import {
  type Participant,
  SESSION_FORMATS,
  type SessionSettings,
} from '../../practice.vocabulary.ts';

/** A league or a knockout of a group: who plays, and by which rules. */
export const practiceSessions = pgTable(
  'practice_sessions',
  {
    /** Made by the phone that opens it (UUID version 7); also the id of its stage. */
    id: uuid()
      .primaryKey()
      .references(() => stages.id),
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
