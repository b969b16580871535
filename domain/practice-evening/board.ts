/** The board of a practice evening: what several phones write at the same time, and how their boards become one. */
import type { Side } from '#domain/scorecard/side.ts';
import type { Court, Evening, EveningMatch, Participant, Sides } from './evening.ts';

/** A match is never deleted: a cancelled one did not take place. */
export const MATCH_STATES = ['running', 'cancelled', 'finished'] as const;
export type BoardMatchState = (typeof MATCH_STATES)[number];

/** What was changed on its own: of two versions the later one counts. */
export interface Changed {
  readonly id: string;
  /** By the clock of the phone that made the change. */
  readonly changedAt: number;
}

export interface BoardCourt extends Court, Changed {
  readonly isOpen: boolean;
}

export interface BoardPerson extends Participant, Changed {
  /** Of a guest. A member's name is read from the group. */
  readonly guestName?: string | undefined;
}

export interface BoardMatch extends Changed {
  readonly court: string;
  readonly sides: Sides;
  readonly state: BoardMatchState;
  readonly begun: number;
  /** Of a finished match. */
  readonly ended?: number | undefined;
  /** Of a finished match with a score. */
  readonly winner?: Side | undefined;
}

export interface Board {
  readonly courts: readonly BoardCourt[];
  readonly people: readonly BoardPerson[];
  readonly matches: readonly BoardMatch[];
  /** Whether the evening was ended, and when somebody last ended or continued it. */
  readonly end: { readonly isEnded: boolean; readonly changedAt: number };
}

export const EMPTY_BOARD: Board = {
  courts: [],
  people: [],
  matches: [],
  end: { isEnded: false, changedAt: 0 },
};

/** What the pairing rule needs besides the board; it is the same on every phone of the group. */
export interface PairingBasis {
  readonly randomSeed: number;
  /** Rating points by the id on the board. They are read from the accounts and never stored with a board. */
  readonly rates: ReadonlyMap<string, number>;
}

/** The evening that the pairing rule works on: the open courts, and the matches that took place. */
export function eveningOf(board: Board, { randomSeed, rates }: PairingBasis): Evening {
  return {
    randomSeed,
    courts: board.courts.filter(({ isOpen }) => isOpen),
    people: board.people.map((person) => ({ ...person, rate: rates.get(person.id) })),
    matches: board.matches.filter(({ state }) => state !== 'cancelled').map(asEveningMatch),
  };
}

function asEveningMatch({ court, sides, begun, ended, winner }: BoardMatch): EveningMatch {
  return {
    court,
    sides,
    begun,
    ...(ended !== undefined && { ended }),
    ...(winner !== undefined && { winner }),
  };
}

/** The match that is played on a court now. */
export function matchOn({ matches }: Board, courtId: string): BoardMatch | null {
  return matches.find(({ court, state }) => court === courtId && state === 'running') ?? null;
}

/** The members among the people: a member's id is the number of the member, a guest's is a UUID. */
export function memberIds({ people }: Pick<Board, 'people'>): number[] {
  return people.flatMap(({ id }) => (/^\d+$/.test(id) ? [Number(id)] : []));
}

/** Whether a board makes sense in itself: known people and courts, nobody twice in one match. */
export function isConsistent({ courts, people, matches }: Board): boolean {
  const known = new Set(people.map(({ id }) => id));
  const courtIds = new Set(courts.map(({ id }) => id));
  return matches.every(({ court, sides, state, begun, ended }) => {
    const players = sides.flat();
    return (
      courtIds.has(court) &&
      sides[0].length === sides[1].length &&
      new Set(players).size === players.length &&
      players.every((id) => known.has(id)) &&
      (state === 'finished') === (ended !== undefined) &&
      (ended ?? begun) >= begun
    );
  });
}
