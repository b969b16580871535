import { and, asc, eq, gte, isNull, lte, max, ne } from 'drizzle-orm';
import { matches, stages } from '#features/matches/server/matches.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';

/** When the matches of tournaments were played. */

const isPlayed = and(ne(matches.status, 'scheduled'), isNull(matches.deletedAt));

/** The day of the last match of a tournament, and when its last result was entered or corrected; null without any. */
export async function findLast(db: Db, tournamentId: number) {
  const [last] = await db
    .select({ day: max(matches.playedOn), at: max(matches.scoredAt) })
    .from(matches)
    .innerJoin(stages, eq(stages.id, matches.stageId))
    .innerJoin(events, eq(events.id, stages.eventId))
    .where(and(eq(events.tournamentId, tournamentId), isPlayed));
  return last?.day && last.at ? { day: last.day, at: last.at } : null;
}

interface Window {
  /** The last result is not after it. */
  readonly until: Date;
  /** The first and the last date of the tournament itself. */
  readonly since: string;
  readonly today: string;
}

/**
 * The tournaments whose results are not final though nothing has changed for long; the oldest first. An unlisted one ends like
 * any other; one that an operator holds back waits. Before its day the organizer rehearses it.
 */
export async function listWaiting(db: Db, { until, since, today }: Window): Promise<number[]> {
  const rows = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .innerJoin(events, eq(events.tournamentId, tournaments.id))
    .innerJoin(stages, eq(stages.eventId, events.id))
    .innerJoin(matches, eq(matches.stageId, stages.id))
    .where(
      and(
        isNull(tournaments.finalizedAt),
        isNull(tournaments.suspendedAt),
        ne(tournaments.state, 'cancelled'),
        gte(tournaments.eventDate, since),
        lte(tournaments.eventDate, today),
        isPlayed,
      ),
    )
    .groupBy(tournaments.id)
    .having(lte(max(matches.scoredAt), until))
    .orderBy(asc(tournaments.eventDate), asc(tournaments.id));
  return rows.map(({ id }) => id);
}
