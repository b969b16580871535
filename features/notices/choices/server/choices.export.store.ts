import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { noticeChoices } from './choices.tables.ts';

/** What a person wants, or does not want, to receive outside the app. */
export async function listChoices(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select()
    .from(noticeChoices)
    .where(eq(noticeChoices.accountId, accountId))
    .orderBy(asc(noticeChoices.topic), asc(noticeChoices.channel));
  return rows.map((row) => ({
    kind: row.topic,
    method: row.channel,
    state: row.wanted ? 'wanted' : 'unwanted',
    at: row.chosenAt.toISOString(),
  }));
}
