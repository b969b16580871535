import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Source } from '#domain/rating/vocabulary.ts';
import { matches, matchPlayers, stages } from '#features/matches/server/matches.tables.ts';
import { withMerged } from '#features/players/server/players.store.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { rowsOf } from '#platform/server/db/rows.ts';
import type { RatedSport } from '../ratings.vocabulary.ts';
import { ratingPeriods, unratedTournaments } from './ratings.tables.ts';

/** The periods that follow each other: of one source in one sport. */
export interface Track {
  readonly source: Source;
  readonly sport: RatedSport;
}

export type StoredPeriod = typeof ratingPeriods.$inferSelect;
export type NewPeriod = typeof ratingPeriods.$inferInsert;

/** Locks a track until the transaction ends: its periods are computed one after the other. */
export async function findTrackForUpdate(tx: Db, { source, sport }: Track): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`ratings ${source} ${sport}`}, 0))`,
  );
}

/** The tournament, with whether an operator has taken it out of the rates; null for an unknown id. */
export async function findTournament(tx: Db, id: number) {
  const [found] = await tx
    .select({
      id: tournaments.id,
      name: tournaments.name,
      sport: tournaments.sport,
      eventDate: tournaments.eventDate,
      finalizedAt: tournaments.finalizedAt,
      /** An operator has taken it out of the rates, or it is unlisted: a rehearsal. */
      isUnrated: sql<boolean>`${unratedTournaments.tournamentId} is not null or ${tournaments.isUnlisted}`,
    })
    .from(tournaments)
    .leftJoin(unratedTournaments, eq(unratedTournaments.tournamentId, tournaments.id))
    .where(eq(tournaments.id, id));
  return found ?? null;
}

export async function findByTournament(tx: Db, tournamentId: number): Promise<StoredPeriod | null> {
  const [found] = await tx
    .select()
    .from(ratingPeriods)
    .where(eq(ratingPeriods.tournamentId, tournamentId));
  return found ?? null;
}

/** The tournaments whose period has another day than they have. */
export async function listMisdated(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: tournaments.id })
    .from(ratingPeriods)
    .innerJoin(tournaments, eq(tournaments.id, ratingPeriods.tournamentId))
    .where(ne(ratingPeriods.lastDay, tournaments.eventDate))
    .orderBy(asc(tournaments.eventDate), asc(tournaments.id));
  return rows.map(({ id }) => id);
}

/** The practice periods of these months, by month. */
export async function listByMonths(
  tx: Db,
  sport: RatedSport,
  months: readonly string[],
): Promise<StoredPeriod[]> {
  return tx
    .select()
    .from(ratingPeriods)
    .where(
      and(
        eq(ratingPeriods.source, 'practice'),
        eq(ratingPeriods.sport, sport),
        inArray(ratingPeriods.month, [...months]),
      ),
    )
    .orderBy(asc(ratingPeriods.month));
}

/** The periods of a track in their order, from a day and number on. */
export async function listFrom(
  tx: Db,
  track: Track,
  from: Pick<StoredPeriod, 'lastDay' | 'number'>,
): Promise<StoredPeriod[]> {
  return tx
    .select()
    .from(ratingPeriods)
    .where(
      and(
        isOf(track),
        sql`(${ratingPeriods.lastDay}, ${ratingPeriods.number}) >= (${from.lastDay}::date, ${from.number}::int)`,
      ),
    )
    .orderBy(asc(ratingPeriods.lastDay), asc(ratingPeriods.number));
}

function isOf({ source, sport }: Track): SQL | undefined {
  return and(eq(ratingPeriods.source, source), eq(ratingPeriods.sport, sport));
}

/** Stores a period, and gives it with its number. */
export async function insert(tx: Db, period: NewPeriod): Promise<StoredPeriod> {
  const [made] = await tx.insert(ratingPeriods).values(period).returning();
  if (!made) throw new Error('a rating period was not stored');
  return made;
}

export async function update(tx: Db, id: string, change: Partial<NewPeriod>): Promise<void> {
  await tx.update(ratingPeriods).set(change).where(eq(ratingPeriods.id, id));
}

/** The tournaments with a period in which these players, or those merged into them, have played. */
export async function listTournamentsOf(db: Db, playerIds: readonly string[]): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`
    select distinct ${ratingPeriods.tournamentId} as "id"
    from ${matchPlayers}
    join ${matches} on ${matches.id} = ${matchPlayers.matchId}
    join ${stages} on ${stages.id} = ${matches.stageId}
    join ${events} on ${events.id} = ${stages.eventId}
    join ${ratingPeriods} on ${ratingPeriods.tournamentId} = ${events.tournamentId}
    where ${matchPlayers.playerId} in ${withMerged(playerIds)}
    order by 1
  `,
  );
  return rows.map(({ id }) => id);
}

/** Those of the tournaments that an operator has taken out of the rates. */
export async function listUnrated(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: unratedTournaments.tournamentId })
    .from(unratedTournaments)
    .where(inArray(unratedTournaments.tournamentId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Takes a tournament out of the rates; false when it is out of them already. */
export async function insertUnrated(tx: Db, tournamentId: number, at: Date): Promise<boolean> {
  const made = await tx
    .insert(unratedTournaments)
    .values({ tournamentId, at })
    .onConflictDoNothing()
    .returning();
  return made.length > 0;
}

/** Lets a tournament count again; false when it counts already. */
export async function deleteUnrated(tx: Db, tournamentId: number): Promise<boolean> {
  const gone = await tx
    .delete(unratedTournaments)
    .where(eq(unratedTournaments.tournamentId, tournamentId))
    .returning();
  return gone.length > 0;
}
