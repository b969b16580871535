import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { entries } from '#features/entries/server/entries.tables.ts';
import { entrants } from '#features/event-draws/server/event-draws.tables.ts';
import { draws } from '#features/matches/draws/server/draws.tables.ts';
import { matches, stages } from '#features/matches/server/matches.tables.ts';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';

/** The newest draw of each stage of a tournament with its stage, one statement for all; drafts as well. */
export async function listNewestDraws(db: Db, tournamentId: number) {
  return newestDraws(db, { tournamentId });
}

const newestDraws = prepared((db) =>
  db
    .selectDistinctOn([events.position, stages.position], {
      eventId: events.id,
      stage: stages,
      newest: draws,
    })
    .from(draws)
    .innerJoin(stages, eq(stages.id, draws.stageId))
    .innerJoin(events, eq(events.id, stages.eventId))
    .where(eq(events.tournamentId, sql.placeholder('tournamentId')))
    .orderBy(asc(events.position), asc(stages.position), desc(draws.number))
    .prepare(''),
);

export type NewestDraw = Awaited<ReturnType<typeof listNewestDraws>>[number];
export type StoredResultRow = Awaited<ReturnType<typeof listResultRows>>[number];

/** The rows of the matches of a tournament's stages, also of cleared results, which count versions. */
export async function listResultRows(db: Db, tournamentId: number) {
  return resultRows(db, { tournamentId });
}

const resultRows = prepared((db) =>
  db
    .select({
      id: matches.id,
      stageId: matches.stageId,
      drawNumber: matches.drawNumber,
      drawMatchId: matches.drawMatchId,
      tieId: matches.tieId,
      rubberNo: matches.rubberNo,
      player1: matches.player1,
      player2: matches.player2,
      sets: matches.sets,
      result: matches.result,
      winner: matches.winner,
      status: matches.status,
      scoreFormat: matches.scoreFormat,
      version: matches.version,
      scoredAt: matches.scoredAt,
      createdAt: matches.createdAt,
    })
    .from(matches)
    .innerJoin(stages, eq(stages.id, matches.stageId))
    .innerJoin(events, eq(events.id, stages.eventId))
    .where(
      and(
        eq(events.tournamentId, sql.placeholder('tournamentId')),
        isNotNull(matches.drawNumber),
        isNull(matches.deletedAt),
      ),
    )
    .orderBy(asc(matches.id))
    .prepare(''),
);

export type StoredNumber = Awaited<ReturnType<typeof listNumbers>>[number];

/** The entrants of all events of a tournament, with their entries and whether those are confirmed. */
export async function listNumbers(db: Db, tournamentId: number) {
  return numbersOf(db, { tournamentId });
}

const numbersOf = prepared((db) =>
  db
    .select({
      eventId: entrants.eventId,
      number: entrants.number,
      entryId: entrants.entryId,
      name: entrants.name,
      club: entrants.club,
      state: entries.state,
      endedAt: entries.endedAt,
    })
    .from(entrants)
    .innerJoin(entries, eq(entries.id, entrants.entryId))
    .where(eq(entries.tournamentId, sql.placeholder('tournamentId')))
    .orderBy(asc(entrants.eventId), asc(entrants.number))
    .prepare(''),
);
