import {
  clear,
  clearedBy,
  correct,
  isEntered,
  record,
  type Step,
  sameResult,
} from '#domain/bracket/results.ts';
import type { Draw, Match, MatchResult, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { isSameFormat } from '#domain/scoring/chosen-format.ts';
import type { ClearedMatch } from './draw-results.contract.ts';

/** The stored result of a match, with the version that a change of it must have seen. */
export interface StoredResult {
  readonly result: PlayedResult | null;
  readonly notes: string;
  readonly version: number;
}

/** Whether a result with its notes equals the stored one. */
export function isStored(
  stored: StoredResult | null,
  { result, notes }: { readonly result: PlayedResult | null; readonly notes: string },
): boolean {
  const current = stored?.result ?? null;
  if (current === null || result === null) return current === result;
  return sameResult(current, result) && stored?.notes === notes;
}

/** The format of a match is that of its result; while it has none, it may be any. */
export function retainsFormat(current: MatchResult | null, result: PlayedResult | null): boolean {
  if (!isEntered(current) || !result) return true;
  return isSameFormat(current.scoreFormat ?? null, result.scoreFormat ?? null);
}

/**
 * Applies a result to the draw, or clears it (null); the same result with other notes leaves the draw unchanged. Later
 * results are cleared with it only when all of them are among `clears`, the ids to which the writer agreed.
 */
export function apply(
  draw: Draw,
  match: Match,
  result: PlayedResult | null,
  clears: readonly string[] = [],
): Result<Step, 'MATCH_NOT_FOUND' | 'PLAYERS_CHANGED' | 'PLAYERS_MISSING' | 'NEXT_MATCH_PLAYED'> {
  const current: MatchResult | null = match.result;
  if (current && result && sameResult(current, result)) return ok({ next: draw, changed: [] });
  const step = take(draw, match, result);
  if (!step.ok) return refuse(CODES[step.code]);
  const cleared = clearedBy(draw, step.value, match.id);
  return cleared.every(({ id }) => clears.includes(id)) ? step : refuse('NEXT_MATCH_PLAYED');
}

function take(draw: Draw, { id, result: current }: Match, result: PlayedResult | null) {
  const reach = { clearFollowing: true };
  if (!result) return clear(draw, id, reach);
  return current ? correct(draw, id, result, reach) : record(draw, id, result);
}

/** Cleared matches as the query of `clearResult` writes them. */
export function clearsAsText(clears: readonly ClearedMatch[]): string {
  return clears
    .map(({ matchId, version, follows }) =>
      follows ? `${matchId}:${version}:${follows}` : `${matchId}:${version}`,
    )
    .join(',');
}

/** Reads what `clearsAsText` wrote. */
export function clearsIn(text: string): ClearedMatch[] {
  return text.split(',').map((one) => {
    const [matchId = '', version = '0', follows] = one.split(':');
    return { matchId, version: Number(version), ...(follows && { follows }) };
  });
}

const CODES = {
  UNKNOWN_MATCH: 'MATCH_NOT_FOUND',
  BYE: 'MATCH_NOT_FOUND',
  NO_RESULT_YET: 'MATCH_NOT_FOUND',
  ALREADY_RECORDED: 'MATCH_NOT_FOUND',
  MISSING_PLAYER: 'PLAYERS_MISSING',
  NOT_A_PLAYER: 'PLAYERS_CHANGED',
  NEXT_MATCH_PLAYED: 'NEXT_MATCH_PLAYED',
} as const;
