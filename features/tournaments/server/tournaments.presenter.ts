import * as Entry from '#domain/entry/entry.ts';
import { placesOf } from '#domain/entry/events.ts';
import type { StoredTournament } from './tournaments.store.ts';

/** A tournament in a public list, on `today`. */
export function asListing(tournament: StoredTournament, today: string) {
  const { events } = tournament;
  const places = { ...tournament, ...placesOf(events) };
  return {
    id: tournament.id,
    name: tournament.name,
    venue: tournament.venue,
    prefecture: tournament.prefecture,
    sport: tournament.sport,
    eventDate: tournament.eventDate,
    eventType: events[0].discipline,
    level: events[0].level,
    feeYen: Math.min(...events.map(({ feeYen }) => feeYen)),
    applicationDeadline: tournament.applicationDeadline,
    participantLimit: places.participantLimit,
    placesLeft: Entry.placesLeft(places),
    availability: Entry.availability(places, today),
    eventCount: events.length,
    eventTypes: [...new Set(events.map(({ discipline }) => discipline))],
    levels: [...new Set(events.map(({ level }) => level))],
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
