import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { StoredApplication } from '#features/entries/applications/server/applications.store.ts';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

export interface OfGroup {
  readonly tournamentId: number;
  readonly groupId: number;
}

/** The draft of a group for a tournament; null without one. */
export async function findDraft(
  db: Db,
  { tournamentId, groupId }: OfGroup,
): Promise<StoredApplication | null> {
  const [found] = await db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.tournamentId, tournamentId),
        eq(applications.groupId, groupId),
        eq(applications.state, 'draft'),
      ),
    );
  return found ?? null;
}

/** The applications of a tournament that were made, with the names of their groups, the newest first. */
export async function listByTournament(db: Db, tournamentId: number) {
  return applied(db).where(
    and(eq(applications.tournamentId, tournamentId), ne(applications.state, 'draft')),
  );
}

/** The applications of a group, and drafts in which something is chosen, the newest first. */
export async function listByGroup(db: Db, groupId: number, tournamentId?: number) {
  return applied(db).where(
    and(
      eq(applications.groupId, groupId),
      tournamentId === undefined ? undefined : eq(applications.tournamentId, tournamentId),
      or(ne(applications.state, 'draft'), ne(applications.wanted, [])),
    ),
  );
}

function applied(db: Db) {
  return db
    .select({ application: applications, groupName: groups.name })
    .from(applications)
    .innerJoin(groups, eq(groups.id, applications.groupId))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .$dynamic();
}

/** The highest number of a receipt of a tournament; 0 before the first. */
export async function findLastReceipt(tx: Db, tournamentId: number): Promise<number> {
  const [found] = await tx
    .select({ last: sql<number>`coalesce(max(${applications.receiptNumber}), 0)`.mapWith(Number) })
    .from(applications)
    .where(eq(applications.tournamentId, tournamentId));
  return found?.last ?? 0;
}

/** The name of a group, deleted or not. */
export async function findGroupName(db: Db, groupId: number): Promise<string> {
  const [found] = await db.select({ name: groups.name }).from(groups).where(eq(groups.id, groupId));
  return found?.name ?? '';
}
