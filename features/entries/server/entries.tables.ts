import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ENTRY_STATES, PAYMENT_METHODS, REFUND_PROGRESS } from '#domain/entry/vocabulary.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { instant } from '#platform/server/db/columns.ts';

export const entries = pgTable(
  'entries',
  {
    /** Made by the player's browser (UUID version 7); a resend with the same id changes nothing. */
    id: uuid().primaryKey(),
    tournamentId: integer()
      .notNull()
      .references(() => tournaments.id),
    accountId: account().notNull(),
    state: text({ enum: ENTRY_STATES }).notNull(),
    /** The fee at the time of the application: a later change of the tournament does not change the agreed fee. */
    feeYen: integer().notNull(),
    reservedUntil: instant(),
    /** The provider has been asked to charge: until it answers, the place neither lapses nor can be given up. */
    paymentUnderWay: boolean().notNull().default(false),
    /** How the fee was paid; null before the payment, and where there is no fee. */
    paymentMethod: text({ enum: PAYMENT_METHODS }),
    /** Whether the fee is refunded; payments maintains it. */
    refund: text({ enum: REFUND_PROGRESS }).notNull().default('none'),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('entries_one_per_player')
      .on(table.tournamentId, table.accountId)
      .where(sql`${table.state} in ('reserved', 'confirmed')`),
    index('entries_by_account').on(table.accountId, table.createdAt),
    index('entries_reserved').on(table.reservedUntil).where(sql`${table.state} = 'reserved'`),
    check(
      'entries_reserved_have_an_end',
      sql`${table.state} <> 'reserved' or ${table.reservedUntil} is not null`,
    ),
  ],
);
