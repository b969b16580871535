import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Draw, Match, MatchResult, PlayedResult, ResultRefusal } from './glossary.ts';
import { matchIndex } from './rounds.ts';

/** The draw afterwards, and the matches that differ from before: the store saves only those. */
export type Step = { readonly next: Draw; readonly changed: readonly Match[] };

/**
 * Writes down the result of a match, and its winner goes into the next match.
 *
 * Refuses an unknown match, a bye, a match whose players are not both determined, a winner who does
 * not play in it, and a match that already has another result (two scorers at once: the second is
 * told, and may then correct). The very same result again is no refusal and changes nothing.
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
    return sameResult(match.result, result) ? ok(noStep(draw)) : refuse('already-recorded');
  }
  return ok(step(draw, match as Match, result));
}

/**
 * Replaces a confirmed result. The players of the next match change with it when the winner does.
 *
 * Refuses as `record` does, and also when there is no result to correct or the next match has one:
 * then that later result has to be cleared first. Source: the issue on the knockout, "while the next
 * match has not started"; a match counts as started once it has a result.
 */
export function correct(
  draw: Draw,
  matchId: string,
  result: PlayedResult,
): Result<Step, ResultRefusal> {
  const match = findMatch(draw, matchId);
  const refusal = objectionToResult(match, result) ?? objectionToChange(draw, match);
  if (refusal) return refuse(refusal);
  if (match?.result && sameResult(match.result, result)) return ok(noStep(draw));
  return ok(step(draw, match as Match, result));
}

/** Takes a result back, as if the match had not been played. Refuses as `correct` does. */
export function clear(draw: Draw, matchId: string): Result<Step, ResultRefusal> {
  const match = findMatch(draw, matchId);
  const refusal = objectionToMatch(match) ?? objectionToChange(draw, match);
  if (refusal) return refuse(refusal);
  return ok(step(draw, match as Match, null));
}

/** The match with this id, or null. */
export function findMatch(draw: Draw, matchId: string): Match | null {
  return draw.matches.find((match) => match.id === matchId) ?? null;
}

/** The match that the winner goes on to; null after the final. */
export function nextMatch(draw: Draw, match: Match): Match | null {
  if (match.round >= draw.rounds) return null;
  const index = matchIndex(draw.size, match.round + 1, Math.floor(match.position / 2));
  return draw.matches[index] ?? null;
}

function objectionToMatch(match: Match | null): ResultRefusal | null {
  if (!match) return 'unknown-match';
  if (match.result?.kind === 'bye') return 'bye';
  if (match.player1 === null || match.player2 === null) return 'missing-player';
  return null;
}

function objectionToResult(match: Match | null, result: PlayedResult): ResultRefusal | null {
  const refusal = objectionToMatch(match);
  if (refusal) return refusal;
  const plays = result.winner === match?.player1 || result.winner === match?.player2;
  return plays ? null : 'not-a-player';
}

function objectionToChange(draw: Draw, match: Match | null): ResultRefusal | null {
  if (!match?.result) return 'no-result-yet';
  return nextMatch(draw, match)?.result ? 'next-match-played' : null;
}

function step(draw: Draw, match: Match, result: MatchResult | null): Step {
  const changed: Match[] = [{ ...match, result }];
  const following = nextMatch(draw, match);
  const winner = result?.winner ?? null;
  const side = match.position % 2 === 0 ? 'player1' : 'player2';
  if (following && following[side] !== winner) changed.push({ ...following, [side]: winner });

  const matches = [...draw.matches];
  for (const after of changed) {
    matches[matchIndex(draw.size, after.round, after.position)] = after;
  }
  return { next: { ...draw, matches }, changed };
}

function noStep(draw: Draw): Step {
  return { next: draw, changed: [] };
}

/** Compared part by part: a result from a database or the network may list its parts in any order. */
export function sameResult(one: MatchResult, other: MatchResult): boolean {
  return fingerprint(one) === fingerprint(other);
}

function fingerprint(result: MatchResult): string {
  const score = 'score' in result ? result.score : null;
  const sets = 'sets' in result ? result.sets?.map((set) => [set.player1, set.player2]) : null;
  return JSON.stringify([result.kind, result.winner, score ?? null, sets ?? null]);
}
