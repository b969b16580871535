import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { accountRates, accounts, sessions } from './accounts.tables.ts';

/** The data that a person entered about themselves, and their choices. */
export async function listProfile(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db.select().from(accounts).where(eq(accounts.id, accountId));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    nickname: row.nickname,
    email: row.email,
    emailVerified: row.emailVerified,
    phone: row.phone,
    prefecture: row.prefecture,
    language: row.language,
    operator: row.isOperator,
    createdAt: row.createdAt.toISOString(),
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
  }));
}

/** The devices on which a person is logged in, without the session tokens. */
export async function listLogins(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, accountId))
    .orderBy(asc(sessions.createdAt), asc(sessions.id));
  return rows.map((row) => ({
    device: row.device,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: (row.seenAt ?? row.updatedAt).toISOString(),
    endsAt: row.expiresAt.toISOString(),
  }));
}

export async function listRatings(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select()
    .from(accountRates)
    .where(eq(accountRates.accountId, accountId))
    .orderBy(asc(accountRates.at), asc(accountRates.id));
  return rows.map(({ at, points, rank, cause }) => ({ at: at.toISOString(), points, rank, cause }));
}
