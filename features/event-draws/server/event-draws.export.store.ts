import { asc, eq, or, sql } from 'drizzle-orm';
import { serialise } from '#domain/scorecard/score-text.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { draws } from '#features/matches/draws/server/draws.tables.ts';
import { recordedSets } from '#features/matches/matches.policy.ts';
import { matches, matchPlayers, stages } from '#features/matches/server/matches.tables.ts';
import { playersOf } from '#features/players/server/players.store.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { entrants } from './event-draws.tables.ts';

/** What the seeding lists say of a person, by tournament. */
export async function listSeedings(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ entrant: entrants, event: events.name, tournament: tournaments.name })
    .from(entrants)
    .innerJoin(entries, eq(entries.id, entrants.entryId))
    .innerJoin(events, eq(events.id, entrants.eventId))
    .innerJoin(tournaments, eq(tournaments.id, events.tournamentId))
    .where(eq(entries.accountId, accountId))
    .orderBy(asc(tournaments.id), asc(entrants.eventId));
  return rows.map(({ entrant, event, tournament }) => ({
    tournament,
    event,
    name: entrant.name,
    club: entrant.club,
    points: entrant.points,
    seedingRank: entrant.rank,
    entryId: entrant.entryId,
  }));
}

/** The events whose seeding order a person saved last, as their organizer or a referee. */
export async function listSeeded(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ at: stages.seededAt, event: events.name, tournament: tournaments.name })
    .from(stages)
    .innerJoin(events, eq(events.id, stages.eventId))
    .innerJoin(tournaments, eq(tournaments.id, events.tournamentId))
    .where(eq(stages.seededByAccountId, accountId))
    .orderBy(asc(tournaments.id), asc(events.id));
  return rows.map(({ at, event, tournament }) => ({
    tournament,
    event,
    action: 'seeding',
    at: at?.toISOString() ?? null,
  }));
}

/** What a person drew, exchanged and published in the events of tournaments. */
export async function listDraws(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ drawn: draws, event: events.name, tournament: tournaments.name })
    .from(draws)
    .innerJoin(stages, eq(stages.id, draws.stageId))
    .innerJoin(events, eq(events.id, stages.eventId))
    .innerJoin(tournaments, eq(tournaments.id, events.tournamentId))
    .where(
      or(
        eq(draws.drawnByAccountId, accountId),
        eq(draws.publishedByAccountId, accountId),
        sql`${draws.amendments} @> jsonb_build_array(jsonb_build_object('by', ${accountId}::text))`,
      ),
    )
    .orderBy(asc(tournaments.id), asc(events.id), asc(draws.number));
  return rows.flatMap(({ drawn, event, tournament }) =>
    stepsOf(drawn, accountId).map((step) => ({ tournament, event, ...step })),
  );
}

function stepsOf(drawn: typeof draws.$inferSelect, accountId: string): PersonalRow[] {
  const { drawnAt, publishedAt, amendments } = drawn;
  const at = drawnAt.toISOString();
  const isDrawer = drawn.drawnByAccountId === accountId;
  const isPublisher = publishedAt && drawn.publishedByAccountId === accountId;
  return [
    ...(isDrawer ? [{ action: 'drawn', reason: null, at }] : []),
    ...amendments
      .filter(({ by }) => by === accountId)
      .map((one) => ({
        action: one.change.kind === 'exchange' ? 'exchanged' : 'amended',
        reason: one.reason,
        at: one.at,
      })),
    ...(isPublisher ? [{ action: 'published', reason: null, at: publishedAt.toISOString() }] : []),
  ];
}

/** The matches of tournaments in which a person played, oldest first; an opponent is somebody else's data. */
export async function listMatches(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({
      match: matches,
      side: matchPlayers.side,
      event: events.name,
      tournament: tournaments.name,
    })
    .from(matchPlayers)
    .innerJoin(matches, eq(matches.id, matchPlayers.matchId))
    .innerJoin(stages, eq(stages.id, matches.stageId))
    .innerJoin(events, eq(events.id, stages.eventId))
    .innerJoin(tournaments, eq(tournaments.id, events.tournamentId))
    .where(sql`${matchPlayers.playerId} = any(array${playersOf(accountId)})`)
    .orderBy(asc(matches.playedOn), asc(matches.id));
  return rows.map(({ match, side, event, tournament }) => ({
    id: match.id,
    tournament,
    event,
    format: match.kind,
    playedOn: match.playedOn,
    ownSide: side === 1 ? 'player1' : 'player2',
    sets: serialise(recordedSets(match)),
    result: match.result,
    winner: match.winner,
    ending: match.status,
    scoreFormat: match.scoreFormat?.id ?? null,
    deletedAt: match.deletedAt?.toISOString() ?? null,
  }));
}
