import { replay } from '#domain/bracket/replay.ts';
import { statusOf } from '#domain/bracket/result-status.ts';
import type { Draw, PlayedResult } from '#domain/bracket/vocabulary.ts';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import { scoreOf } from '#domain/scorecard/card-set.ts';
import type { MatchStats } from '#domain/scorecard/match-record.ts';
import type { SetScore } from '#domain/scorecard/set-score.ts';
import type { Side } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Status } from '#domain/scoring/ending.ts';
import type { MatchPlayer, RowState } from '../matches.vocabulary.ts';

/** What the row of a match says of its result. */
export interface ResultRow {
  readonly player1: MatchPlayer;
  readonly player2: MatchPlayer;
  readonly sets: readonly CardSet[];
  readonly result: string;
  readonly winner: Side | null;
  readonly status: Status;
  /** Null for the five sets of the specification. */
  readonly scoreFormat: ChosenFormat | null;
}

const UNPLAYED = { sets: [], result: '0-0' } as const;

/** A side whose player is not determined. */
const UNDETERMINED: MatchPlayer = { id: '', name: '' };

/** A row that no record lists; what was noted beside the score goes with it. */
const UNLISTED = { ...UNPLAYED, state: 'unlisted', stats: null } as const;

/** What is written to the row of a draw's match. `stats` are left as they are unless nothing was played. */
export interface WrittenRow extends ResultRow {
  readonly state: RowState;
  readonly stats?: MatchStats | null;
}

/** A match whose result was cleared: it names nobody, because other players may meet in it now. */
export const CLEARED: WrittenRow = {
  ...UNLISTED,
  player1: UNDETERMINED,
  player2: UNDETERMINED,
  winner: null,
  status: 'scheduled',
  scoreFormat: null,
};

/** The result of a draw's match as its row stores it: what `resultIn` reads, and whether the records list it. */
export function rowOf(
  result: PlayedResult,
  { player1, player2 }: Pick<ResultRow, 'player1' | 'player2'>,
): WrittenRow {
  const status = statusOf(result.kind);
  const scoreFormat = result.scoreFormat ?? null;
  const row = { player1, player2, winner: winnerOf(result, player1), status, scoreFormat };
  if (result.kind === 'walkover' || result.kind === 'double-walkover') {
    return { ...row, ...UNLISTED };
  }
  return {
    ...row,
    sets: (result.sets ?? []).map(asText),
    result: result.score ?? UNPLAYED.result,
    state: 'saved',
  };
}

function winnerOf({ winner }: PlayedResult, player1: MatchPlayer): Side | null {
  if (winner === null) return null;
  return winner === String(player1.id) ? 'player1' : 'player2';
}

/** The result that a row stores, exactly as it was entered; null where there is none. The reverse of `rowOf`. */
export function resultIn(row: ResultRow): PlayedResult | null {
  const result = readResult(row);
  return result && row.scoreFormat ? { ...result, scoreFormat: row.scoreFormat } : result;
}

function readResult(row: ResultRow): PlayedResult | null {
  if (row.status === 'double-walkover') return { kind: 'double-walkover', winner: null };
  if (!row.winner) return null;
  const winner = String(row[row.winner].id);
  if (row.status === 'walkover') return { kind: 'walkover', winner };
  const sets = row.sets.length > 0 ? { sets: row.sets.map(scoreOf) } : {};
  if (row.status !== 'retired' && row.status !== 'defaulted') {
    return { kind: 'score', winner, score: row.result, ...sets };
  }
  const stopped = { kind: row.status === 'retired' ? 'retirement' : 'default', winner } as const;
  // Before the first complete set a retirement has no score, which the row writes as 0-0.
  const begun = row.sets.length > 0 || row.result !== UNPLAYED.result;
  return begun ? { ...stopped, score: row.result, ...sets } : stopped;
}

/** As the scorer left the boxes: an empty one stays empty, so that the result is restored as it was entered. */
function asText({ player1, player2, tieBreak }: SetScore): CardSet {
  const boxes = { player1Score: text(player1), player2Score: text(player2) };
  return tieBreak === undefined ? boxes : { ...boxes, tieBreak };
}

function text(score: number | null): string {
  return score === null ? '' : String(score);
}

/** The draw of a stage with what was entered for its matches. Throws where the results are not of one draw. */
export function withResults(
  stageId: string,
  draw: Draw,
  entered: readonly { readonly matchId: string; readonly result: PlayedResult | null }[],
): Draw {
  const results = new Map<string, PlayedResult>();
  for (const { matchId, result } of entered) if (result) results.set(matchId, result);
  const state = replay(draw, results);
  if (!state.ok) throw new Error(`the stage ${stageId} cannot be replayed: ${state.code}`);
  return state.value;
}
