import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { SetScore } from '#domain/scorecard/set-score.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { formatOf } from '#domain/scoring/chosen-format.ts';
import { matchIndex } from './rounds.ts';
import { allMatches, isThirdPlace, thirdPlaceMatch, vacantThirdSide } from './third-place.ts';
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
  const refusal = objectionToResult(match, result) ?? objectionToChange(match);
  if (refusal) return refuse(refusal);
  if (match?.result && sameResult(match.result, result)) return ok(noStep(draw));
  return within(reach, draw, match as Match, result);
}

/** Clears a result, as if the match had not been played. Refuses as `correct` with another winner does. */
export function clear(draw: Draw, matchId: string, reach: Reach = {}): Result<Step, ResultRefusal> {
  const match = findMatch(draw, matchId);
  const refusal = objectionToMatch(match) ?? objectionToChange(match);
  if (refusal) return refuse(refusal);
  return within(reach, draw, match as Match, null);
}

/** The matches of a step that lose their result, except its own match, before the change, in order of play. */
export function clearedBy(draw: Draw, { changed }: Step, matchId: string): readonly Match[] {
  return changed
    .filter(({ id }) => id !== matchId)
    .map(({ id }) => findMatch(draw, id) as Match)
    .filter(({ result }) => isEntered(result));
}

/** Whether a person entered this result: not a bye, and not the advance of a player without an opponent. */
export function isEntered(result: MatchResult | null): result is PlayedResult {
  return result !== null && result.kind !== 'bye' && result.kind !== 'unopposed';
}

/** The match with this id, or null. */
export function findMatch(draw: Draw, matchId: string): Match | null {
  const found = draw.matches.find((match) => match.id === matchId);
  return found ?? (draw.third?.id === matchId ? draw.third : null);
}

/** The next match of a player, its opponent determined or not; null for who is out, and after the last match. */
export function openMatch(draw: Draw, player: string): Match | null {
  const isOpen = ({ player1, player2, result }: Match) =>
    !result && (player1 === player || player2 === player);
  return allMatches(draw).find(isOpen) ?? null;
}

/** The match that the winner advances to; null after the final. */
export function nextMatch(draw: Draw, match: Match): Match | null {
  if (match.round >= draw.rounds) return null;
  const index = matchIndex(draw.size, match.round + 1, Math.floor(match.position / 2));
  return draw.matches[index] ?? null;
}

/** The side of an open match on which nobody will be, because the match that leads to it is over without a winner. */
export function vacantSide(draw: Draw, match: Match): Side | null {
  if (isThirdPlace(draw, match)) return vacantThirdSide(draw);
  const { round, position, result } = match;
  if (round === 1 || result) return null;
  const first = matchIndex(draw.size, round - 1, position * 2);
  const isVacant = (index: number) => draw.matches[index]?.result?.winner === null;
  if (isVacant(first)) return 'player1';
  return isVacant(first + 1) ? 'player2' : null;
}

function objectionToMatch(match: Match | null): ResultRefusal | null {
  if (!match) return 'UNKNOWN_MATCH';
  if (match.result && !isEntered(match.result)) return 'BYE';
  if (match.player1 === null || match.player2 === null) return 'MISSING_PLAYER';
  return null;
}

function objectionToResult(match: Match | null, result: PlayedResult): ResultRefusal | null {
  const refusal = objectionToMatch(match);
  if (refusal || result.winner === null) return refusal;
  const plays = result.winner === match?.player1 || result.winner === match?.player2;
  return plays ? null : 'NOT_A_PLAYER';
}

function objectionToChange(match: Match | null): ResultRefusal | null {
  return match?.result ? null : 'NO_RESULT_YET';
}

/** The step, unless it clears later results and may not. */
function within(
  { clearFollowing = false }: Reach,
  draw: Draw,
  match: Match,
  result: PlayedResult | null,
): Result<Step, ResultRefusal> {
  const taken = step(draw, match, result);
  const reaches = !clearFollowing && clearedBy(draw, taken, match.id).length > 0;
  return reaches ? refuse('NEXT_MATCH_PLAYED') : ok(taken);
}

function step(draw: Draw, match: Match, result: PlayedResult | null): Step {
  if (isThirdPlace(draw, match)) {
    const third = { ...match, result };
    return { next: { ...draw, third }, changed: [third] };
  }
  const matches = [...draw.matches];
  const changed: Match[] = [];
  const put = (after: Match) => {
    changed.push(after);
    matches[matchIndex(draw.size, after.round, after.position)] = after;
  };
  put({ ...match, result });
  for (let to = nextMatch(draw, match); to; to = nextMatch(draw, to)) {
    const after = fed(to, matches, draw.size);
    if (isUnchanged(to, after)) break;
    put(after);
  }
  return withThird({ next: { ...draw, matches }, changed });
}

/** The same step with what it does to the match for third place: another loser of a semi-final clears its result. */
function withThird({ next, changed }: Step): Step {
  const { third } = next;
  const after = third && thirdPlaceMatch(next, third);
  if (!after || isUnchanged(third, after)) return { next, changed };
  return { next: { ...next, third: after }, changed: [...changed, after] };
}

/**
 * A match after a change of one of the two that lead to it. Another player in it clears its result. Where a match
 * before it is over without a winner, the winner of the other advances, as soon as that is over as well: so it is after
 * a double walkover, also when both were (CourtHive competition-factory #3847).
 */
function fed(match: Match, matches: readonly Match[], size: number): Match {
  const first = matchIndex(size, match.round - 1, match.position * 2);
  const [result1 = null, result2 = null] = [matches[first]?.result, matches[first + 1]?.result];
  const [player1, player2] = [result1?.winner ?? null, result2?.winner ?? null];
  const players = { ...match, player1, player2 };
  if (result1 && result2 && (player1 === null || player2 === null)) {
    return { ...players, result: { kind: 'unopposed', winner: player1 ?? player2 } };
  }
  const isSame = player1 === match.player1 && player2 === match.player2;
  return { ...players, result: isSame && isEntered(match.result) ? match.result : null };
}

function isUnchanged(before: Match, after: Match): boolean {
  const isSame = before.player1 === after.player1 && before.player2 === after.player2;
  if (!isSame || !before.result || !after.result) return isSame && before.result === after.result;
  return sameResult(before.result, after.result);
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
  const sets = 'sets' in result ? result.sets?.map(inOrder) : null;
  const format = 'scoreFormat' in result ? result.scoreFormat : null;
  const parts = [result.kind, result.winner, score ?? null, sets ?? null];
  return JSON.stringify([...parts, format ? formatOf(format) : null]);
}

function inOrder({ player1, player2, tieBreak }: SetScore) {
  return [player1, player2, tieBreak ?? null];
}
