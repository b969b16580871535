/** Who plays as one side of a match: one person, or a pair. */

/** A person as a group numbers them, or a guest. */
export interface Person {
  readonly id: string | number;
  readonly name: string;
  /** A guest, who belongs to no group. */
  readonly external?: boolean | undefined;
}

/** One side. A pair has an id and a name made from those of its two players, whichever comes first. */
export interface MatchSide extends Person {
  readonly players?: readonly [Person, Person] | undefined;
}

/** The side of two players: "Aoki・Baba". The same two give the same id in either order. */
export function pairOf(first: Person, second: Person): MatchSide {
  const id = [first.id, second.id].map(String).sort().join('~');
  return { id, name: `${first.name}・${second.name}`, players: [first, second] };
}

/** Everybody of a side. */
export function peopleOf(side: MatchSide): readonly Person[] {
  return side.players ?? [side];
}

/** The first person who is there twice, in one side or in two; null where everybody is there once. */
export function firstTwice(sides: readonly MatchSide[]): Person | null {
  const seen = new Set<Person['id']>();
  for (const person of sides.flatMap(peopleOf)) {
    if (seen.has(person.id)) return person;
    seen.add(person.id);
  }
  return null;
}

/** Whether all sides are pairs, or none is: a match or a league of a pair against one person has no rules. */
export function areAlike(sides: readonly MatchSide[]): boolean {
  return sides.every(
    ({ players }) => (players === undefined) === (sides[0]?.players === undefined),
  );
}

/** Whether these sides, which are alike, are pairs. */
export function areInPairs([first]: readonly MatchSide[]): boolean {
  return first?.players !== undefined;
}

/** The side with another name for one of its people; the label of a pair follows. */
export function renamed<Side extends MatchSide>(side: Side, id: Person['id'], name: string): Side {
  if (!side.players) return side.id === id ? { ...side, name } : side;
  const [first, second] = side.players.map((one) => (one.id === id ? { ...one, name } : one));
  return { ...side, ...pairOf(first!, second!) };
}
