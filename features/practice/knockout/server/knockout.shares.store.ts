import { and, eq, isNull } from 'drizzle-orm';
import type { Sport } from '#domain/scoring/formats.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { StoredSession } from '../../sessions/server/sessions.store.ts';
import { practiceSessions } from '../../sessions/server/sessions.tables.ts';
import { knockoutShares } from './knockout.tables.ts';

/** The token of a knockout's open link; null while it is not shared. */
export async function findToken(db: Db, sessionId: string): Promise<string | null> {
  const [share] = await db
    .select({ token: knockoutShares.token })
    .from(knockoutShares)
    .where(and(eq(knockoutShares.sessionId, sessionId), isNull(knockoutShares.endedAt)));
  return share?.token ?? null;
}

/** Opens a link with this token, unless one is open already; gives the open token. */
export async function insert(
  db: Db,
  share: { token: string; sessionId: string; accountId: string; now: Date },
): Promise<string> {
  const { token, sessionId, accountId, now } = share;
  await db
    .insert(knockoutShares)
    .values({ token, sessionId, sharedAt: now, sharedByAccountId: accountId })
    .onConflictDoNothing();
  return (await findToken(db, sessionId)) ?? token;
}

/** Ends the open link, if there is one. */
export async function updateEnded(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(knockoutShares)
    .set({ endedAt: now })
    .where(and(eq(knockoutShares.sessionId, sessionId), isNull(knockoutShares.endedAt)));
}

/** The knockout behind an open link, and the sport of its group; null also when it or its group has been removed. */
export async function findShared(
  db: Db,
  token: string,
): Promise<{ readonly session: StoredSession; readonly sport: Sport } | null> {
  const [found] = await db
    .select({ session: practiceSessions, sport: groups.sport })
    .from(knockoutShares)
    .innerJoin(practiceSessions, eq(practiceSessions.id, knockoutShares.sessionId))
    .innerJoin(groups, eq(groups.id, practiceSessions.groupId))
    .where(
      and(
        eq(knockoutShares.token, token),
        isNull(knockoutShares.endedAt),
        isNull(practiceSessions.deletedAt),
        isNull(groups.deletedAt),
      ),
    );
  return found ?? null;
}
