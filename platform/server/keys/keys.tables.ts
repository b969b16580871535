import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Keys of the server itself, made when first needed; in the database, so that several servers on it share them. */
export const serverKeys = pgTable('server_keys', {
  name: text().primaryKey(),
  value: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  madeAt: timestamp({ withTimezone: true }).notNull(),
});
