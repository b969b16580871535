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
import { account } from '#features/accounts/server/accounts.tables.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { APPLICATION_STATES, type WantedLine } from '../applications.vocabulary.ts';

/** What a school enters at once and pays at once; its lines are entries. */
export const applications = pgTable(
  'applications',
  {
    /** Made by the teacher's browser (UUID version 7). */
    id: uuid().primaryKey(),
    tournamentId: integer()
      .notNull()
      .references(() => tournaments.id),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    /** Who began the draft, and then who has applied. */
    byAccountId: account().notNull(),
    state: text({ enum: APPLICATION_STATES }).notNull(),
    /** What the lines that are not withdrawn cost together, in whole yen; 0 of a draft. */
    totalYen: integer().notNull().default(0),
    /** The school pays by a transfer, which the organizer notes. */
    isByTransfer: boolean().notNull().default(false),
    /** Until when the places are held unpaid. */
    dueAt: instant(),
    /** What the school writes before its name in the transfer, such as RD7K2M. */
    code: text().unique('applications_code_once'),
    /** Counts within the tournament; null until the first receipt is printed. */
    receiptNumber: integer(),
    receiptsIssued: smallint().notNull().default(0),
    /** The lines of the draft, and as they were applied for. */
    wanted: jsonb().$type<readonly WantedLine[]>().notNull().default([]),
    /** Counts the changes: one of an older version is refused. */
    version: integer().notNull().default(1),
    /** The id of the last write: the same write sent again is answered, not refused. */
    lastWriteId: uuid(),
    createdAt: instant().notNull(),
    appliedAt: instant(),
    paidAt: instant(),
    endedAt: instant(),
    remindedAt: instant(),
  },
  (table) => [
    uniqueIndex('applications_one_draft')
      .on(table.tournamentId, table.groupId)
      .where(sql`${table.state} = 'draft'`),
    uniqueIndex('applications_receipt_once')
      .on(table.tournamentId, table.receiptNumber)
      .where(sql`${table.receiptNumber} is not null`),
    index('applications_by_tournament').on(table.tournamentId, table.state),
    index('applications_by_group').on(table.groupId),
    index('applications_by_account').on(table.byAccountId),
    index('applications_unpaid')
      .on(table.dueAt)
      .where(sql`${table.state} in ('reserved', 'awaiting-payment')`),
    check('applications_total_not_negative', sql`${table.totalYen} >= 0`),
    check(
      'applications_unpaid_have_an_end',
      sql`${table.state} not in ('reserved', 'awaiting-payment') or ${table.dueAt} is not null`,
    ),
  ],
);

/** What an organizer notes of a transfer. */
export const arrivalColumns = () => ({
  amountYen: integer().notNull(),
  paidOn: date().notNull(),
  /** The name on the transfer. */
  payerName: text().notNull(),
  notedByAccountId: account().notNull(),
  notedAt: instant().notNull(),
});

/** What has arrived by transfer for an application, as the organizer has noted it; negative where it was sent back. */
export const applicationTransfers = pgTable(
  'application_transfers',
  {
    /** Made by the organizer's browser. */
    id: uuid().primaryKey(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id),
    ...arrivalColumns(),
  },
  (table) => [
    index('application_transfers_by_application').on(table.applicationId),
    check('application_transfers_not_nothing', sql`${table.amountYen} <> 0`),
  ],
);
