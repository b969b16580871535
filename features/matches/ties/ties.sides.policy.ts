/**
 * The sides of rubbers, as numbers like those of entrants: the number of the team, then the squad's numbers of one or two
 * players. 30104 are the squad's numbers 1 and 4 of the team 3. So whatever takes an entrant takes the side of a rubber.
 */

const PER_TEAM = 10_000;
const PER_PLAYER = 100;

/** The side of a rubber by its team and its players' numbers; null where a player is missing. */
export function rubberSide(team: string, line: readonly (number | null)[]): string | null {
  const [first = null, second = 0] = line;
  if (first === null || second === null) return null;
  return String(Number(team) * PER_TEAM + first * PER_PLAYER + second);
}

/** Whether a side is one of a rubber, not a team. */
export function isRubberSide(id: string | number): boolean {
  return Number(id) >= PER_TEAM;
}

/** The team of a side of a rubber; a team's own number for itself. */
export function teamOf(id: string | number): string {
  return isRubberSide(id) ? String(Math.floor(Number(id) / PER_TEAM)) : String(id);
}

/** The squad's numbers of the players of a side of a rubber; nobody for a team. */
export function squadNumbersOf(id: string | number): number[] {
  if (!isRubberSide(id)) return [];
  const players = Number(id) % PER_TEAM;
  return [Math.floor(players / PER_PLAYER), players % PER_PLAYER].filter((number) => number > 0);
}

/** The id of a rubber in a draw: that of its tie, and its number from 1. */
export function rubberId(tieId: string, number: number): string {
  return `${tieId}r${number}`;
}

/** A match of a draw by its id: a tie or another match, or a rubber of a tie. */
export function splitMatchId(id: string): {
  readonly matchId: string;
  readonly rubber: number | null;
} {
  const [matchId = id, rubber] = id.split('r');
  return { matchId, rubber: rubber === undefined ? null : Number(rubber) };
}

/** Whether a match of a draw is a rubber of a tie, by its id. */
export function isRubber(id: string): boolean {
  return splitMatchId(id).rubber !== null;
}

/** The ids of matches and rubbers: "2-5", "1-1-2", "2-5r3". */
export const MATCH_ID = /^\d+-\d+(-\d+)?(r\d+)?$/;
