import { ok, type Result, refuse } from '#domain/common/result.ts';
import { type Availability, availability, holdsPlace } from '#domain/entry/entry.ts';
import { placesOf } from '#domain/entry/events.ts';
import { asHold, isHalfPaid } from '#features/entries/partners/partners.policy.ts';
import * as partners from '#features/entries/partners/server/partners.store.ts';
import {
  type LockedTournament,
  lockTournament,
} from '#features/entries/server/entries.places.commands.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { type ClosedPairs, closedPairs } from '../pairs.policy.ts';

/** The lock under which a pair changes, and why it cannot. */

export type ChangeRefusal =
  | 'ENTRY_NOT_FOUND'
  | 'NOT_A_PAIR'
  | 'NOT_CONFIRMED'
  | 'PAIR_OF_SCHOOL'
  | 'PAYMENT_UNDER_WAY'
  | 'PARTNER_CHANGED'
  | ClosedPairs;
export interface LockedPair extends LockedTournament {
  readonly entry: entries.StoredEntry;
  /** The partner as it is under the lock; null if there never was one. */
  readonly stored: partners.StoredPartner | null;
}

/** Locks the tournament of an entry, and says why its pair cannot change. */
export async function lockPair(
  services: Services,
  tx: Db,
  { entryId, tournamentId }: { entryId: string; tournamentId: number },
): Promise<Result<LockedPair, ChangeRefusal>> {
  const locked = await lockTournament(services, tx, tournamentId);
  // Locked against a payment of its fee, which takes no lock of the tournament.
  const entry = await entries.findForUpdate(tx, entryId);
  if (!locked || !entry) return refuse('ENTRY_NOT_FOUND');
  const refusal = refusalOf(entry, locked.tournament, locked.now);
  if (refusal) return refuse(refusal);
  if (entry.paymentUnderWay) return refuse('PAYMENT_UNDER_WAY');
  return ok({ ...locked, entry, stored: await partners.findByEntry(tx, entryId) });
}

/**
 * Why the pair of an entry cannot change at `now`; null if it can. A place that waits for the partner's part can be completed
 * as long as it is held.
 */
export function refusalOf(
  entry: entries.StoredEntry,
  tournament: StoredTournament,
  now: Date,
): 'NOT_A_PAIR' | 'NOT_CONFIRMED' | 'PAIR_OF_SCHOOL' | ClosedPairs | null {
  if (eventOf(tournament, entry.eventId).discipline !== 'Doubles') return 'NOT_A_PAIR';
  const closed = closedPairs(availabilityOf(tournament, entry.eventId, now));
  if (closed === 'TOURNAMENT_CANCELLED') return closed;
  // Who plays is stored with the application, too, which has the change of a pupil.
  if (entry.applicationId !== null) return 'PAIR_OF_SCHOOL';
  if (isHalfPaid(entry)) return isHeld(entry, now) ? null : 'NOT_CONFIRMED';
  return entry.state === 'confirmed' ? closed : 'NOT_CONFIRMED';
}

/** Whether nobody else may have the place of an entry at `now`. */
export function isHeld(entry: entries.StoredEntry, now: Date): boolean {
  return holdsPlace(asHold(entry), now.getTime());
}

/** Whether an event takes entries at `now`, full or not. */
export function isTaking(tournament: StoredTournament, eventId: number, now: Date): boolean {
  return closedPairs(availabilityOf(tournament, eventId, now)) === null;
}

/** Whether an event takes entries at `now`, and otherwise why not. */
export function availabilityOf(
  tournament: StoredTournament,
  eventId: number,
  now: Date,
): Availability {
  const places = { ...tournament, ...placesOf([eventOf(tournament, eventId)]) };
  return availability(places, dayInJapan(now));
}
