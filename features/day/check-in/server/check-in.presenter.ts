import { asEventOfEntry } from '#features/entries/server/entries.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { closedRefusal } from '../../server/day.locks.commands.ts';
import type { StoredCheckIn, StoredDay } from '../../server/day.store.ts';
import { checkInOf, missingOf, opensAt } from '../check-in.policy.ts';
import type { OwnPerson, OwnRefusal } from './check-in.own.commands.ts';
import type { StoredPerson } from './check-in.store.ts';

interface Listed {
  readonly tournament: StoredTournament;
  readonly checkIn: ReadonlyMap<number, StoredCheckIn>;
  readonly people: readonly StoredPerson[];
}

/** Everybody in the events that are checked in, as the desk sees them. */
export function asCheckInList({ tournament, checkIn, people }: Listed, now: Date) {
  const isListed = (eventId: number) => checkInOf(checkIn, eventId).hasCheckIn;
  return {
    tournamentName: tournament.name,
    isClosed: closedRefusal(tournament, now) !== null,
    events: tournament.events
      .filter(({ id }) => isListed(id))
      .map(({ id }) => asEventOfEntry(tournament, id)),
    people: people
      .filter(({ eventId }) => isListed(eventId))
      .map((person) => ({
        id: person.id,
        eventId: person.eventId,
        name: person.name,
        reading: person.reading,
        partnerName: person.partnerName,
        club: person.club,
        number: person.number,
        state: person.state,
        version: person.version,
        by: person.by,
        at: person.at?.toISOString() ?? null,
      })),
  };
}

/** Who is not there yet of these events, with the phone numbers of their entries. */
export function asMissing({ checkIn, people }: Listed, isAwaitedIn: (eventId: number) => boolean) {
  const isListed = (eventId: number) =>
    checkInOf(checkIn, eventId).hasCheckIn && isAwaitedIn(eventId);
  return missingOf(people, isListed).map(({ id, name, reading, club, eventId, phone }) => ({
    id,
    name,
    reading,
    club,
    eventId,
    phone: phone || null,
  }));
}

/** The check-in of a player. */
export function asOwnCheckIn(
  tournament: StoredTournament,
  { day, people }: { readonly day: StoredDay | null; readonly people: readonly OwnPerson[] },
) {
  return {
    tournamentName: tournament.name,
    eventDate: tournament.eventDate,
    venue: tournament.venue,
    isCancelled: tournament.state === 'cancelled',
    opensAt: day && opensAt(tournament).toISOString(),
    people: people.map((person) => ({
      id: person.id,
      event: asEventOfEntry(tournament, person.eventId),
      state: person.state,
      closesAt: person.closesAt.toISOString(),
    })),
  };
}

/** The instants that a refusal names. */
export function detailsOf(refused: OwnRefusal): Record<string, string> {
  if (refused.code === 'TOO_EARLY') return { opensAt: refused.opensAt.toISOString() };
  if (refused.code === 'TOO_MANY_TRIES') return { until: refused.until.toISOString() };
  return {};
}
