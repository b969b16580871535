import type { Draw, Match } from '#domain/bracket/vocabulary.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Of the entrant in a tournament; people elsewhere have none. */
  readonly number?: number;
  /** Null without a seed. */
  readonly seed: number | null;
  /** Shown below the name, where it is known. */
  readonly club?: string;
  /** What a search has found stands out. */
  readonly isFound?: boolean;
}

export type People = ReadonlyMap<string, Person>;

/** The players of a draw by id, with their seeds. */
export function peopleOf(draw: Draw): People {
  const seeds = new Map(draw.seeds.map((id, at) => [id, at + 1]));
  return new Map(
    draw.entrants.map(({ id, name }) => [id, { id, name, seed: seeds.get(id) ?? null }]),
  );
}

/** The two players of a match; null where one is not determined. */
export function playersOf(match: Match, people: People) {
  const person = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  return { player1: person(match.player1), player2: person(match.player2) };
}
