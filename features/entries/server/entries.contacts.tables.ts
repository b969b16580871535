import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entries } from './entries.tables.ts';

/** People whom the organizer enters: they applied on paper or by phone and have no account. */
export const entryContacts = pgTable('entry_contacts', {
  entryId: uuid()
    .primaryKey()
    .references(() => entries.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  /** The school or club, as the organizer writes it; '' for none. */
  club: text().notNull().default(''),
  email: text().notNull(),
  phone: text().notNull(),
  note: text().notNull(),
});
