import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PAYMENT_METHODS } from '#domain/entry/vocabulary.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { entries } from '../../server/entries.tables.ts';
import { PARTNER_STATES, PARTNER_WAYS } from '../partners.vocabulary.ts';

/**
 * The partners of entries in doubles events, at most one for each entry. The features above entries invite them; a new
 * invitation takes the place of what was before.
 */
export const entryPartners = pgTable(
  'entry_partners',
  {
    /** Made by the inviter's browser (UUID version 7); a resend with the same id changes nothing. */
    id: uuid().primaryKey(),
    entryId: uuid()
      .notNull()
      .unique('entry_partners_one_per_entry')
      .references(() => entries.id, { onDelete: 'cascade' }),
    /** That of the entry, for the index below; an entry never changes its event. */
    eventId: integer()
      .notNull()
      .references(() => events.id),
    how: text({ enum: PARTNER_WAYS }).notNull(),
    state: text({ enum: PARTNER_STATES }).notNull(),
    /** The invited member, or who has accepted by the link. */
    accountId: account(),
    /** Of a partner without an account, as it was typed. */
    name: text().notNull().default(''),
    /** The school or club of a partner without an account. */
    club: text().notNull().default(''),
    /** Of the link's secret, which is stored nowhere. */
    tokenHash: text().unique('entry_partners_token_once'),
    invitedAt: instant().notNull(),
    /** Until when the invitation can be answered; null for a partner without an account. */
    expiresAt: instant(),
    /** Until when a partner who has accepted can pay their part of a split fee; null for everybody else. */
    payUntil: instant(),
    /** How the partner has paid their part of a split fee. */
    paymentMethod: text({ enum: PAYMENT_METHODS }),
    /** When the partner answered, or the pair ended. */
    answeredAt: instant(),
  },
  (table) => [
    uniqueIndex('entry_partners_once_in_event')
      .on(table.eventId, table.accountId)
      .where(sql`${table.state} in ('accepted', 'accepting')`),
    index('entry_partners_by_account').on(table.accountId),
    index('entry_partners_paying').on(table.payUntil).where(sql`${table.state} = 'accepting'`),
    index('entry_partners_invited').on(table.expiresAt).where(sql`${table.state} = 'invited'`),
    check(
      'entry_partners_accepted_have_an_account',
      sql`${table.state} not in ('accepted', 'accepting') or ${table.accountId} is not null`,
    ),
    check(
      'entry_partners_invitations_end',
      sql`${table.state} not in ('invited', 'accepting') or ${table.expiresAt} is not null`,
    ),
    check(
      'entry_partners_turns_end',
      sql`(${table.state} = 'accepting') = (${table.payUntil} is not null)`,
    ),
  ],
);
