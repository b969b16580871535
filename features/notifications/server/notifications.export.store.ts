import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { notifications } from './notifications.tables.ts';

/** Every notification of a person, as the facts from which its text is made. */
export async function listNotifications(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(asc(notifications.createdAt), asc(notifications.id));
  return rows.map((row) => ({
    createdAt: row.createdAt.toISOString(),
    kind: row.kind,
    details: JSON.stringify(row.facts),
    readAt: row.readAt?.toISOString() ?? null,
  }));
}
