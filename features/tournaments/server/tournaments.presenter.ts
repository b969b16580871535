import * as Entry from '#domain/entry/entry.ts';
import type { StoredTournament } from './tournaments.store.ts';

/** A tournament in a public list, on `today`. */
export function asListing(tournament: StoredTournament, today: string) {
  return {
    id: tournament.id,
    name: tournament.name,
    venue: tournament.venue,
    prefecture: tournament.prefecture,
    eventDate: tournament.eventDate,
    eventType: tournament.eventType,
    level: tournament.level,
    feeYen: tournament.feeYen,
    applicationDeadline: tournament.applicationDeadline,
    participantLimit: tournament.participantLimit,
    placesLeft: Entry.placesLeft(tournament),
    availability: Entry.availability(tournament, today),
  };
}

/** One tournament for the public; the emergency contact is for people with a confirmed entry. */
export function asTournament(tournament: StoredTournament, today: string) {
  return {
    ...asListing(tournament, today),
    startTime: tournament.startTime,
    endTime: tournament.endTime,
    organizerName: tournament.organizerName,
    contact: tournament.contactInfo,
    notes: tournament.notes,
  };
}

/** The organizer's contact, where it is an e-mail address: answers then go there. */
export function replyAddress({ contactInfo }: StoredTournament): string | undefined {
  return /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(contactInfo) ? contactInfo : undefined;
}

/** What a notification says of a tournament. */
export function asNotificationFacts({ id, name, eventDate }: StoredTournament) {
  return { tournamentId: id, tournamentName: name, eventDate };
}
