import type { Board, BoardMatch } from '#domain/practice-evening/board.ts';
import { type MatchSide, type Person, pairOf } from '#domain/scorecard/sides.ts';

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** The name of everybody on a board, by id: of members from the group, of guests from the board. */
export function namesOf(board: Board, members: readonly Named[]): ReadonlyMap<string, string> {
  const names = new Map(members.map(({ id, name }) => [String(id), name]));
  for (const { id, guestName } of board.people) if (guestName) names.set(id, guestName);
  return names;
}

/** The two sides of a match, as a scorecard names them: a person, or a pair. */
export function sidesOf(
  { sides }: Pick<BoardMatch, 'sides'>,
  names: ReadonlyMap<string, string>,
): readonly [MatchSide, MatchSide] {
  const side = (ids: readonly string[]) => {
    const [first, second] = ids.map((id) => personOf(id, names));
    return second ? pairOf(first!, second) : first!;
  };
  return [side(sides[0]), side(sides[1])];
}

/** Members are numbers for the records; a guest is somebody outside the group. */
function personOf(id: string, names: ReadonlyMap<string, string>): Person {
  const name = names.get(id) ?? '–';
  return /^\d+$/.test(id) ? { id: Number(id), name } : { id, name, external: true };
}
