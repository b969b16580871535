import * as Entry from '#domain/entry/entry.ts';
import { countWaiting, placesOf } from '#domain/entry/events.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';

/** What the publish form says of a tournament, its first event included. */
export function asFormFacts(tournament: StoredTournament) {
  const [event] = tournament.events;
  return {
    name: tournament.name,
    prefecture: tournament.prefecture,
    venue: tournament.venue,
    eventDate: tournament.eventDate,
    startTime: tournament.startTime,
    endTime: tournament.endTime,
    applicationDeadline: tournament.applicationDeadline,
    participantLimit: event.participantLimit,
    level: event.level,
    eventType: event.discipline,
    feeYen: event.feeYen,
    organizerName: tournament.organizerName,
    contactInfo: tournament.contactInfo,
    emergencyContact: tournament.emergencyContact,
    notes: tournament.notes,
  };
}

/** A tournament as its organizer sees it on `today`; `waiting` has the number of people who wait for each event. */
export function asOwnTournament(
  tournament: StoredTournament,
  { today, waiting }: { today: string; waiting: ReadonlyMap<number, number> },
) {
  const { events } = tournament;
  return {
    id: tournament.id,
    ...asFormFacts(tournament),
    sport: tournament.sport,
    state: tournament.state,
    isUnlisted: tournament.isUnlisted,
    availability: Entry.availability({ ...tournament, ...placesOf(events) }, today),
    placesTaken: events[0].placesTaken,
    waiting: countWaiting(events, waiting),
    events: {
      ...placesOf(events),
      count: events.length,
      lowestFeeYen: Math.min(...events.map(({ feeYen }) => feeYen)),
    },
  };
}
