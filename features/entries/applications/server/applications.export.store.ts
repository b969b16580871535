import { asc, eq } from 'drizzle-orm';
import { groups } from '#features/groups/server/groups.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { applications } from './applications.tables.ts';

/** The applications of schools that a person has made, drafts too, the oldest first. */
export async function listApplications(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ application: applications, group: groups.name, tournament: tournaments.name })
    .from(applications)
    .innerJoin(groups, eq(groups.id, applications.groupId))
    .innerJoin(tournaments, eq(tournaments.id, applications.tournamentId))
    .where(eq(applications.byAccountId, accountId))
    .orderBy(asc(applications.createdAt), asc(applications.id));
  return rows.map(({ application, group, tournament }) => ({
    id: application.id,
    tournament,
    group,
    state: application.state,
    amountYen: application.totalYen,
    createdAt: application.createdAt.toISOString(),
    endedAt: application.endedAt?.toISOString() ?? null,
  }));
}
