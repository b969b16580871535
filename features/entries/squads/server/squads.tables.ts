import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { groups } from '#features/groups/server/groups.tables.ts';
import { players } from '#features/players/server/players.tables.ts';
import { entries } from '../../server/entries.tables.ts';

/** The squad of an entry in an event for teams, once somebody has saved one. Before, it is that of the school's application. */
export const squads = pgTable(
  'squads',
  {
    entryId: uuid()
      .primaryKey()
      .references(() => entries.id, { onDelete: 'cascade' }),
    /** The list of the school that its players were chosen from last; null for typed names only. */
    groupId: integer().references(() => groups.id),
    /** Counts the changes: one of an older version is refused. */
    version: integer().notNull(),
  },
  (table) => [index('squads_by_group').on(table.groupId).where(sql`${table.groupId} is not null`)],
);

/** Who may play for a team. Orders and results name a player by the number, which nobody else in the squad ever gets. */
export const squadPlayers = pgTable(
  'squad_players',
  {
    entryId: uuid()
      .notNull()
      .references(() => squads.entryId, { onDelete: 'cascade' }),
    /** From 1, up to 99. */
    number: smallint().notNull(),
    /** In the registered order, from 1; null for somebody who has left the squad. */
    position: smallint(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.number] }),
    unique('squad_players_once').on(table.entryId, table.playerId),
    index('squad_players_by_player').on(table.playerId),
    check('squad_players_number', sql`${table.number} between 1 and 99`),
  ],
);
