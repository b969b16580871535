import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';

/** Links that authorize their holder. Only a hash of the secret is stored, so a copy of this table opens nothing. */
export const links = pgTable(
  'links',
  {
    id: uuid().primaryKey(),
    /** What it opens, such as `reset-password`: a link for one thing opens nothing else. */
    purpose: text().notNull(),
    /** Its owner, such as an account's id. */
    subject: text().notNull(),
    /** Facts from when it was made, such as the new address that it confirms. */
    facts: jsonb().$type<LinkFacts>().notNull(),
    secretHash: text().notNull().unique('links_secret_once'),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index('links_by_subject').on(table.purpose, table.subject),
    index('links_by_expiry').on(table.expiresAt),
  ],
);

export type LinkFacts = Readonly<Record<string, string>>;
