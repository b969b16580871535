import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { auditLog } from './audit.tables.ts';

/** The actions of a person as an operator. */
export async function listActions(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorId, accountId))
    .orderBy(asc(auditLog.id));
  return rows.map((row) => ({
    at: row.at.toISOString(),
    name: row.actor,
    action: row.action,
    subject: row.subject,
    notes: row.note,
  }));
}
