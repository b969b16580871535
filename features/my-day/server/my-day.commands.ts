import { isDayOver } from '#features/day/check-in/check-in.policy.ts';
import * as courts from '#features/day/server/day.courts.store.ts';
import { refreshShown } from '#features/day/times/server/times.commands.ts';
import * as shown from '#features/day/times/server/times.store.ts';
import type { ShownMatch } from '#features/day/times/times.policy.ts';
import { publicNamesOf } from '#features/event-draws/server/event-draws.public.presenter.ts';
import type { LinePupil } from '#features/event-draws/server/event-draws.pupils.store.ts';
import {
  listAccountSides,
  listLineUps,
} from '#features/event-draws/ties/server/ties.line-ups.commands.ts';
import { listSides } from '#features/event-draws/ties/server/ties.people.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { asOwnMatch, type Names } from './my-day.presenter.ts';
import { type DayPlace, listPlaces, listSquadPlaces } from './my-day.store.ts';

/** The matches of people on the open days of today, from what those days show: nobody computes a queue for a reader. */

export interface DayOfPeople {
  readonly tournament: StoredTournament;
  /** Nothing more is played, and nobody is waited for. */
  readonly isOver: boolean;
  readonly places: readonly DayPlace[];
  readonly matches: readonly PersonMatch[];
}

interface PersonMatch {
  /** Whose it is, as in `DayPlace`. */
  readonly personId: string;
  readonly match: ReturnType<typeof asOwnMatch>;
}

/**
 * One for each tournament of today whose day is open and in which one of these accounts and pupils without one has a place. Once the day
 * has ended early or the results are final, nothing of the rows that were shown until then happens any more.
 */
export async function listDays(
  services: Services,
  accountIds: readonly string[],
  pupils: readonly LinePupil[] = [],
): Promise<DayOfPeople[]> {
  const { db, clock } = services;
  const asked = { accountIds, pupils, date: dayInJapan(clock.now()) };
  const places = [...(await listPlaces(db, asked)), ...(await listSquadPlaces(db, asked))];
  const days: DayOfPeople[] = [];
  for (const [id, own] of Map.groupBy(places, ({ tournamentId }) => tournamentId)) {
    await refreshShown(services, id);
    const tournament = await tournaments.findById(db, id);
    if (!tournament) continue;
    if (isDayOver(tournament, clock.now())) {
      const without = own.map((place) => ({ ...place, checkIn: null }));
      days.push({ tournament, isOver: true, places: without, matches: [] });
      continue;
    }
    const sides = await withRubbers(db, tournament, own, pupils);
    const matches = await listMatches(db, tournament, sides);
    days.push({ tournament, isOver: false, places: own, matches });
  }
  return days;
}

/** In an event for teams, the sides of rubbers for which these people speak, as places; the others stay. */
export async function withRubbers(
  db: Db,
  { events }: StoredTournament,
  places: readonly DayPlace[],
  pupils: readonly LinePupil[] = [],
): Promise<DayPlace[]> {
  const found = [...places];
  for (const { id, discipline } of events) {
    const own = places.filter(({ eventId }) => eventId === id);
    if (discipline !== 'Team' || own.length === 0) continue;
    const isAsked = pupils.some(({ eventId }) => eventId === id);
    for (const side of [
      ...(await listAccountSides(db, id)).map((one) => ({ ...one, personId: one.accountId })),
      ...(isAsked ? await listPlayerSides(db, id) : []),
    ]) {
      const isOf = ({ entryId, personId }: DayPlace) =>
        entryId === side.entryId && personId === side.personId;
      const place = own.find(isOf);
      if (place) found.push({ ...place, number: side.number });
    }
  }
  return found;
}

/** The sides of rubbers by the players in them, for those who have no account. */
async function listPlayerSides(db: Db, eventId: number) {
  return (await listLineUps(db, eventId)).flatMap(({ number, entryId, players }) =>
    players.map(({ playerId }) => ({ number, entryId, personId: playerId })),
  );
}

/** The matches of these places; somebody who plays with another in a match and umpires in a further one has both. */
async function listMatches(
  db: Db,
  tournament: StoredTournament,
  places: readonly DayPlace[],
): Promise<PersonMatch[]> {
  const drawn = places.filter(({ number }) => number !== null);
  const sides = drawn.map(({ eventId, number }) => ({ eventId, id: String(number) }));
  const found = await shown.listBySides(db, tournament.id, sides);
  if (found.length === 0) return [];
  const courtNames = new Map(
    (await courts.listByTournament(db, tournament.id)).map(({ id, name }) => [id, name]),
  );
  const names = await namesOf(db, new Set(found.map(({ eventId }) => eventId)));
  return drawn.flatMap((place) =>
    found
      .filter((match) => isOf(match, place))
      .map((match) => ({
        personId: place.personId,
        match: asOwnMatch(match, { tournament, place, courtNames, names }),
      })),
  );
}

/** Whether somebody plays a match or umpires it; a match that is over asks nothing more of its umpire. */
function isOf({ eventId, player1Id, player2Id, umpireId, state }: ShownMatch, place: DayPlace) {
  const own = String(place.number);
  const umpires = umpireId === own && state !== 'done';
  return eventId === place.eventId && (player1Id === own || player2Id === own || umpires);
}

async function namesOf(db: Db, eventIds: ReadonlySet<number>): Promise<Names> {
  const names: Map<number, Names extends ReadonlyMap<number, infer Of> ? Of : never> = new Map();
  for (const eventId of eventIds) {
    const people = await listSides(db, eventId);
    const shownAs = publicNamesOf(people);
    names.set(
      eventId,
      new Map(
        people.map(({ number, name, club }) => [
          String(number),
          { full: name, shown: shownAs.get(number) ?? '', club },
        ]),
      ),
    );
  }
  return names;
}
