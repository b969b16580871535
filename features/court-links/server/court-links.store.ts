import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { MatchInDraw } from '../court-links.policy.ts';
import { courtLinkOffers, courtLinks } from './court-links.tables.ts';

export type StoredLink = typeof courtLinks.$inferSelect;

/** The link of a token, by its hash; revoked ones, too. */
export async function findByHash(db: Db, findHash: string): Promise<StoredLink | null> {
  const [found] = await byHash(db, { findHash });
  return found ?? null;
}

// Every request of a device begins with it.
const byHash = prepared((db) =>
  db
    .select()
    .from(courtLinks)
    .where(eq(courtLinks.findHash, sql.placeholder('findHash')))
    .prepare(''),
);

export async function findById(db: Db, id: string): Promise<StoredLink | null> {
  const [found] = await byId(db, { id });
  return found ?? null;
}

const byId = prepared((db) =>
  db
    .select()
    .from(courtLinks)
    .where(eq(courtLinks.id, sql.placeholder('id')))
    .prepare(''),
);

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
  await used(db, { id, now: now.toISOString(), before: before.toISOString() });
}

const used = prepared((db) =>
  db
    .update(courtLinks)
    .set({ usedAt: sql`${sql.placeholder('now')}::timestamptz` })
    .where(
      and(
        eq(courtLinks.id, sql.placeholder('id')),
        or(
          isNull(courtLinks.usedAt),
          lt(courtLinks.usedAt, sql`${sql.placeholder('before')}::timestamptz`),
        ),
      ),
    )
    .prepare(''),
);

/** Stores which matches the device of a court was shown. */
export async function insertOffers(
  db: Db,
  linkId: string,
  matches: readonly MatchInDraw[],
): Promise<void> {
  if (matches.length === 0) return;
  const rows = matches.map(({ stageId, matchId, drawNumber }) => ({
    linkId,
    stageId,
    matchId,
    drawNumber,
  }));
  await db.insert(courtLinkOffers).values(rows).onConflictDoNothing();
}

/** Whether a device with this link was shown a match. */
export async function existsOffer(
  db: Db,
  linkId: string,
  { stageId, matchId, drawNumber }: MatchInDraw,
): Promise<boolean> {
  const [found] = await offerOf(db, { linkId, stageId, matchId, drawNumber });
  return found !== undefined;
}

const offerOf = prepared((db) =>
  db
    .select({ linkId: courtLinkOffers.linkId })
    .from(courtLinkOffers)
    .where(
      and(
        eq(courtLinkOffers.linkId, sql.placeholder('linkId')),
        eq(courtLinkOffers.stageId, sql.placeholder('stageId')),
        eq(courtLinkOffers.matchId, sql.placeholder('matchId')),
        eq(courtLinkOffers.drawNumber, sql.placeholder('drawNumber')),
      ),
    )
    .prepare(''),
);
