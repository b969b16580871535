import { nextMatch } from './results.ts';
import type { Draw, Match } from './vocabulary.ts';

/** The ids of the matches of these players, and of those which they can still reach. */
export function pathOf(draw: Draw, players: ReadonlySet<string>): ReadonlySet<string> {
  const isOfPlayers = ({ player1, player2 }: Match) =>
    [player1, player2].some((id) => id !== null && players.has(id));
  const path = new Set<string>();
  for (const match of draw.matches.filter(isOfPlayers)) {
    path.add(match.id);
    for (let ahead = aheadOf(draw, match); ahead; ahead = aheadOf(draw, ahead)) path.add(ahead.id);
  }
  if (draw.third && isOfPlayers(draw.third)) path.add(draw.third.id);
  return path;
}

/** After a match that is over, who has won is in the next one; who has lost goes no further. */
function aheadOf(draw: Draw, match: Match): Match | null {
  return match.result ? null : nextMatch(draw, match);
}
