import { ok, type Result, refuse } from '#domain/common/result.ts';
import { lockTournament } from '#features/entries/server/entries.places.commands.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { mayRun } from '#features/publishing/publishing.policy.ts';
import type { Denial } from '#features/publishing/server/publishing.steps.commands.ts';
import { isAtDesk, isReferee } from '#features/referees/server/referees.permission.commands.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import * as results from '../results/server/results.store.ts';

/**
 * Finds and locks an event for somebody who may run or referee it, or work at its desk. Locks are taken in the order tournament, entries,
 * stage.
 */

export interface EventRequest {
  readonly tournamentId: number;
  readonly eventId: number;
  /** Who asks: the organization that they run, if any, and their roles. */
  readonly account: {
    readonly id: string;
    readonly organizerId: number | null;
    readonly roles: readonly string[];
  };
}

export interface StageRequest extends EventRequest {
  /** Of the stage in its event, from 0. */
  readonly position: number;
}

export interface OwnEvent {
  readonly tournament: StoredTournament;
  readonly event: StoredEvent;
}

export type EventDenial = Denial | 'EVENT_NOT_FOUND';
export type ClosedRefusal = 'TOURNAMENT_CANCELLED' | 'TOURNAMENT_FINALIZED';
export type ChangeRefusal = EventDenial | ClosedRefusal;

/** Why nothing about the events of a tournament changes any more; null while it can. */
export function closedRefusal({
  state,
  finalizedAt,
}: Pick<StoredTournament, 'state' | 'finalizedAt'>): ClosedRefusal | null {
  if (state === 'cancelled') return 'TOURNAMENT_CANCELLED';
  return finalizedAt === null ? null : 'TOURNAMENT_FINALIZED';
}

/** Whether somebody may do something with the events of a tournament. */
type Permission = (
  db: Db,
  account: EventRequest['account'],
  tournament: StoredTournament,
) => Promise<boolean>;

const mayRunIt: Permission = async (_db, account, tournament) => mayRun(account, tournament);

/** The event and its tournament, for somebody who may run or referee it: seed, draw, decide withdrawals. */
export async function findRefereedEvent(
  db: Db,
  request: EventRequest,
): Promise<Result<OwnEvent, EventDenial>> {
  return findEventFor(isReferee, db, request);
}

/** The same for its desk, where desk helpers work as well: what is played there, and entering its results. */
export async function findDeskEvent(
  db: Db,
  request: EventRequest,
): Promise<Result<OwnEvent, EventDenial>> {
  return findEventFor(isAtDesk, db, request);
}

async function findEventFor(
  isPermitted: Permission,
  db: Db,
  { tournamentId, eventId, account }: EventRequest,
): Promise<Result<OwnEvent, EventDenial>> {
  const tournament = await tournaments.findById(db, tournamentId);
  if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
  if (!(await isPermitted(db, account, tournament))) return refuse('FORBIDDEN');
  const event = findEvent(tournament, eventId);
  return event ? ok({ tournament, event }) : refuse('EVENT_NOT_FOUND');
}

/** The stages of an event that a write is about. */
export interface OwnStage extends OwnEvent {
  /** Null before the entries were closed for the first time. */
  readonly first: stages.StoredStage | null;
  /** That of the request; a stage after the first is null before its first draw. */
  readonly stage: stages.StoredStage | null;
}

/**
 * The stage of an event that somebody referees, with the event as it is then. The first stage is locked, whichever is asked
 * for: the later ones follow from it, and nothing about them changes while it is locked.
 */
export async function lockStage(
  tx: Db,
  request: StageRequest,
): Promise<Result<OwnStage, ChangeRefusal>> {
  const { first, stage } = await lockStages(tx, request);
  // Read under the lock: the entries may have been opened while it waited.
  const found = await findRefereedEvent(tx, request);
  if (!found.ok) return found;
  const refusal = closedRefusal(found.value.tournament);
  return refusal ? refuse(refusal) : ok({ ...found.value, first, stage });
}

/** The first stage of an event and the one at a position, both locked: results of a stage lock only their own. */
export async function lockStages(
  tx: Db,
  { eventId, position }: Pick<StageRequest, 'eventId' | 'position'>,
): Promise<Pick<OwnStage, 'first' | 'stage'>> {
  const first = await stages.findAtForUpdate(tx, eventId, 0);
  const stage = position === 0 ? first : await stages.findAtForUpdate(tx, eventId, position);
  return { first, stage };
}

interface LockedEvent extends OwnEvent {
  readonly now: Date;
}

/** The event with its tournament, whose row is locked: its places do not change until the transaction ends. */
export async function lockOwn(
  services: CommandServices,
  tx: Db,
  request: EventRequest,
): Promise<Result<LockedEvent, ChangeRefusal>> {
  return lockEventFor(mayRunIt, services, tx, request);
}

/** The same for somebody who may referee it. */
export async function lockRefereed(
  services: CommandServices,
  tx: Db,
  request: EventRequest,
): Promise<Result<LockedEvent, ChangeRefusal>> {
  return lockEventFor(isReferee, services, tx, request);
}

async function lockEventFor(
  isPermitted: Permission,
  services: CommandServices,
  tx: Db,
  request: EventRequest,
): Promise<Result<LockedEvent, ChangeRefusal>> {
  const found = await findEventFor(isPermitted, tx, request);
  if (!found.ok) return found;
  const locked = await lockTournament(services, tx, request.tournamentId, { offering: false });
  const event = locked && findEvent(locked.tournament, request.eventId);
  if (!event) return refuse('EVENT_NOT_FOUND');
  const refusal = closedRefusal(locked.tournament);
  return refusal ? refuse(refusal) : ok({ ...locked, event });
}

/** Why nothing before the draw can change any more; null while no draw is published. */
export async function publishedRefusal(
  tx: Db,
  stage: stages.StoredStage,
): Promise<'DRAW_PUBLISHED' | 'MATCH_PLAYED' | null> {
  const newest = await draws.findNewest(tx, stage.id);
  if (!newest || !isOut(newest)) return null;
  return (await results.existsOf(tx, stage.id)) ? 'MATCH_PLAYED' : 'DRAW_PUBLISHED';
}
