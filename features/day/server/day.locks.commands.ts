import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Denial } from '#features/publishing/server/publishing.steps.commands.ts';
import { isAtDesk, isReferee } from '#features/referees/server/referees.permission.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { isDayOver } from '../check-in/check-in.policy.ts';
import * as store from './day.store.ts';

/** Finds and locks the day of a tournament for its desk. */

export interface DeskRequest {
  readonly tournamentId: number;
  /** Who asks: the organization that they run, if any, and their roles. */
  readonly account: {
    readonly id: string;
    readonly organizerId: number | null;
    readonly roles: readonly string[];
  };
}

export type ClosedRefusal = Denial | 'TOURNAMENT_CANCELLED' | 'DAY_OVER';
export type DayRefusal = ClosedRefusal | 'DAY_NOT_OPEN';

/** The tournament, for its desk: the organizer, the operators, the referees and the desk helpers (next.md, C1). */
export function findForDesk(
  db: Db,
  request: DeskRequest,
): Promise<Result<StoredTournament, Denial>> {
  return findFor(isAtDesk, db, request);
}

/** The same for what the referee decides: by which rules the day goes, and how it ends (decision 0073). */
export function findForReferee(
  db: Db,
  request: DeskRequest,
): Promise<Result<StoredTournament, Denial>> {
  return findFor(isReferee, db, request);
}

async function findFor(
  isPermitted: typeof isAtDesk,
  db: Db,
  { tournamentId, account }: DeskRequest,
): Promise<Result<StoredTournament, Denial>> {
  const tournament = await tournaments.findById(db, tournamentId);
  if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
  return (await isPermitted(db, account, tournament)) ? ok(tournament) : refuse('FORBIDDEN');
}

/** Why nothing of the day changes any more; null while it can. */
export function closedRefusal(
  tournament: StoredTournament,
  now: Date,
): 'TOURNAMENT_CANCELLED' | 'DAY_OVER' | null {
  if (tournament.state === 'cancelled') return 'TOURNAMENT_CANCELLED';
  return isDayOver(tournament, now) ? 'DAY_OVER' : null;
}

export interface LockedDay {
  readonly tournament: StoredTournament;
  readonly day: store.StoredDay;
  /** Read under the lock. */
  readonly now: Date;
}

/**
 * The row of a day, locked, and the tournament as it is then: it may have been cancelled, suspended or moved, have ended, or have become final,
 * while this waited.
 */
export async function lockWithTournament(tx: Db, tournamentId: number) {
  const day = await store.updateVersion(tx, tournamentId);
  return { day, tournament: await tournaments.findById(tx, tournamentId) };
}

/** The open day, whose row is locked, for a write of the desk, or of whom `find` permits. */
export async function lockDay(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  request: DeskRequest,
  find: typeof findForDesk = findForDesk,
): Promise<Result<LockedDay, DayRefusal>> {
  const found = await find(tx, request);
  if (!found.ok) return found;
  const { day, tournament } = await lockWithTournament(tx, request.tournamentId);
  if (!day) return refuse('DAY_NOT_OPEN');
  if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
  const now = clock.now();
  const refusal = closedRefusal(tournament, now);
  return refusal ? refuse(refusal) : ok({ tournament, day, now });
}
