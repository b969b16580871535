import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { NAME_DISPLAYS } from '#domain/common/name-display.ts';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { LANGUAGES } from '#platform/shared/language.ts';
import { AGES, GUARDIANSHIP_STATES } from '../guardians.vocabulary.ts';

/** The answer of a player about their age; no row before they are asked. */
export const playerAges = pgTable(
  'player_ages',
  {
    accountId: account('cascade').primaryKey(),
    age: text({ enum: AGES }).notNull(),
    answeredAt: instant().notNull(),
  },
  (table) => [check('player_ages_age_known', sql`${table.age} in ('adult', 'under-18')`)],
);

/** The guardians of players under 18: an e-mail address, proven by links, without an account. */
export const guardianships = pgTable(
  'guardianships',
  {
    id: uuid().primaryKey(),
    accountId: account('cascade').notNull(),
    /** In lower case. */
    email: text().notNull(),
    state: text({ enum: GUARDIANSHIP_STATES }).notNull(),
    /** The language of the mails: first the player's, then the one in which the guardian confirmed. */
    language: text({ enum: LANGUAGES }).notNull(),
    nameDisplay: text({ enum: NAME_DISPLAYS }).notNull().default('initials'),
    /** The tournament for which the guardian was named. */
    tournamentId: integer().references(() => tournaments.id, { onDelete: 'set null' }),
    namedAt: instant().notNull(),
    confirmedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('guardianships_one_live')
      .on(table.accountId)
      .where(sql`${table.state} in ('asked', 'confirmed')`),
    index('guardianships_by_account').on(table.accountId, table.namedAt),
    index('guardianships_by_email').on(table.email),
    check(
      'guardianships_confirmed_have_a_time',
      sql`${table.state} <> 'confirmed' or ${table.confirmedAt} is not null`,
    ),
  ],
);
