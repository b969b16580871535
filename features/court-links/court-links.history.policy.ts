import { statusOf } from '#domain/bracket/result-status.ts';
import type { PlayedResult } from '#domain/bracket/vocabulary.ts';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import { serialise } from '#domain/scorecard/score-text.ts';
import type { Side } from '#domain/scorecard/side.ts';
import type { Status } from '#domain/scoring/ending.ts';

/** What the history of a match says of a stored result. */

export interface WrittenResult {
  readonly score: string;
  readonly status: Status;
  readonly winner: Side | null;
}

interface Card {
  readonly sets: readonly CardSet[];
  readonly result: string;
  readonly winner: Side | null;
  readonly status: Status;
}

/** As a knockout writes it, by ids of entrants; or as a group does, by its two sides. */
type Content = { readonly result: PlayedResult | null } | Card;

/** The result of a write of a match between these two; null for one that took the result back. */
export function writtenResult(
  content: unknown,
  { player1, player2 }: { readonly player1: string; readonly player2: string },
): WrittenResult | null {
  const written = content as Content;
  if ('sets' in written) {
    const { sets, result, winner, status } = written;
    return { score: serialise(sets) || result, winner, status };
  }
  const { result } = written;
  if (!result) return null;
  const sideOf = new Map<string | null, Side>([
    [player1, 'player1'],
    [player2, 'player2'],
  ]);
  return {
    score: 'score' in result ? (result.score ?? '') : '',
    status: statusOf(result.kind),
    winner: sideOf.get(result.winner) ?? null,
  };
}
