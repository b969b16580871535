import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { account } from '#features/accounts/server/accounts.tables.ts';
import { instant } from '#platform/server/db/columns.ts';
import { GENDERS, LONGEST_REGISTRATION_NO, LONGEST_SCHOOL_GRADE } from '../players.vocabulary.ts';

/**
 * People as the sport knows them. A player who proves to be the same person as another is merged into that one; the row
 * remains, so that the merge can be undone.
 */
export const players = pgTable(
  'players',
  {
    id: uuid().primaryKey(),
    /** Null for people without an account, and for those who have deleted theirs. */
    accountId: account().unique('players_account_once'),
    familyName: text(),
    givenName: text(),
    /** The reading of the name (furigana), in full-width katakana. */
    familyKana: text(),
    givenKana: text(),
    /** The whole name, as it was typed. */
    displayName: text().notNull(),
    gender: text({ enum: GENDERS }),
    schoolGrade: text(),
    /** The school year, which begins in April, that the grade is of: 2026 until March 2027. */
    schoolGradeYear: smallint(),
    clubText: text(),
    registrationNo: text(),
    /** Who typed the name: the person, or somebody who looks after their group. */
    createdByAccount: account().notNull(),
    /** The player who is the same person; that one may be merged itself. */
    mergedInto: uuid().references((): AnyPgColumn => players.id),
    mergedAt: instant(),
    /** When the person deleted their account; the names are gone since then. */
    leftAt: instant(),
  },
  (table) => [
    index('players_by_merged_into')
      .on(table.mergedInto)
      .where(sql`${table.mergedInto} is not null`),
    check('players_gender_known', sql`${table.gender} in ('female', 'male')`),
    check(
      'players_school_grade_short',
      sql`char_length(${table.schoolGrade}) <= ${sql.raw(String(LONGEST_SCHOOL_GRADE))}`,
    ),
    check(
      'players_registration_no_short',
      sql`char_length(${table.registrationNo}) <= ${sql.raw(String(LONGEST_REGISTRATION_NO))}`,
    ),
    check(
      'players_merged_once',
      sql`(${table.mergedInto} is null) = (${table.mergedAt} is null) and ${table.mergedInto} is distinct from ${table.id}`,
    ),
    // An account is the person: others are merged into its player.
    check(
      'players_merged_have_no_account',
      sql`${table.mergedInto} is null or ${table.accountId} is null`,
    ),
  ],
);
