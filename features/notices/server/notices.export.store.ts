import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { notices } from './notices.tables.ts';

/** Every notice of a person, as the facts from which its text is made. */
export async function listNotices(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select()
    .from(notices)
    .where(eq(notices.accountId, accountId))
    .orderBy(asc(notices.createdAt), asc(notices.id));
  return rows.map((row) => ({
    createdAt: row.createdAt.toISOString(),
    kind: row.kind,
    details: JSON.stringify(row.facts),
    readAt: row.readAt?.toISOString() ?? null,
  }));
}
