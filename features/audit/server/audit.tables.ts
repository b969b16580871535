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
    /** The id of the operator's account, without a foreign key: deleting the account does not change the line. */
    actorId: text().notNull(),
    /** The operator's name at that time; '' in lines that are older than the column, of an account that had been deleted. */
    actor: text().notNull().default(''),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    /** The subject of the action: an application, an account, a tournament, an announcement or a mail. */
    subjectId: text().notNull(),
    /** The name of the subject at that time. */
    subject: text().notNull(),
    /** A reason, or what changed. */
    note: text().notNull().default(''),
  },
  (table) => [index('audit_log_by_time').on(table.at, table.id)],
);
