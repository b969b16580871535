import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/db/columns.ts';
import { AUDIT_ACTIONS } from '../audit.vocabulary.ts';

/**
 * Every operator action. Nothing in the server updates or deletes these rows, and a trigger in the database
 * (see the migration) refuses it to everybody else.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** Of the operator's account, without a foreign key: the line stays as it is when the account is deleted. */
    actorId: text().notNull(),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    /** What it was done to: an application, an account, a tournament, an announcement, a mail. */
    subjectId: text().notNull(),
    /** Its name at that time. */
    subject: text().notNull(),
    /** A reason, or what changed. */
    note: text().notNull().default(''),
  },
  (table) => [index('audit_log_by_time').on(table.at, table.id)],
);
