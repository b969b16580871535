import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Source } from '#domain/rating/vocabulary.ts';
import type { Side } from '#domain/scorecard/side.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import { matches, matchPlayers, stages } from '#features/matches/server/matches.tables.ts';
import { withMerged } from '#features/players/server/players.store.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { isListed } from '#features/tournaments/server/tournaments.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { rowsOf } from '#platform/server/db/rows.ts';
import type { RatedSport } from '../ratings.vocabulary.ts';
import { isDoubles, isPlayed } from './ratings.inputs.store.ts';
import { playerRatings, ratingChanges, ratingPeriods, ratingSteps } from './ratings.tables.ts';

export type StoredRate = typeof playerRatings.$inferSelect & { readonly sport: RatedSport };

/** The current rates of a player. */
export async function listRates(db: Db, playerId: string): Promise<StoredRate[]> {
  const rows = await db.select().from(playerRatings).where(eq(playerRatings.playerId, playerId));
  return rows as StoredRate[];
}

const change = {
  id: ratingPeriods.id,
  sport: ratingPeriods.sport,
  source: ratingPeriods.source,
  lastDay: ratingPeriods.lastDay,
  month: ratingPeriods.month,
  tournament: { id: tournaments.id, name: tournaments.name },
  /** Strangers may read of it: of practice they read nothing, nor of a tournament that is unlisted or that an operator holds back. */
  isPublic: sql<boolean>`coalesce(${tournaments.id} is not null and ${isListed}, false)`,
  discipline: ratingChanges.discipline,
  pointsBefore: ratingChanges.pointsBefore,
  points: ratingChanges.points,
  deviation: ratingChanges.deviation,
  floor: ratingChanges.floor,
  won: ratingChanges.won,
  lost: ratingChanges.lost,
  matches: ratingChanges.matches,
  /** The numbers were others before. */
  isRecalculated: sql<boolean>`exists (
    select from ${ratingChanges} old where old.period_id = ${ratingChanges.periodId}
      and old.player_id = ${ratingChanges.playerId} and old.discipline = ${ratingChanges.discipline}
      and old.superseded_at is not null
  )`,
};

/** The periods of a player, oldest first. */
export async function listPeriods(db: Db, playerId: string) {
  return db
    .select(change)
    .from(ratingChanges)
    .innerJoin(ratingPeriods, eq(ratingPeriods.id, ratingChanges.periodId))
    .leftJoin(tournaments, eq(tournaments.id, ratingPeriods.tournamentId))
    .where(and(eq(ratingChanges.playerId, playerId), isNull(ratingChanges.supersededAt)))
    .orderBy(asc(ratingPeriods.lastDay), asc(ratingPeriods.number));
}

export type StoredPeriodOf = Awaited<ReturnType<typeof listPeriods>>[number];

/** The wins of a player in singles of tournaments by the points that the opponents had before, the highest first. */
export async function listBestWins(
  db: Db,
  playerId: string,
  limit: number,
): Promise<{ readonly matchId: string; readonly points: number; readonly deviation: number }[]> {
  return rowsOf<{ matchId: string; points: number; deviation: number }>(
    db,
    sql`
    select own.match_id as "matchId", theirs.points_before as "points", theirs.deviation_before as "deviation"
    from ${ratingChanges}
    join ${ratingPeriods} on ${ratingPeriods.id} = ${ratingChanges.periodId} and ${ratingPeriods.source} = 'tournament'
    join ${ratingSteps} own on own.period_id = ${ratingChanges.periodId} and own.player_id = ${ratingChanges.playerId}
      and own.discipline = ${ratingChanges.discipline} and own.score = 1
    join ${ratingSteps} other on other.period_id = own.period_id and other.match_id = own.match_id and other.score = 0
    join ${ratingChanges} theirs on theirs.period_id = other.period_id and theirs.player_id = other.player_id
      and theirs.discipline = other.discipline and theirs.superseded_at is null
    where ${ratingChanges.playerId} = ${playerId}::uuid and ${ratingChanges.supersededAt} is null
      and ${ratingChanges.discipline} = 'singles'
    order by theirs.points_before desc, own.match_id
    limit ${limit}
  `,
  );
}

/** A match that a player has won or lost. */
export interface OwnMatch {
  readonly id: string;
  readonly day: string;
  readonly source: Source;
  readonly where: string;
  readonly tournamentId: number | null;
  readonly sport: Sport;
  readonly side: 1 | 2;
  readonly winner: Side;
  readonly result: string;
  readonly isDoubles: boolean;
  /** Who else played: those who are known. */
  readonly others: readonly { readonly playerId: string; readonly side: 1 | 2 }[];
}

/** More than a pupil plays in six years of practice on every day of school; the record of a player counts all. */
const MOST_MATCHES = 10_000;

/**
 * The matches of a player and of everybody merged into them, newest first; without practice and unlisted tournaments for
 * strangers. What belongs to no event is practice: that of a group, and of an open table, which has no group either (decision 0051).
 */
export async function listMatches(
  db: Db,
  playerId: string,
  { practice }: { readonly practice: boolean },
): Promise<OwnMatch[]> {
  return rowsOf<OwnMatch>(
    db,
    sql`
    select ${matches.id} as "id", ${matches.playedOn}::text as "day",
      case when ${events.id} is null then 'practice' else 'tournament' end as "source",
      coalesce(${tournaments.name}, ${matches.groupName}, '') as "where",
      ${tournaments.id} as "tournamentId",
      coalesce(${tournaments.sport}, ${groups.sport}, 'unspecified') as "sport",
      ${matchPlayers.side} as "side",
      ${matches.winner} as "winner", ${matches.result} as "result", ${isDoubles} as "isDoubles",
      coalesce((
        select json_agg(json_build_object('playerId', other.player_id, 'side', other.side) order by other.player_id)
        from ${matchPlayers} other
        where other.match_id = ${matches.id} and other.player_id <> ${matchPlayers.playerId}
      ), '[]'::json) as "others"
    from ${matchPlayers}
    join ${matches} on ${matches.id} = ${matchPlayers.matchId}
    left join ${stages} on ${stages.id} = ${matches.stageId}
    left join ${events} on ${events.id} = ${stages.eventId}
    left join ${tournaments} on ${tournaments.id} = ${events.tournamentId}
    left join ${groups} on ${groups.id} = ${matches.groupId}
    where ${matchPlayers.playerId} in ${withMerged([playerId])} and ${isPlayed}
      and (${events.discipline} is null or ${events.discipline} <> 'Team' or ${matches.tieId} is not null)
      ${practice ? sql`` : sql`and ${events.id} is not null and ${isListed}`}
    order by ${matches.playedOn} desc, ${matches.id} desc
    limit ${MOST_MATCHES}
  `,
  );
}

/** Who else plays in these matches, by match. */
export async function listOthers(
  db: Db,
  matchIds: readonly string[],
): Promise<{ readonly matchId: string; readonly playerId: string; readonly side: number }[]> {
  if (matchIds.length === 0) return [];
  return db
    .select({
      matchId: matchPlayers.matchId,
      playerId: matchPlayers.playerId,
      side: matchPlayers.side,
    })
    .from(matchPlayers)
    .where(inArray(matchPlayers.matchId, [...matchIds]))
    .orderBy(asc(matchPlayers.playerId));
}
