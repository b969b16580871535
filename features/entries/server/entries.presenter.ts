import * as Entry from '#domain/entry/entry.ts';
import { eventOf, throughEvent } from '#features/tournaments/events/server/events.presenter.ts';
import { asTournament } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { EntryWithTournament } from './entries.store.ts';

/** What a player may see of an own entry at `now`. */
export function asEntry({ entry, tournament }: EntryWithTournament, now: Date) {
  const today = dayInJapan(now);
  const place = { state: entry.state, reservedUntil: entry.reservedUntil?.getTime() ?? null };
  const confirmed = entry.state === 'confirmed';
  // Until the next sweep, an expired place is still stored as reserved.
  const lapsed = entry.state === 'reserved' && !entry.paymentUnderWay && !holds(place, now);
  return {
    id: entry.id,
    state: lapsed ? ('lapsed' as const) : entry.state,
    feeYen: entry.feeYen,
    reservedUntil: entry.reservedUntil?.toISOString() ?? null,
    createdAt: entry.createdAt.toISOString(),
    confirmedAt: entry.confirmedAt?.toISOString() ?? null,
    refund: entry.refund,
    canWithdraw: !lapsed && !entry.paymentUnderWay && Entry.withdrawal(place, tournament, today).ok,
    emergencyContact: confirmed ? tournament.emergencyContact : null,
    event: asEventOfEntry(tournament, entry.eventId),
    tournament: asTournament(throughEvent(tournament, entry.eventId), today),
  };
}

/** The event of an entry, in so far as it has a name to show. */
export function asEventOfEntry(tournament: StoredTournament, eventId: number) {
  const { id, name, discipline, level } = eventOf(tournament, eventId);
  return { id, name, eventType: discipline, level, isOnly: tournament.events.length === 1 };
}

function holds(place: Entry.Place, now: Date): boolean {
  return Entry.holdsPlace(place, now.getTime());
}
