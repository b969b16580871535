import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { entries } from '../../server/entries.tables.ts';
import { ASKED_BY, DECISIONS, REQUEST_STATES } from '../withdrawals.vocabulary.ts';

/** Withdrawals from events whose entries are closed: asked for, and decided by the organizer or a referee. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid().primaryKey(),
    entryId: uuid()
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    askedBy: text({ enum: ASKED_BY }).notNull(),
    askedAt: instant().notNull(),
    state: text({ enum: REQUEST_STATES }).notNull().default('asked'),
    decision: text({ enum: DECISIONS }),
    /** What the player reads with the decision. */
    word: text().notNull().default(''),
    decidedAt: instant(),
    decidedByAccountId: account(),
    /** Made by the browser of the person who decides; a resend changes nothing. */
    decisionId: uuid().unique('withdrawals_decided_once'),
  },
  (table) => [
    uniqueIndex('withdrawals_one_asked').on(table.entryId).where(sql`${table.state} = 'asked'`),
    index('withdrawals_by_entry').on(table.entryId, table.askedAt),
    check(
      'withdrawals_decisions_have_a_time',
      sql`(${table.state} in ('declined', 'granted', 'reinstated')) = (${table.decidedAt} is not null)`,
    ),
  ],
);
