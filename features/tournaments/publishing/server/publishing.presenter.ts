import type { StoredTournament } from '../../server/tournaments.store.ts';

/** What its organizer sees of a tournament on `today`. */
export function asOwnTournament(tournament: StoredTournament, today: string) {
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
    suspended: tournament.suspendedAt !== null,
    placesTaken: tournament.placesTaken,
    over: tournament.eventDate < today,
  };
}
