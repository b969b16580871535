import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';

/** Keys of the server itself, made when first needed; in the database, so that several servers share them. */
export const serverKeys = pgTable('server_keys', {
  name: text().primaryKey(),
  value: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  madeAt: instant().notNull(),
});
