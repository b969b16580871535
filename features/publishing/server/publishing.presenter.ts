import * as Entry from '#domain/entry/entry.ts';
import { countWaiting, placesOf } from '#domain/entry/events.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account } from '#platform/server/http/account.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { mayRun } from '../publishing.policy.ts';

/** A tournament for its organizer and the operator; a refusal for everybody else. */
export async function findRun(db: Db, account: Account, id: number) {
  const tournament = await tournaments.findById(db, id);
  if (!tournament) return refusal('TOURNAMENT_NOT_FOUND');
  return mayRun(account, tournament) ? tournament : refusal('FORBIDDEN');
}

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
