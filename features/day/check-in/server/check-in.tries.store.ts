import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { Tries } from '../check-in.policy.ts';
import { checkInTries } from './check-in.tables.ts';

interface Key {
  readonly tournamentId: number;
  readonly accountId: string;
}

/** The wrong codes of a player since the last right one; null without any. */
export async function find(tx: Db, key: Key): Promise<Tries | null> {
  const [found] = await tx.select().from(checkInTries).where(of(key));
  return found ?? null;
}

export async function upsert(tx: Db, key: Key, { wrong, waitUntil }: Tries): Promise<void> {
  await tx
    .insert(checkInTries)
    .values({ ...key, wrong, waitUntil })
    .onConflictDoUpdate({
      target: [checkInTries.accountId, checkInTries.tournamentId],
      set: { wrong, waitUntil },
    });
}

export async function deleteOne(tx: Db, key: Key): Promise<void> {
  await tx.delete(checkInTries).where(of(key));
}

function of({ tournamentId, accountId }: Key) {
  return and(eq(checkInTries.tournamentId, tournamentId), eq(checkInTries.accountId, accountId));
}
