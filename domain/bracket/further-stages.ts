/** Who plays in the stages that follow a groups stage or a knockout. */
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { matchIndex } from './rounds.ts';
import type { Draw, Match, MatchResult } from './vocabulary.ts';

/** The places of a group that one knockout is for, from 1; `to` null is everybody below. */
export interface PlaceRange {
  readonly from: number;
  readonly to: number | null;
}

/**
 * The field of each knockout by place (順位別): "1 to 2", or one draw for the winners, one for the second places and one for
 * all others. Each is what `drawQualified` takes: by group, in final order; groups that send nobody are left out.
 *
 * Refuses ranges that are empty, overlap or are not whole numbers from 1. Places that no range has go no further.
 */
export function fieldsByPlace(
  groups: readonly (readonly string[])[],
  ranges: readonly PlaceRange[],
): Result<readonly (readonly (readonly string[])[])[], 'INVALID_PLACES'> {
  const inOrder = ranges.toSorted((one, other) => one.from - other.from);
  let above = 0;
  for (const { from, to } of inOrder) {
    const last = to ?? Number.MAX_SAFE_INTEGER;
    if (!Number.isSafeInteger(from) || !Number.isSafeInteger(last)) return refuse('INVALID_PLACES');
    if (from <= above || last < from) return refuse('INVALID_PLACES');
    above = last;
  }
  return ok(
    ranges.map(({ from, to }) =>
      groups
        .map((group) => group.slice(from - 1, to ?? group.length))
        .filter(({ length }) => length > 0),
    ),
  );
}

/** Who may play the consolation of a knockout. */
export interface ConsolationField {
  /** Losers of their first played match, in the order of the draw sheet. */
  readonly offered: readonly string[];
  /** Whose first played match is still to come: they may join. */
  readonly open: readonly string[];
}

/**
 * The field of the consolation: losers of their first *played* match. A bye and a match won by walkover are not played, so
 * who wins by walkover and then loses is in. Who never appeared (lost by walkover, one-sided or double) is not, nor is who was
 * disqualified.
 *
 * Source: next.md, B5 and B13.
 */
export function consolationField(draw: Draw): ConsolationField {
  const offered: string[] = [];
  const open: string[] = [];
  for (const player of inSheetOrder(draw)) {
    const outcome = firstOutcome(draw, player);
    if (outcome === 'lost') offered.push(player);
    if (outcome === 'open') open.push(player);
  }
  return { offered, open };
}

/**
 * The sides of the match for third place: the losers of the semi-finals, null while one is not decided. A semi-final
 * without a winner sends nobody. Null for a draw of two, which has no semi-final.
 */
export function thirdPlaceSides(draw: Draw): readonly [string | null, string | null] | null {
  if (draw.rounds < 2) return null;
  const first = matchIndex(draw.size, draw.rounds - 1, 0);
  return [loserOf(draw.matches[first]!), loserOf(draw.matches[first + 1]!)];
}

function loserOf({ player1, player2, result }: Match): string | null {
  if (!result || result.winner === null) return null;
  return result.winner === player1 ? player2 : player1;
}

function inSheetOrder({ matches, size }: Draw): string[] {
  return matches
    .slice(0, size / 2)
    .flatMap(({ player1, player2 }) => [player1, player2])
    .filter((player) => player !== null);
}

/** How the first played match of a player ended; `out` for who is out of the draw without having played. */
function firstOutcome({ matches }: Draw, player: string): 'won' | 'lost' | 'open' | 'out' {
  for (const { player1, player2, result } of matches) {
    if (player1 !== player && player2 !== player) continue;
    if (!result) return 'open';
    const won = result.winner === player;
    if (wasPlayed(result)) return won ? 'won' : 'lost';
    if (!won) return 'out';
    if (wasBrokenOff(result)) return 'won';
  }
  return 'won';
}

/** Points were played before the other side was disqualified: the winner has won a match. */
function wasBrokenOff(result: MatchResult): boolean {
  if (result.kind !== 'default') return false;
  return (result.sets?.length ?? 0) > 0 || (result.score ?? '') !== '';
}

/** Not a bye, a walkover or a disqualification: points were played, and both sides went on as far as they could. */
function wasPlayed({ kind }: MatchResult): boolean {
  return kind === 'score' || kind === 'retirement';
}
