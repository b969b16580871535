import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Entry from '#domain/entry/entry.ts';
import { placesOf } from '#domain/entry/events.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import {
  freePlaces,
  lockTournament,
  offerFreePlaces,
} from '../../server/entries.places.commands.ts';
import * as entries from '../../server/entries.store.ts';
import * as store from './waiting-list.store.ts';

export type JoiningRefusal =
  | 'TOURNAMENT_NOT_FOUND'
  | 'EVENT_NOT_FOUND'
  | 'TOURNAMENT_CLOSED'
  | 'TOURNAMENT_CANCELLED'
  | 'PLACES_LEFT'
  | 'ALREADY_ENTERED'
  | 'ID_TAKEN';

/** Puts a player at the end of a full event's waiting list. A player who is on it already keeps the position. */
export async function joinWaitingList(
  services: CommandServices,
  { id, tournamentId, eventId, accountId }: Joining,
): Promise<Result<store.StoredWaiting, JoiningRefusal>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockTournament(services, tx, tournamentId);
    if (!locked) return refuse('TOURNAMENT_NOT_FOUND');
    const { tournament, now } = locked;
    const event = eventId ? findEvent(tournament, eventId) : tournament.events[0];
    if (!event) return refuse('EVENT_NOT_FOUND');
    const present = await store.findLive(tx, accountId, event.id);
    if (present) return ok(present);
    if (tournament.isUnlisted) return refuse('TOURNAMENT_NOT_FOUND');
    const taken = await takenRefusal(tx, { id, accountId, eventId: event.id });
    if (taken) return refuse(taken);
    const places = { ...tournament, ...placesOf([event]) };
    const availability = Entry.availability(places, dayInJapan(now));
    if (availability !== 'full') return refuse(NOT_FULL[availability]);
    const row = { id, tournamentId, eventId: event.id, accountId, createdAt: now };
    return ok(await store.insert(tx, row));
  });
}

async function takenRefusal(
  tx: Db,
  { id, accountId, eventId }: { id: string; accountId: string; eventId: number },
): Promise<'ID_TAKEN' | 'ALREADY_ENTERED' | null> {
  if (await store.findById(tx, id)) return 'ID_TAKEN';
  return (await entries.existsLive(tx, accountId, eventId)) ? 'ALREADY_ENTERED' : null;
}

interface Joining {
  readonly id: string;
  readonly tournamentId: number;
  /** Undefined is the first event. */
  readonly eventId?: number | undefined;
  readonly accountId: string;
}

const NOT_FULL = {
  open: 'PLACES_LEFT',
  'deadline-passed': 'TOURNAMENT_CLOSED',
  closed: 'TOURNAMENT_CLOSED',
  'held-back': 'TOURNAMENT_CLOSED',
  over: 'TOURNAMENT_CLOSED',
  cancelled: 'TOURNAMENT_CANCELLED',
} as const;

/** Leaves the waiting list, or gives an offered place to the next. Leaving twice changes nothing. */
export async function leaveWaitingList(
  services: CommandServices,
  request: { id: string; accountId: string },
): Promise<Result<null, 'WAITING_NOT_FOUND'>> {
  return services.db.transaction((tx) => leaveWaitingListIn(services, tx, request));
}

/**
 * Leaves the waiting list of an event, because the account has a place in it in another way; a step inside the
 * transaction of another command.
 */
export async function leaveWaitingListOf(
  services: CommandServices,
  tx: Db,
  { accountId, eventId }: { accountId: string; eventId: number },
): Promise<void> {
  const waiting = await store.findLive(tx, accountId, eventId);
  if (waiting) await leaveWaitingListIn(services, tx, { id: waiting.id, accountId });
}

export const LEAVE_JOB = 'waiting-list.leave';

/**
 * Leaves the waiting list of an event in which a partner has paid for their place, by a job of its own: the payment holds
 * the lock of the entry, and the waiting list is changed under that of the tournament, which comes before.
 */
export const leaveOncePaid: Subscriber<'half.paid'> = async ({ jobs }, tx, { by, partner }) => {
  if (by !== 'partner' || !partner?.accountId) return;
  const { accountId, eventId } = partner;
  await jobs.enqueue(tx, LEAVE_JOB, { accountId, eventId });
};

/** Leaves the waiting list of an event, unless the account has lost its place in it again. */
export async function leaveAsEntered(
  services: CommandServices,
  place: { readonly accountId: string; readonly eventId: number },
): Promise<void> {
  const { accountId, eventId } = place;
  await services.db.transaction(async (tx) => {
    if (!(await entries.existsLive(tx, accountId, eventId))) return;
    await leaveWaitingListOf(services, tx, place);
  });
}

/** Leaves every waiting list and deletes the account's rows; a step of deleting the account. */
export async function leaveEveryWaitingList(
  services: CommandServices,
  tx: Db,
  accountId: string,
): Promise<void> {
  for (const id of await store.listLiveIds(tx, accountId)) {
    await leaveWaitingListIn(services, tx, { id, accountId });
  }
  await store.deleteByAccount(tx, accountId);
}

async function leaveWaitingListIn(
  services: CommandServices,
  tx: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<Result<null, 'WAITING_NOT_FOUND'>> {
  const seen = await store.findById(tx, id);
  if (seen?.accountId !== accountId) return refuse('WAITING_NOT_FOUND');
  const locked = await lockTournament(services, tx, seen.tournamentId);
  // Read again under the lock: an offer may have been made, or have expired, in between.
  const waiting = await store.findById(tx, id);
  if (!locked || !waiting) return refuse('WAITING_NOT_FOUND');
  if (waiting.state !== 'waiting' && waiting.state !== 'offered') return ok(null);
  const { tournament, now } = locked;
  await store.update(tx, id, { state: 'left', endedAt: now });
  if (waiting.state === 'offered') {
    await offerFreePlaces(services, tx, await freePlaces(tx, tournament, [waiting]), now);
  }
  return ok(null);
}
