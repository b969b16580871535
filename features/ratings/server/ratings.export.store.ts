import { asc, eq, sql } from 'drizzle-orm';
import { letterOf } from '#domain/rating/letter.ts';
import { playersOf } from '#features/players/server/players.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalRow } from '#platform/shared/personal-data.ts';
import { asSteps } from './ratings.presenter.ts';
import * as steps from './ratings.steps.store.ts';
import { hiddenPlayers, ratingChanges, ratingPeriods } from './ratings.tables.ts';

/** A person's rate after each period, oldest first, with what corrections have replaced. */
export async function listRates(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db
    .select({ change: ratingChanges, period: ratingPeriods, tournament: tournaments.name })
    .from(ratingChanges)
    .innerJoin(ratingPeriods, eq(ratingPeriods.id, ratingChanges.periodId))
    .leftJoin(tournaments, eq(tournaments.id, ratingPeriods.tournamentId))
    .where(sql`${ratingChanges.playerId} in ${playersOf(accountId)}`)
    .orderBy(asc(ratingPeriods.lastDay), asc(ratingPeriods.number), asc(ratingChanges.id));
  return rows.map(({ change, period, tournament }) => ({
    at: period.lastDay,
    points: change.points,
    rank: letterOf(change.points),
    cause: period.source,
    tournament,
    sport: period.sport,
    format: change.discipline,
    deviation: change.deviation,
    change: change.points - change.pointsBefore,
    endedAt: change.supersededAt?.toISOString() ?? null,
  }));
}

/** What each match did to a person's rate; the opponent is somebody else's data. */
export async function listSteps(db: Db, accountId: string): Promise<PersonalRow[]> {
  const stored = await steps.listSteps(db, { accountId });
  return asSteps(stored).map(({ step, matchId, day, source, tournament, discipline }) => ({
    matchId,
    playedOn: day,
    cause: source,
    tournament,
    format: discipline,
    opponentPoints: step.opponent.rating,
    expected: step.expected,
    result: step.score === 1 ? 'won' : 'lost',
    change: step.delta,
  }));
}

/** Since when a person is in no ranking, and who has decided it. */
export async function listHidden(db: Db, accountId: string): Promise<PersonalRow[]> {
  const rows = await db.select().from(hiddenPlayers).where(eq(hiddenPlayers.accountId, accountId));
  return rows.map(({ by, at }) => ({ at: at.toISOString(), cause: 'hidden', kind: by }));
}
