import * as Entry from '#domain/entry/entry.ts';
import { throughEvent } from '#features/tournaments/events/server/events.presenter.ts';
import { asTournament } from '#features/tournaments/server/tournaments.presenter.ts';
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
    tournament: asTournament(throughEvent(tournament, entry.eventId), today),
  };
}

function holds(place: Entry.Place, now: Date): boolean {
  return Entry.holdsPlace(place, now.getTime());
}
