import { peopleOf } from '#domain/scorecard/sides.ts';
import type { Participant } from '../../../practice.vocabulary.ts';
import type { Knockout } from '../knockout.queries.ts';

/** The schools or clubs of guests, by the number of the person. */
export type GuestClubs = Readonly<Record<string, string>>;

/** What the choice of participants begins with. */
export interface Carried {
  readonly groupName?: string;
  readonly selectedPlayers?: readonly Participant[];
  readonly practiceDate?: string;
  readonly clubs?: GuestClubs;
  /** The bracket from which the screen was opened. */
  readonly session?: string;
}

/** What "Back to Participants" takes along: also the clubs of guests, which only the draw has. */
export function carriedFrom({ id, groupName, practiceDate, players, draw }: Knockout): Carried {
  const clubs = new Map(draw.entrants.map((entrant) => [entrant.id, entrant.club]));
  const ofGuests = players
    .filter(({ external }) => external)
    .flatMap((side) => {
      const club = clubs.get(String(side.id));
      return club ? peopleOf(side).map((person) => [person.id, club] as const) : [];
    });
  return {
    groupName,
    selectedPlayers: players,
    practiceDate,
    clubs: Object.fromEntries(ofGuests),
    session: id,
  };
}

/** The club of a guest, or of a pair of guests where no two are named: the draw separates one club of each side. */
export function clubOf(side: Participant, clubs: GuestClubs): string | undefined {
  const people = peopleOf(side);
  if (!people.every(({ external }) => external)) return undefined;
  const [club, other] = new Set(people.flatMap(({ id }) => clubs[id] ?? []));
  return other === undefined ? club : undefined;
}
