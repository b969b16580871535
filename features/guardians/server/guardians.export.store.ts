import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { findAge } from './guardians.store.ts';
import { guardianships } from './guardians.tables.ts';

/** The answer of a person about their age. */
export async function listAges(db: Db, accountId: string): Promise<PersonalRow[]> {
  const answer = await findAge(db, accountId);
  return answer ? [{ state: answer.age, createdAt: answer.answeredAt.toISOString() }] : [];
}

/** The guardians whom a person named, and their states. */
export async function listGuardians(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select()
    .from(guardianships)
    .where(eq(guardianships.accountId, accountId))
    .orderBy(asc(guardianships.namedAt), asc(guardianships.id));
  return rows.map((row) => ({
    email: row.email,
    state: row.state,
    details: row.nameDisplay,
    createdAt: row.namedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
}
