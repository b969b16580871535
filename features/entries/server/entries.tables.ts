import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  ENTRY_SOURCES,
  ENTRY_STATES,
  PAYMENT_METHODS,
  REFUND_PROGRESS,
  WAITS_FOR,
} from '#domain/entry/vocabulary.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { applications } from '../applications/server/applications.tables.ts';

export const entries = pgTable(
  'entries',
  {
    /** Made by the player's or organizer's browser (UUID version 7); a resend with the same id changes nothing. */
    id: uuid().primaryKey(),
    /** The tournament of the event; the foreign key is to both. Most lists are of a tournament. */
    tournamentId: integer().notNull(),
    eventId: integer().notNull(),
    source: text({ enum: ENTRY_SOURCES }).notNull().default('player'),
    /** Null for people whom the organizer enters; `entry_contacts` says who they are. */
    accountId: account(),
    /** The name of the team, in an event for teams; null elsewhere, and for entries made before teams had names. */
    team: text(),
    /** The name as it is compared in its event. */
    teamKey: text(),
    state: text({ enum: ENTRY_STATES }).notNull(),
    /**
     * The fee at the time of the application: a later change of the event does not change the agreed fee. For people
     * whom the organizer enters, what they paid outside the app, such as in cash. Whole yen.
     */
    feeYen: integer().notNull(),
    /** The part of the fee that the partner pays, in whole yen; null where the player pays for both, and outside doubles. */
    partnerFeeYen: integer(),
    /** The fee is what is left of a split one: the player's half, after the partner's has gone back and is paid outside the app. */
    isOwnHalf: boolean().notNull().default(false),
    /** Until when the fee can be paid; of a split one whose own part is paid, until when the partner can pay. */
    reservedUntil: instant(),
    /** The provider has been asked to charge: until it answers, the place neither lapses nor can be given up. */
    paymentUnderWay: boolean().notNull().default(false),
    /** What a payment that is under way waits for; null where the provider alone decides. Payments maintains it. */
    waitsFor: text({ enum: WAITS_FOR }),
    /** How the player has paid the fee or the own part of it; null before the payment, and where there is no fee. */
    paymentMethod: text({ enum: PAYMENT_METHODS }),
    /** Whether the fee is refunded; payments maintains it. */
    refund: text({ enum: REFUND_PROGRESS }).notNull().default('none'),
    /** What goes back of it; null while nothing does. Of a transfer less may have arrived than the fee. */
    refundYen: integer(),
    /** What the organizer has decided to give back of the fee, in money; of who has paid outside the app, as a note. Whole yen. */
    grantedYen: integer().notNull().default(0),
    /** The school that has entered it, and pays it; null for all others. */
    applicationId: uuid().references(() => applications.id),
    /** The school's own order of strength in the event, from 1 on. */
    rankInClub: smallint(),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'entries_event_fk',
      columns: [table.eventId, table.tournamentId],
      foreignColumns: [events.id, events.tournamentId],
    }),
    uniqueIndex('entries_one_per_player')
      .on(table.eventId, table.accountId)
      .where(sql`${table.state} in ('reserved', 'confirmed')`),
    uniqueIndex('entries_one_per_team_name')
      .on(table.eventId, table.teamKey)
      .where(sql`${table.state} in ('reserved', 'confirmed')`),
    index('entries_by_tournament').on(table.tournamentId, table.accountId),
    index('entries_by_account').on(table.accountId, table.createdAt),
    index('entries_by_application')
      .on(table.applicationId)
      .where(sql`${table.applicationId} is not null`),
    index('entries_reserved').on(table.reservedUntil).where(sql`${table.state} = 'reserved'`),
    check(
      'entries_reserved_have_an_end',
      sql`${table.state} <> 'reserved' or ${table.reservedUntil} is not null`,
    ),
    check(
      'entries_of_players_have_an_account',
      sql`(${table.source} = 'player') = (${table.accountId} is not null)`,
    ),
    check(
      'entries_team_names_have_keys',
      sql`(${table.team} is null) = (${table.teamKey} is null)`,
    ),
    check('entries_fee_not_negative', sql`${table.feeYen} >= 0`),
    check('entries_granted_not_negative', sql`${table.grantedYen} >= 0`),
    check(
      'entries_own_half_is_whole_fee',
      sql`not ${table.isOwnHalf} or ${table.partnerFeeYen} is null`,
    ),
    check(
      'entries_partner_pays_a_part',
      sql`${table.partnerFeeYen} > 0 and ${table.partnerFeeYen} < ${table.feeYen}`,
    ),
  ],
);
