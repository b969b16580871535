import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { MatchInDraw } from '../court-links.policy.ts';
import { courtLinkOffers, courtLinks } from './court-links.tables.ts';

export type StoredLink = typeof courtLinks.$inferSelect;

/** The link of a token, by its hash; revoked ones, too. */
export async function findByHash(db: Db, findHash: string): Promise<StoredLink | null> {
  const [found] = await db.select().from(courtLinks).where(eq(courtLinks.findHash, findHash));
  return found ?? null;
}

export async function findById(db: Db, id: string): Promise<StoredLink | null> {
  const [found] = await db.select().from(courtLinks).where(eq(courtLinks.id, id));
  return found ?? null;
}

/** The links of a day that are not revoked, the oldest first. */
export async function listOpen(db: Db, tournamentId: number): Promise<StoredLink[]> {
  return db
    .select()
    .from(courtLinks)
    .where(and(eq(courtLinks.tournamentId, tournamentId), isNull(courtLinks.revokedAt)))
    .orderBy(asc(courtLinks.madeAt), asc(courtLinks.id));
}

/** Every link of a day, revoked ones too. */
export async function listByTournament(db: Db, tournamentId: number): Promise<StoredLink[]> {
  return db.select().from(courtLinks).where(eq(courtLinks.tournamentId, tournamentId));
}

export async function insertAll(
  tx: Db,
  rows: readonly (typeof courtLinks.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(courtLinks).values([...rows]);
}

/** Ends links; those that have ended already keep their time. */
export async function updateRevoked(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(courtLinks)
    .set({ revokedAt: now })
    .where(and(inArray(courtLinks.id, [...ids]), isNull(courtLinks.revokedAt)));
}

/** Stores that a link is in use; at most once in a minute. */
export async function updateUsed(db: Db, id: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 60_000);
  const isDue = or(isNull(courtLinks.usedAt), lt(courtLinks.usedAt, before));
  await db
    .update(courtLinks)
    .set({ usedAt: now })
    .where(and(eq(courtLinks.id, id), isDue));
}

/** Stores which matches the device of a court was shown. */
export async function insertOffers(
  db: Db,
  linkId: string,
  matches: readonly MatchInDraw[],
): Promise<void> {
  if (matches.length === 0) return;
  const rows = matches.map(({ stageId, matchId, drawNumber }) => ({
    ...{ linkId, stageId, matchId, drawNumber },
  }));
  await db.insert(courtLinkOffers).values(rows).onConflictDoNothing();
}

/** Whether a device with this link was shown a match. */
export async function existsOffer(
  db: Db,
  linkId: string,
  { stageId, matchId, drawNumber }: MatchInDraw,
): Promise<boolean> {
  const [found] = await db
    .select({ linkId: courtLinkOffers.linkId })
    .from(courtLinkOffers)
    .where(
      and(
        eq(courtLinkOffers.linkId, linkId),
        eq(courtLinkOffers.stageId, stageId),
        eq(courtLinkOffers.matchId, matchId),
        eq(courtLinkOffers.drawNumber, drawNumber),
      ),
    );
  return found !== undefined;
}
