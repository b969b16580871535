import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { isDayOver } from '../../check-in/check-in.policy.ts';
import { listOwn } from '../../check-in/server/check-in.store.ts';
import { readFacts, type StoredFacts } from '../../queue/server/queue.facts.commands.ts';
import { existsOnCourt } from '../../queue/server/queue.store.ts';
import { changeDay } from '../../server/day.changes.commands.ts';
import * as courts from '../../server/day.courts.store.ts';
import {
  type DayRefusal,
  type DeskRequest,
  lockWithTournament,
} from '../../server/day.locks.commands.ts';
import { isOut } from '../open-tables.policy.ts';
import { pairIn, takeBackIn } from './open-tables.pairing.commands.ts';
import * as store from './open-tables.store.ts';

/** Tables for practice: the desk opens and takes them back, players sign up for one more match. */

interface OpenTablesWrite extends DeskRequest {
  /** The open tables that the writer saw, by the ids of their courts. */
  readonly seen: readonly string[];
  readonly next: readonly string[];
}

type TablesRefusal = 'COURT_NOT_FOUND' | 'COURT_CLOSED' | 'COURT_IN_USE' | 'COURTS_CHANGED';

/**
 * Opens tables for practice, and takes others back; a match that is played on one of those loses its table. Refuses where another desk has
 * opened or taken back some since, and a court that is closed or has a match of the tournament.
 */
export async function setOpenTables(
  services: Services,
  { seen, next, ...request }: OpenTablesWrite,
): Promise<Result<null, DayRefusal | TablesRefusal>> {
  return changeDay<TablesRefusal>(services, request, async (tx, { tournament, now }) => {
    const all = await courts.listByTournament(tx, tournament.id);
    const open = all.filter(({ isOpenTable }) => isOpenTable).map(({ id }) => id);
    if (areSame(open, next)) return null;
    if (!areSame(open, seen)) return 'COURTS_CHANGED';
    for (const id of next.filter((one) => !open.includes(one))) {
      const court = all.find((one) => one.id === id);
      if (!court) return 'COURT_NOT_FOUND';
      if (court.isClosed) return 'COURT_CLOSED';
      if (await existsOnCourt(tx, id)) return 'COURT_IN_USE';
    }
    await courts.updateOpenTables(tx, tournament.id, next);
    const closed = open.filter((id) => !next.includes(id));
    await takeBackIn(services, tx, closed, { tournament, now });
    return null;
  });
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return new Set(one).size === new Set(other).size && one.every((id) => other.includes(id));
}

export interface OwnRequest {
  readonly tournamentId: number;
  readonly accountId: string;
}

export interface OwnDay {
  readonly tournament: StoredTournament;
  readonly facts: StoredFacts;
  /** Turns of the day that are not over. */
  readonly turns: readonly store.StoredTurn[];
}

export type OwnDayRefusal = 'TOURNAMENT_NOT_FOUND' | 'DAY_OVER';

/** The open day of somebody who plays in the tournament, locked; unknown to everybody else, and while no desk has opened it. */
export async function lockOwnDay(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  { tournamentId, accountId }: OwnRequest,
): Promise<Result<OwnDay, OwnDayRefusal>> {
  if ((await listOwn(tx, tournamentId, accountId)).length === 0) {
    return refuse('TOURNAMENT_NOT_FOUND');
  }
  const { day, tournament } = await lockWithTournament(tx, tournamentId);
  if (!day || !tournament || tournament.state === 'cancelled' || tournament.suspendedAt !== null) {
    return refuse('TOURNAMENT_NOT_FOUND');
  }
  const now = clock.now();
  if (isDayOver(tournament, now)) return refuse('DAY_OVER');
  const facts = await readFacts(tx, tournament, now);
  const turns = (await store.listTurns(tx, tournamentId)).filter(({ endedAt }) => !endedAt);
  return ok({ tournament, facts, turns });
}

/**
 * Signs a player up for one more match on an open table; they are paired as soon as another one waits and a table is free. Who has signed up
 * already stays where they are in the list.
 */
export async function signUp(
  services: Services,
  { id, ...request }: OwnRequest & { /** Made by the browser. */ readonly id: string },
): Promise<Result<null, OwnDayRefusal | 'NO_OPEN_TABLE' | 'STILL_PLAYING' | 'ID_TAKEN'>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockOwnDay(services, tx, request);
    if (!locked.ok) return locked;
    const { tournament, facts, turns } = locked.value;
    const { tournamentId, accountId } = request;
    const known = await store.findTurn(tx, id);
    if (known) return known.accountId === accountId ? ok(null) : refuse('ID_TAKEN');
    if (turns.some((turn) => turn.accountId === accountId)) return ok(null);
    if (!facts.courts.some(({ isOpenTable }) => isOpenTable)) return refuse('NO_OPEN_TABLE');
    if (!isOut(tournament, facts, accountId)) return refuse('STILL_PLAYING');
    await store.insertTurn(tx, { id, tournamentId, accountId, signedUpAt: facts.now });
    await pairIn(services, tx, { tournament, facts });
    return ok(null);
  });
}

/**
 * Leaves the list, or ends the match without a score, for both; twice changes nothing. Who saw that they wait has nothing to say about a
 * match into which they have been called meanwhile: its opponent is on the way. A page of before does not say what it saw.
 */
export async function endTurn(
  services: Services,
  {
    seen,
    ...request
  }: OwnRequest & { /** What the writer saw. */ readonly seen?: string | undefined },
): Promise<Result<null, OwnDayRefusal | 'CALLED_MEANWHILE'>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockOwnDay(services, tx, request);
    if (!locked.ok) return locked;
    const { turns, facts } = locked.value;
    const own = turns.find(({ accountId }) => accountId === request.accountId);
    if (!own) return ok(null);
    const state = own.matchId ?? 'waiting';
    if (seen && state !== seen) return seen === 'waiting' ? refuse('CALLED_MEANWHILE') : ok(null);
    const ended = turns.filter(
      ({ id, matchId }) => id === own.id || (matchId !== null && matchId === own.matchId),
    );
    await store.updateEnded(
      tx,
      ended.map(({ id }) => id),
      facts.now,
    );
    await pairIn(services, tx, locked.value);
    return ok(null);
  });
}
