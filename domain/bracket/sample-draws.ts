/** Draws for tests: players by number, a draw that must succeed, and a draw played to its end. */
import { type DrawOptions, draw } from './draw.ts';
import { record } from './results.ts';
import type { Draw, Entrant, Match, PlayedResult } from './vocabulary.ts';

/** `count` players "p001", "p002" ...; the first `rated` have ratings, p001 the highest. */
export function players(count: number, rated = 0): Entrant[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `p${String(index + 1).padStart(3, '0')}`;
    return { id, name: `Player ${index + 1}`, ...(index < rated ? { rating: 2000 - index } : {}) };
  });
}

/** The draw; throws if it is refused. */
export function sampleDraw(entrants: readonly Entrant[], options: Partial<DrawOptions> = {}): Draw {
  const made = draw(entrants, { randomSeed: 1, tradition: 'tennis', ...options });
  if (!made.ok) throw new Error(made.code);
  return made.value;
}

export function win(winner: string | null, score = '3-1'): PlayedResult {
  return { kind: 'score', winner: winner as string, score };
}

/** Plays every match that can be played, in order; `firstWins` decides each. */
export function playOut(start: Draw, firstWins: (match: Match) => boolean): Draw {
  let state = start;
  for (const { id } of start.matches) {
    const match = state.matches.find((candidate) => candidate.id === id) as Match;
    if (match.result) continue;
    const step = record(state, id, win(firstWins(match) ? match.player1 : match.player2));
    if (!step.ok) throw new Error(`${id}: ${step.code}`);
    state = step.value.next;
  }
  return state;
}

/** Entrant ids by line, from the top; null is a bye. */
export { linesOf as sheet } from './recorded.ts';
