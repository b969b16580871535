import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { PREFECTURES } from '#domain/common/prefectures.ts';
import { groups } from '../../server/groups.tables.ts';
import { LONGEST_SHORT_NAME } from '../roster.vocabulary.ts';

/** The school or club as applications and prints name it. A group without a row has none; '' is not given. */
export const schoolSheets = pgTable(
  'school_sheets',
  {
    groupId: integer()
      .primaryKey()
      .references(() => groups.id),
    officialName: text().notNull().default(''),
    /** As draws and boards show it. */
    shortName: text().notNull().default(''),
    prefecture: text({ enum: PREFECTURES }),
    /** Seven digits. */
    postalCode: text().notNull().default(''),
    address: text().notNull().default(''),
    personInCharge: text().notNull().default(''),
    phone: text().notNull().default(''),
  },
  (table) => [
    check(
      'school_sheets_short_name_short',
      sql`char_length(${table.shortName}) <= ${sql.raw(String(LONGEST_SHORT_NAME * 2))}`,
    ),
  ],
);
