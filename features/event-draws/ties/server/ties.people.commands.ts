import type { Db } from '#platform/server/db/database.ts';
import { listPeople, type PublicPerson } from '../../server/event-draws.public.store.ts';
import { type LineUpSide, listLineUps } from './ties.line-ups.commands.ts';

/**
 * Everybody who is a side of a match of an event, by number, with the consent to show the names: its entrants, and in an event
 * for teams the sides of the rubbers that are out, whose club is their team.
 */
export async function listSides(db: Db, eventId: number): Promise<PublicPerson[]> {
  const entrants = await listPeople(db, eventId);
  if (!entrants.some(({ isTeam }) => isTeam)) return entrants;
  return withLineUps(entrants, await listLineUps(db, eventId));
}

/** The entrants of an event for teams, and the sides of its rubbers. */
export function withLineUps(
  entrants: readonly PublicPerson[],
  sides: readonly LineUpSide[],
): PublicPerson[] {
  const teamOf = new Map(entrants.map((one) => [one.number, one]));
  const ofRubbers = sides.flatMap(({ number, team, name, players }) => {
    const [first, second] = players;
    const own = teamOf.get(team);
    if (!first || !own) return [];
    const { reading, age, chosen } = first;
    const partner = second
      ? { age: second.age, chosen: second.chosen, reading: second.reading }
      : own.partner;
    return { ...own, number, name, club: own.name, isTeam: false, reading, age, chosen, partner };
  });
  return [...entrants, ...ofRubbers];
}
