import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';
import type { BusinessFacts } from '../business.vocabulary.ts';

/** The facts that the law requires of the seller: one row, once the operator has filled it in. */
export const businessFacts = pgTable(
  'business_facts',
  {
    id: integer().primaryKey().default(1),
    facts: jsonb().$type<BusinessFacts>().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [check('business_facts_one_row', sql`${table.id} = 1`)],
);
