import * as Entry from '#domain/entry/entry.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';

/** A tournament as its organizer sees it on `today`; `waiting` has the number of waiting people by tournament. */
export function asOwnTournament(
  tournament: StoredTournament,
  { today, waiting }: { today: string; waiting: ReadonlyMap<number, number> },
) {
  return {
    id: tournament.id,
    name: tournament.name,
    prefecture: tournament.prefecture,
    venue: tournament.venue,
    eventDate: tournament.eventDate,
    startTime: tournament.startTime,
    endTime: tournament.endTime,
    applicationDeadline: tournament.applicationDeadline,
    participantLimit: tournament.participantLimit,
    level: tournament.level,
    eventType: tournament.eventType,
    feeYen: tournament.feeYen,
    organizerName: tournament.organizerName,
    contactInfo: tournament.contactInfo,
    emergencyContact: tournament.emergencyContact,
    notes: tournament.notes,
    state: tournament.state,
    availability: Entry.availability(tournament, today),
    placesTaken: tournament.placesTaken,
    waiting: waiting.get(tournament.id) ?? 0,
  };
}
