import * as Entry from '#domain/entry/entry.ts';
import { placesOf } from '#domain/entry/events.ts';
import { turnEnds } from '#domain/entry/split.ts';
import * as Waiting from '#domain/entry/waiting.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import * as events from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { addDays, dayInJapan, instantInJapan } from '#platform/shared/format.ts';
import { lapseApplications } from '../applications/server/applications.commands.ts';
import * as partners from '../partners/server/partners.store.ts';
import * as waitingList from '../waiting-list/server/waiting-list.store.ts';
import * as entries from './entries.store.ts';

/**
 * The places of a tournament's events change only under the lock of its row, so that the counts and the places agree.
 * Locks are taken in the order tournament, event, application, entry, payment. The clock is read under the lock, because a transaction
 * may wait for it past a deadline. All but `sweepTournament` are steps inside the transaction of another command.
 */

/** Frees the expired places of a tournament, and offers free ones to the waiting list, which ends with the tournament's day. */
export async function sweepTournament(
  services: CommandServices,
  tournamentId: number,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const locked = await lockTournament(services, tx, tournamentId);
    if (!locked) return;
    const { tournament, now } = locked;
    await offerFreePlaces(services, tx, tournament, now);
    // Until then the referees offer places of a closed event. The period of the rows begins with the end of the day.
    const over = instantInJapan(addDays(tournament.eventDate, 1), '00:00');
    if (over <= now) await waitingList.updateOver(tx, tournamentId, over);
  });
}

export interface LockedTournament {
  readonly tournament: StoredTournament;
  /** The time at which the lock is held; decisions use it. */
  readonly now: Date;
}

/** Locks a tournament, frees its expired places and offers them. Every change of places begins with it. */
export async function lockTournament(
  services: CommandServices,
  tx: Db,
  tournamentId: number,
  { offering = true } = {},
): Promise<LockedTournament | null> {
  const tournament = await tournaments.findForUpdate(tx, tournamentId);
  if (!tournament) return null;
  const now = services.clock.now();
  const expired = await expirePlaces(services, tx, tournament, now);
  if (expired === tournament || !offering) return { tournament: expired, now };
  return { tournament: await offerFreePlaces(services, tx, expired, now), now };
}

/** Ends expired unpaid entries, offers and turns to pay a half. Gives the tournament unchanged when there are none. */
export async function expirePlaces(
  services: CommandServices,
  tx: Db,
  tournament: StoredTournament,
  now: Date,
): Promise<StoredTournament> {
  const { publish } = services;
  const ofSchools = await lapseApplications(services, tx, { tournament, now });
  const lapsed = await entries.updateLapsed(tx, tournament.id, now);
  const offers = await waitingList.updateLapsedOffers(tx, tournament.id, now);
  for (const one of lapsed) {
    const entry = { ...one, state: 'reserved', endedAt: null } as const;
    await publish(tx, { type: 'entry.lapsed', entry, tournament });
  }
  const turns = await partners.listLapsedTurns(tx, tournament.id, now);
  if (turns.length > 0) {
    await partners.updateTurnsEnded(
      tx,
      turns.map(({ id }) => id),
    );
  }
  for (const partner of turns) await publish(tx, { type: 'turn.lapsed', partner, tournament });
  for (const waiting of offers) await publish(tx, { type: 'offer.lapsed', waiting, tournament });
  return freePlaces(tx, tournament, [...ofSchools, ...lapsed, ...offers]);
}

/**
 * Ends a reserved entry before its time, because the other half of its fee will not be paid, and frees its place; a step
 * of the answer to an invitation, which holds the lock of the entry.
 */
export async function lapseEntry(
  services: CommandServices,
  tx: Db,
  { entry, tournament, now }: LockedTournament & { readonly entry: entries.StoredEntry },
): Promise<void> {
  await entries.update(tx, entry.id, { state: 'lapsed', endedAt: now });
  const freed = await freePlaces(tx, tournament, [entry]);
  await services.publish(tx, { type: 'entry.lapsed', entry, tournament });
  await offerFreePlaces(services, tx, freed, now);
}

/**
 * Gives the places that wait for the other half of their fee the time of a payment, because their events are closed now:
 * the draw cannot wait for an invitation of days. A step of closing the events.
 */
export async function shortenHolds(tx: Db, eventIds: readonly number[], now: Date): Promise<void> {
  const until = turnEnds(now);
  await entries.updateHeldUntil(tx, eventIds, until);
  await partners.updateExpiresAt(tx, eventIds, until);
}

/** The end of the last day on which players can apply. */
export function endOfEntries(
  tournament: Pick<StoredTournament, 'applicationDeadline' | 'eventDate'>,
): Date {
  return instantInJapan(addDays(Entry.lastApplicationDay(tournament), 1), '00:00');
}

interface HeldPlace {
  readonly eventId: number;
}

/** Takes a place of its event for each of these, in a locked tournament. */
export function takePlaces(
  tx: Db,
  tournament: StoredTournament,
  places: readonly HeldPlace[],
): Promise<StoredTournament> {
  return changePlaces(tx, tournament, places, 1);
}

/** Frees the place of each of these in a locked tournament; gives the tournament unchanged without any. */
export function freePlaces(
  tx: Db,
  tournament: StoredTournament,
  places: readonly HeldPlace[],
): Promise<StoredTournament> {
  return changePlaces(tx, tournament, places, -1);
}

async function changePlaces(
  tx: Db,
  tournament: StoredTournament,
  places: readonly HeldPlace[],
  each: 1 | -1,
): Promise<StoredTournament> {
  for (const { id } of tournament.events) {
    const change = each * countOf(places, id);
    if (change !== 0) await events.updatePlaces(tx, id, change);
  }
  return places.length > 0 ? withPlaces(tournament, places, each) : tournament;
}

/** The tournament with one place more taken for each of these, or one fewer. */
export function withPlaces(
  tournament: StoredTournament,
  places: readonly HeldPlace[],
  each: 1 | -1,
): StoredTournament {
  const changed = (event: StoredEvent) => ({
    ...event,
    placesTaken: event.placesTaken + each * countOf(places, event.id),
  });
  const [first, ...others] = tournament.events;
  return { ...tournament, events: [changed(first), ...others.map(changed)] };
}

function countOf(places: readonly HeldPlace[], eventId: number): number {
  return places.filter((place) => place.eventId === eventId).length;
}

/** Offers the free places of a locked tournament to the first of their waiting lists. An offered place counts as taken. */
export async function offerFreePlaces(
  { publish }: CommandServices,
  tx: Db,
  tournament: StoredTournament,
  now: Date,
): Promise<StoredTournament> {
  const first = await listToOffer(tx, tournament, now);
  const closes = endOfEntries(tournament);
  const offerUntil = new Date(Waiting.offerEnds(now.getTime(), closes.getTime()));
  const after = await takePlaces(tx, tournament, first);
  for (const waiting of first) {
    await waitingList.update(tx, waiting.id, { state: 'offered', offeredAt: now, offerUntil });
    await publish(tx, { type: 'place.offered', waiting, tournament: after, offerUntil });
  }
  return after;
}

/**
 * Offers one place of a locked tournament's closed event to the first of its waiting list: for a day, and not beyond the
 * beginning of the tournament. A step of the decision about a withdrawal; null when nobody waits.
 */
export async function offerOnePlace(
  { publish }: CommandServices,
  tx: Db,
  tournament: StoredTournament,
  { eventId, now }: { readonly eventId: number; readonly now: Date },
): Promise<StoredTournament | null> {
  const [waiting] = await waitingList.listFirst(tx, eventId, 1);
  if (!waiting) return null;
  const begins = instantInJapan(tournament.eventDate, tournament.startTime);
  const offerUntil = new Date(Waiting.offerEnds(now.getTime(), begins.getTime()));
  const after = await takePlaces(tx, tournament, [waiting]);
  await waitingList.update(tx, waiting.id, { state: 'offered', offeredAt: now, offerUntil });
  await publish(tx, { type: 'place.offered', waiting, tournament: after, offerUntil });
  return after;
}

/** The people to whom the free places are offered, event by event. */
async function listToOffer(
  tx: Db,
  tournament: StoredTournament,
  now: Date,
): Promise<waitingList.StoredWaiting[]> {
  const first: waitingList.StoredWaiting[] = [];
  for (const event of tournament.events) {
    const open = Entry.availability({ ...tournament, ...placesOf([event]) }, dayInJapan(now));
    const free = Waiting.placesToOffer(event, open === 'open');
    if (free > 0) first.push(...(await waitingList.listFirst(tx, event.id, free)));
  }
  return first;
}
