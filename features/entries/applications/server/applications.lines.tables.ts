import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { players } from '#features/players/server/players.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { entries } from '../../server/entries.tables.ts';
import { APPLICATION_STEPS } from '../applications.vocabulary.ts';
import { applications } from './applications.tables.ts';

/** Who plays in the lines of applications: one pupil, the two of a pair, or the squad of a team in its order. */
export const applicationPlayers = pgTable(
  'application_players',
  {
    entryId: uuid()
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** The player under the pupil's row in the school's list, which stays the same when the pupil joins with an account. */
    playerId: uuid()
      .notNull()
      .references(() => players.id),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.position] }),
    index('application_players_by_player').on(table.playerId),
  ],
);

/** What became of an application, step by step. */
export const applicationSteps = pgTable(
  'application_steps',
  {
    id: uuid().primaryKey(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id),
    kind: text({ enum: APPLICATION_STEPS }).notNull(),
    /** Of money; null where none moves. */
    amountYen: integer(),
    /** The line that it is about; null for the whole. */
    entryId: uuid().references(() => entries.id),
    /** Null for what happens by itself. */
    accountId: account(),
    at: instant().notNull(),
  },
  (table) => [
    index('application_steps_by_application').on(table.applicationId, table.at),
    index('application_steps_by_entry').on(table.entryId).where(sql`${table.entryId} is not null`),
  ],
);
