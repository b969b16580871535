import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { knownDevices, signIns } from './devices.tables.ts';

/** The browsers on which a person has signed in, without the secrets that identify them. */
export async function listKnownDevices(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select()
    .from(knownDevices)
    .where(eq(knownDevices.accountId, accountId))
    .orderBy(asc(knownDevices.firstSeenAt), asc(knownDevices.id));
  return rows.map((row) => ({
    device: row.name,
    createdAt: row.firstSeenAt.toISOString(),
    lastUsedAt: row.lastSeenAt.toISOString(),
  }));
}

/** Who signed in to a person's account, or tried to. */
export async function listPersonSignIns(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select()
    .from(signIns)
    .where(eq(signIns.accountId, accountId))
    .orderBy(asc(signIns.at), asc(signIns.id));
  return rows.map((row) => ({
    at: row.at.toISOString(),
    result: row.outcome,
    method: row.method,
    device: row.device,
    address: row.address,
  }));
}
