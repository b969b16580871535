import * as Entry from '#domain/entry/entry.ts';
import * as Waiting from '#domain/entry/waiting.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { addDays, dayInJapan, instantInJapan } from '#platform/shared/format.ts';
import * as waitingList from '../waiting-list/server/waiting-list.store.ts';
import * as entries from './entries.store.ts';

/**
 * The places of a tournament change only under the lock of its row, so that the count and the places agree. Locks are
 * taken in the order tournament, entry, payment. The clock is read under the lock, because a transaction may wait for
 * it past a deadline. All but `sweepTournament` are steps inside the transaction of another command.
 */

/** Frees the expired places of a tournament, and offers free ones to the waiting list. */
export async function sweepTournament(
  services: CommandServices,
  tournamentId: number,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const locked = await lockTournament(services, tx, tournamentId);
    if (locked) await offerFreePlaces(services, tx, locked.tournament, locked.now);
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

/** Ends expired unpaid entries and offers. Gives the tournament unchanged when there are none. */
export async function expirePlaces(
  { publish }: CommandServices,
  tx: Db,
  tournament: StoredTournament,
  now: Date,
): Promise<StoredTournament> {
  const lapsed = await entries.updateLapsed(tx, tournament.id, now);
  const offers = await waitingList.updateLapsedOffers(tx, tournament.id, now);
  for (const entry of lapsed) await publish(tx, { type: 'entry.lapsed', entry, tournament });
  for (const waiting of offers) await publish(tx, { type: 'offer.lapsed', waiting, tournament });
  const freed = lapsed.length + offers.length;
  return freed > 0 ? changePlacesTaken(tx, tournament, -freed) : tournament;
}

/** Takes places of a locked tournament, or frees them when `change` is negative. */
export async function changePlacesTaken(
  tx: Db,
  tournament: StoredTournament,
  change: number,
): Promise<StoredTournament> {
  if (change !== 0) await tournaments.updatePlaces(tx, tournament.id, change);
  return { ...tournament, placesTaken: tournament.placesTaken + change };
}

/** Offers the free places of a locked tournament to the first of its waiting list. An offered place counts as taken. */
export async function offerFreePlaces(
  { publish }: CommandServices,
  tx: Db,
  tournament: StoredTournament,
  now: Date,
): Promise<StoredTournament> {
  const open = Entry.availability(tournament, dayInJapan(now)) === 'open';
  const free = Waiting.placesToOffer(tournament, open);
  const first = free > 0 ? await waitingList.listFirst(tx, tournament.id, free) : [];
  const closes = instantInJapan(addDays(Entry.lastApplicationDay(tournament), 1), '00:00');
  const offerUntil = new Date(Waiting.offerEnds(now.getTime(), closes.getTime()));
  const after = await changePlacesTaken(tx, tournament, first.length);
  for (const waiting of first) {
    await waitingList.update(tx, waiting.id, { state: 'offered', offeredAt: now, offerUntil });
    await publish(tx, { type: 'place.offered', waiting, tournament: after, offerUntil });
  }
  return after;
}
