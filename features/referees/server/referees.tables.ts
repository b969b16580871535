import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { REFEREE_DUTIES, REFEREE_STATES } from '../referees.vocabulary.ts';

/** Who referees a tournament or helps at its desk, and who is invited to. */
export const referees = pgTable(
  'referees',
  {
    /** Made by the organizer's browser (UUID version 7); a resend with the same id changes nothing. */
    id: uuid().primaryKey(),
    tournamentId: integer()
      .notNull()
      .references(() => tournaments.id),
    /** The invited address, in lower case. Its reader may have accepted with an account of another one. */
    email: text().notNull(),
    /** Who has accepted; null before. */
    accountId: account('cascade'),
    /** What they are asked for. */
    duty: text({ enum: REFEREE_DUTIES }).notNull().default('referee'),
    state: text({ enum: REFEREE_STATES }).notNull().default('invited'),
    invitedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
  },
  (table) => [
    uniqueIndex('referees_one_per_address').on(table.tournamentId, table.email),
    uniqueIndex('referees_one_per_account').on(table.tournamentId, table.accountId),
    index('referees_by_account').on(table.accountId),
    check(
      'referees_accepted_have_an_account',
      sql`(${table.state} = 'accepted') = (${table.accountId} is not null)`,
    ),
  ],
);
