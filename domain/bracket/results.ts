import { ok, type Result, refuse } from '#domain/common/result.ts';
import { matchIndex } from './rounds.ts';
import type { Draw, Match, MatchResult, PlayedResult, ResultRefusal } from './vocabulary.ts';

/** The draw after a change, and the matches that differ from before: the store saves only those. */
export type Step = { readonly next: Draw; readonly changed: readonly Match[] };

/**
 * Records the result of a match, and advances its winner to the next match.
 *
 * Refuses an unknown match, a bye, a match whose players are not both determined, a winner who does
 * not play in it, and a match that already has another result (two scorers at the same time: the second
 * is refused, and may then correct). The same result again is no refusal and changes nothing.
 */
export function record(
  draw: Draw,
  matchId: string,
  result: PlayedResult,
): Result<Step, ResultRefusal> {
  const match = findMatch(draw, matchId);
  const refusal = objectionToResult(match, result);
  if (refusal) return refuse(refusal);
  if (match?.result) {
    return sameResult(match.result, result) ? ok(noStep(draw)) : refuse('ALREADY_RECORDED');
  }
  return ok(step(draw, match as Match, result));
}

/** How far a change may reach. */
export type Reach = {
  /** Clears the results that were played because of the old winner; refused unless set. */
  readonly clearFollowing?: boolean;
};

/**
 * Replaces a confirmed result. The same winner with another score is always possible. Another winner
 * takes the place of the old one in the next match. If that has a result already, it was played by
 * other players, and so was every match that it led to: with `clearFollowing` all of them are cleared
 * in one step.
 *
 * Refuses as `record` does, when there is no result to correct, and when another winner would clear
 * later results without `clearFollowing`.
 */
export function correct(
  draw: Draw,
  matchId: string,
  result: PlayedResult,
  reach: Reach = {},
): Result<Step, ResultRefusal> {
  const match = findMatch(draw, matchId);
  const refusal =
    objectionToResult(match, result) ?? objectionToChange(draw, match, result.winner, reach);
  if (refusal) return refuse(refusal);
  if (match?.result && sameResult(match.result, result)) return ok(noStep(draw));
  return ok(step(draw, match as Match, result));
}

/** Clears a result, as if the match had not been played. Refuses as `correct` with another winner does. */
export function clear(draw: Draw, matchId: string, reach: Reach = {}): Result<Step, ResultRefusal> {
  const match = findMatch(draw, matchId);
  const refusal = objectionToMatch(match) ?? objectionToChange(draw, match, null, reach);
  if (refusal) return refuse(refusal);
  return ok(step(draw, match as Match, null));
}

/** The matches of a step that lose their result, except its own match, before the change, in order of play. */
export function clearedBy(draw: Draw, { changed }: Step, matchId: string): readonly Match[] {
  return changed
    .filter(({ id, result }) => id !== matchId && result === null)
    .map(({ id }) => findMatch(draw, id) as Match)
    .filter(({ result }) => result !== null);
}

/** The match with this id, or null. */
export function findMatch(draw: Draw, matchId: string): Match | null {
  return draw.matches.find((match) => match.id === matchId) ?? null;
}

/** The match that the winner advances to; null after the final. */
export function nextMatch(draw: Draw, match: Match): Match | null {
  if (match.round >= draw.rounds) return null;
  const index = matchIndex(draw.size, match.round + 1, Math.floor(match.position / 2));
  return draw.matches[index] ?? null;
}

function objectionToMatch(match: Match | null): ResultRefusal | null {
  if (!match) return 'UNKNOWN_MATCH';
  if (match.result?.kind === 'bye') return 'BYE';
  if (match.player1 === null || match.player2 === null) return 'MISSING_PLAYER';
  return null;
}

function objectionToResult(match: Match | null, result: PlayedResult): ResultRefusal | null {
  const refusal = objectionToMatch(match);
  if (refusal) return refusal;
  const plays = result.winner === match?.player1 || result.winner === match?.player2;
  return plays ? null : 'NOT_A_PLAYER';
}

function objectionToChange(
  draw: Draw,
  match: Match | null,
  winner: string | null,
  { clearFollowing = false }: Reach,
): ResultRefusal | null {
  if (!match?.result) return 'NO_RESULT_YET';
  if (match.result.winner === winner || clearFollowing) return null;
  return nextMatch(draw, match)?.result ? 'NEXT_MATCH_PLAYED' : null;
}

function step(draw: Draw, match: Match, result: MatchResult | null): Step {
  const changed: Match[] = [{ ...match, result }];
  // Another player in a match clears its result, and with it the place of its winner in the match after it.
  let from = match;
  let winner = result?.winner ?? null;
  for (let to = nextMatch(draw, from); to; to = nextMatch(draw, from)) {
    const side = from.position % 2 === 0 ? 'player1' : 'player2';
    if (to[side] === winner) break;
    changed.push({ ...to, [side]: winner, result: null });
    if (to.result === null) break;
    from = to;
    winner = null;
  }

  const matches = [...draw.matches];
  for (const after of changed) {
    matches[matchIndex(draw.size, after.round, after.position)] = after;
  }
  return { next: { ...draw, matches }, changed };
}

function noStep(draw: Draw): Step {
  return { next: draw, changed: [] };
}

/** Compares part by part: a result from a database or the network may list its parts in any order. */
export function sameResult(one: MatchResult, other: MatchResult): boolean {
  return fingerprint(one) === fingerprint(other);
}

function fingerprint(result: MatchResult): string {
  const score = 'score' in result ? result.score : null;
  const sets = 'sets' in result ? result.sets?.map((set) => [set.player1, set.player2]) : null;
  return JSON.stringify([result.kind, result.winner, score ?? null, sets ?? null]);
}
