import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { practiceSessions } from '../../sessions/server/sessions.tables.ts';

/** Players called to their match; a match may be called again. */
export const knockoutCalls = pgTable(
  'knockout_calls',
  {
    /** Made by the client. */
    id: uuid().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => practiceSessions.id, { onDelete: 'cascade' }),
    drawNumber: integer().notNull(),
    matchId: text().notNull(),
    /** Who was called; the call no longer counts when other players play the match. */
    player1Id: text().notNull(),
    player2Id: text().notNull(),
    place: text().notNull(),
    calledAt: instant().notNull(),
    calledByAccountId: account('set null'),
  },
  (table) => [index('knockout_calls_by_draw').on(table.sessionId, table.drawNumber)],
);
