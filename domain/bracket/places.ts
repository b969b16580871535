/** Who came where in a knockout (next.md, C8): 1, 2, then 3 and 3, or 3 and 4 by their match, then 5 to 8 and so on. */
import type { Draw, Match } from './vocabulary.ts';

/** Places that some share because nothing was played between them: "5 to 8". */
export interface PlaceLine {
  readonly from: number;
  readonly to: number;
  /** Ids of entrants, from the top of the sheet. */
  readonly players: readonly string[];
}

interface Options {
  /** Nothing more is played: who is in an open match shares the places that were still possible. */
  readonly isOver: boolean;
}

/**
 * The places that are decided, the best first. Who loses a round has the places of its losers: of the quarter-finals 5 to 8. The losers of the
 * semi-finals are both third, unless a match for third place decides. Nobody is first where the final has no winner.
 */
export function knockoutPlaces(draw: Draw, { isOver }: Options): readonly PlaceLine[] {
  const lines = new Map<string, PlaceLine>();
  const place = (from: number, to: number, players: readonly (string | null)[]) => {
    const key = `${from} ${to}`;
    const before = lines.get(key)?.players ?? [];
    const known = players.filter((id) => id !== null);
    if (known.length > 0) lines.set(key, { from, to, players: [...before, ...known] });
  };
  const decidedLater = new Set([draw.third?.player1, draw.third?.player2]);
  for (const match of draw.matches) {
    const [from, to] = placesOfLosers(draw, match);
    const { result } = match;
    if (result) {
      if (from === 2) place(1, 1, [result.winner]);
      place(
        from,
        to,
        losersOf(match).filter((id) => !decidedLater.has(id)),
      );
    } else if (isOver) place(1, to, sidesOf(match));
  }
  const { third } = draw;
  if (third) placeThird(third, isOver, place);
  return [...lines.values()].toSorted((one, other) => one.from - other.from || one.to - other.to);
}

function placeThird(
  third: Match,
  isOver: boolean,
  place: (from: number, to: number, players: readonly (string | null)[]) => void,
): void {
  const winner = third.result?.winner ?? null;
  if (winner !== null) {
    place(3, 3, [winner]);
    place(4, 4, losersOf(third));
  } else if (third.result || isOver) place(3, 4, sidesOf(third));
}

/** The final has one loser, the semi-finals two, the quarter-finals four. */
function placesOfLosers({ rounds }: Draw, { round }: Match): readonly [number, number] {
  const matches = 2 ** (rounds - round);
  return [matches + 1, 2 * matches];
}

function sidesOf({ player1, player2 }: Match): readonly (string | null)[] {
  return [player1, player2];
}

function losersOf(match: Match): readonly (string | null)[] {
  return match.result ? sidesOf(match).filter((id) => id !== match.result?.winner) : [];
}
