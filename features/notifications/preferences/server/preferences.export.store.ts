import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { notificationPreferences } from './preferences.tables.ts';

/** What a person wants, or does not want, to receive outside the app. */
export async function listPreferences(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.accountId, accountId))
    .orderBy(asc(notificationPreferences.topic), asc(notificationPreferences.channel));
  return rows.map((row) => ({
    kind: row.topic,
    method: row.channel,
    state: row.wanted ? 'wanted' : 'unwanted',
    at: row.chosenAt.toISOString(),
  }));
}
