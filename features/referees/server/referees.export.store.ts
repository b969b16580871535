import { asc, eq } from 'drizzle-orm';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { referees } from './referees.tables.ts';

/** The tournaments that a person referees or helps in. */
export async function listRefereed(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ referee: referees, tournament: tournaments.name, eventDate: tournaments.eventDate })
    .from(referees)
    .innerJoin(tournaments, eq(tournaments.id, referees.tournamentId))
    .where(eq(referees.accountId, accountId))
    .orderBy(asc(referees.invitedAt), asc(referees.id));
  return rows.map(({ referee, tournament, eventDate }) => ({
    tournament,
    eventDate,
    email: referee.email,
    role: referee.duty,
    state: referee.state,
    createdAt: referee.invitedAt.toISOString(),
    confirmedAt: referee.answeredAt?.toISOString() ?? null,
  }));
}
