import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import type { StoredGuardianship } from '#features/guardians/server/guardians.store.ts';
import { guardianships } from '#features/guardians/server/guardians.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** Enough for a whole school class that names one teacher. */
const MOST = 100;
const live = inArray(guardianships.state, ['asked', 'confirmed']);

/** Every player whose guardian has this address or is asked at it, with the tournament for which they were named. */
export async function listLive(db: Db, email: string) {
  return db
    .select({
      guardianship: guardianships,
      playerName: accounts.name,
      tournament: {
        name: tournaments.name,
        eventDate: tournaments.eventDate,
        venue: tournaments.venue,
      },
    })
    .from(guardianships)
    .innerJoin(accounts, eq(accounts.id, guardianships.accountId))
    .leftJoin(tournaments, eq(tournaments.id, guardianships.tournamentId))
    .where(and(eq(guardianships.email, email), live))
    .orderBy(asc(guardianships.state), asc(guardianships.namedAt))
    .limit(MOST);
}

export type ListedPlayer = Awaited<ReturnType<typeof listLive>>[number];

/** The newest live guardianship of an address; its language is that of the next mail. */
export async function findNewest(db: Db, email: string): Promise<StoredGuardianship | null> {
  const [found] = await db
    .select()
    .from(guardianships)
    .where(and(eq(guardianships.email, email), live))
    .orderBy(desc(guardianships.namedAt), desc(guardianships.id))
    .limit(1);
  return found ?? null;
}

/** A live guardianship; null when it has ended. */
export async function findLive(db: Db, id: string): Promise<StoredGuardianship | null> {
  const [found] = await db
    .select()
    .from(guardianships)
    .where(and(eq(guardianships.id, id), live));
  return found ?? null;
}

/** One guardianship of the holder of an address, in any state; null when it is somebody else's. */
export async function findOwn(
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<StoredGuardianship | null> {
  const [found] = await db
    .select()
    .from(guardianships)
    .where(and(eq(guardianships.id, id), eq(guardianships.email, email)));
  return found ?? null;
}
