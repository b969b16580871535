import { outcome } from '#domain/bracket/five-set-score.ts';
import { statusOf } from '#domain/bracket/result-status.ts';
import type { Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { asText } from '#domain/scorecard/card-set.ts';
import { isComplete } from '#domain/scorecard/set-score.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import type { Ending } from '#domain/scoring/ending.ts';
import { confirmByFormat } from '../matches.policy.ts';
import type { EnteredResult } from './draw-results.contract.ts';

type WrongScore = Extract<ReturnType<typeof confirmByFormat>, { ok: false }>;
type Played = Result<PlayedResult, 'PLAYERS_MISSING' | 'PLAYERS_CHANGED'> | WrongScore;
/** What a person with a winner in mind entered. */
type WithWinner = Exclude<EnteredResult, { kind: 'double-walkover' }>;

/**
 * The result of a scorer's input: judged by the format of the match, or by the five-set rule without one. The browser
 * and the server ask the same function.
 */
export function toPlayed(
  match: Match,
  entered: EnteredResult,
  scoreFormat: ChosenFormat | null = null,
): Played {
  if (match.player1 === null || match.player2 === null) return refuse('PLAYERS_MISSING');
  if (scoreFormat && !formatOf(scoreFormat)) return refuse('UNKNOWN_FORMAT');
  const format = scoreFormat ? { scoreFormat } : {};
  if (entered.kind === 'double-walkover') return ok({ ...entered, ...format, winner: null });
  const played = scoreFormat ? byFormat(match, entered, scoreFormat) : byFiveSets(match, entered);
  return played.ok ? ok({ ...played.value, ...format }) : played;
}

function byFiveSets(match: Match, { sets = [], ...entered }: WithWinner): Played {
  if (entered.kind === 'walkover') return ok(entered);
  const stood = outcome(sets);
  if (entered.kind !== 'score') {
    return ok({ ...entered, ...(stood.ok && { score: stood.value.score, sets }) });
  }
  if (!stood.ok) return refuse('INCOMPLETE_SCORES');
  const { winner: side, score } = stood.value;
  const winner = match[side]!;
  const isOther = entered.winner !== undefined && entered.winner !== winner;
  return isOther ? refuse('WINNER_MISMATCH') : ok({ kind: 'score', winner, score, sets });
}

function byFormat(match: Match, entered: WithWinner, scoreFormat: ChosenFormat): Played {
  const { kind, sets = [] } = entered;
  const ending = endingOf(match, entered);
  if (!ending) return refuse('PLAYERS_CHANGED');
  if (!sets.every(isComplete)) return refuse('INCOMPLETE_SCORES');
  const judged = confirmByFormat({ sets: sets.map(asText), scoreFormat, ending });
  if (!judged.ok) return judged;
  // Each of these endings has a winner.
  const winner = match[judged.value.winner!]!;
  const score = judged.value.result;
  if (kind === 'walkover') return ok({ kind, winner });
  if (kind === 'score') return ok({ kind, winner, score, sets });
  return ok({ kind, winner, ...(sets.length > 0 && { score, sets }) });
}

/** The ending of domain/scoring; null where its winner does not play in the match. */
function endingOf(match: Match, { kind, winner }: WithWinner): Ending | null {
  const side = SIDES.find((one) => match[one] === winner);
  if (kind === 'score') {
    if (winner === undefined) return { status: 'finished' };
    return side ? { status: 'finished', winner: side } : null;
  }
  return side ? { status: statusOf(kind), winner: side } : null;
}
