/** The match for third place, between the losers of the semi-finals. */
import { thirdPlaceSides } from './further-stages.ts';
import { matchId, matchIndex } from './rounds.ts';
import type { Draw, Match, PlayedResult } from './vocabulary.ts';

/** The position beside the final, which is the only match of its round. */
const BESIDE_FINAL = 1;

/**
 * A draw as it was made, with its match for third place; a draw of two has none. The match is beside the final: of the last
 * round, at position 1.
 */
export function withThirdPlace(draw: Draw): Draw {
  const third = thirdPlaceMatch(draw, null);
  return third ? { ...draw, third } : draw;
}

/**
 * The match for third place as the semi-finals leave it, with its result as long as the same two play it; `before` is what it
 * was until now. Where a semi-final sends nobody, the loser of the other is third without a match. Null for a draw of two.
 */
export function thirdPlaceMatch(draw: Draw, before: Match | null): Match | null {
  const sides = thirdPlaceSides(draw);
  if (!sides) return null;
  const [player1, player2] = sides;
  const match = {
    id: matchId(draw.rounds, BESIDE_FINAL),
    round: draw.rounds,
    position: BESIDE_FINAL,
    player1,
    player2,
  };
  const areOver = semiFinals(draw).every(({ result }) => result !== null);
  if (areOver && (player1 === null || player2 === null)) {
    return { ...match, result: { kind: 'unopposed', winner: player1 ?? player2 } };
  }
  const isSame = before?.player1 === player1 && before.player2 === player2;
  return { ...match, result: isSame ? playedIn(before) : null };
}

/** Every match of a draw, round by round; the match for third place is the last one. */
export function allMatches({ matches, third }: Pick<Draw, 'matches' | 'third'>): readonly Match[] {
  return third ? [...matches, third] : matches;
}

/** Whether this is the match for third place of the draw. */
export function isThirdPlace({ third }: Pick<Draw, 'third'>, { id }: Pick<Match, 'id'>): boolean {
  return third?.id === id;
}

/** The semi-final that sends nobody, as the side of the match for third place that stays vacant; null for none. */
export function vacantThirdSide(draw: Draw): 'player1' | 'player2' | null {
  const [first, second] = semiFinals(draw);
  const sides = thirdPlaceSides(draw);
  if (!sides || draw.third?.result) return null;
  if (first?.result && sides[0] === null) return 'player1';
  return second?.result && sides[1] === null ? 'player2' : null;
}

function semiFinals({ matches, rounds, size }: Draw): readonly Match[] {
  const first = matchIndex(size, rounds - 1, 0);
  return matches.slice(first, first + 2);
}

function playedIn({ result }: Match): PlayedResult | null {
  return result && result.kind !== 'bye' && result.kind !== 'unopposed' ? result : null;
}
