import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { arrivalColumns } from '#features/entries/applications/server/applications.tables.ts';
import { organizers } from '#features/organizers/server/organizers.tables.ts';
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

/** How an organizer is paid by transfer. */
export const applicationTerms = pgTable(
  'application_terms',
  {
    organizerId: integer()
      .primaryKey()
      .references(() => organizers.id),
    /** The bank account, as it is printed; without one no school can pay by transfer. */
    transferTo: text().notNull().default(''),
    /** The organizer's number for the consumption tax, such as T1234567890123. */
    registrationNo: text().notNull().default(''),
    /** Players may pay single entries by a transfer, too, not only schools. */
    acceptsPlayers: boolean().notNull().default(false),
  },
  (table) => [
    check(
      'application_terms_registration_no',
      sql`${table.registrationNo} = '' or ${table.registrationNo} ~ '^T[0-9]{13}$'`,
    ),
  ],
);
