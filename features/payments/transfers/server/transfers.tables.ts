import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { arrivalColumns } from '#features/entries/applications/server/applications.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { payments } from '../../server/payments.tables.ts';

/** A charge that a player pays by a transfer to the organizer's account. */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    chargeId: uuid()
      .primaryKey()
      .references(() => payments.id),
    tournamentId: integer()
      .notNull()
      .references(() => tournaments.id),
    /** What is written before the name in the transfer, such as RD7K2M. */
    code: text().notNull().unique('bank_transfers_code_once'),
  },
  (table) => [index('bank_transfers_by_tournament').on(table.tournamentId)],
);

/** What has arrived for such a charge, as the organizer has noted it; negative where it was sent back. */
export const bankTransferNotes = pgTable(
  'bank_transfer_notes',
  {
    /** Made by the organizer's browser. */
    id: uuid().primaryKey(),
    chargeId: uuid()
      .notNull()
      .references(() => bankTransfers.chargeId),
    ...arrivalColumns(),
  },
  (table) => [
    index('bank_transfer_notes_by_charge').on(table.chargeId),
    check('bank_transfer_notes_not_nothing', sql`${table.amountYen} <> 0`),
  ],
);
