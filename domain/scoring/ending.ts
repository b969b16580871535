/** How a match ends, played out or not, and what its end is worth in a league (next.md, A3). */
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { resultText } from '#domain/scorecard/score-text.ts';
import { setsWon as wonIn } from '#domain/scorecard/set-score.ts';
import { type BySide, opponent } from '#domain/scorecard/side.ts';
import { fastest } from './fastest.ts';
import type { ScoreFormat, SetScore, Side } from './formats.ts';
import { judge, type Reason } from './judge.ts';

/** From the draw to the end, then the ends without a normal finish. `bye` comes from the draw alone. */
export const STATUSES = [
  'scheduled',
  'called',
  'playing',
  'finished',
  'walkover',
  'retired',
  'defaulted',
  'double-walkover',
  'cancelled',
  'bye',
] as const;
export type Status = (typeof STATUSES)[number];

/** What a person enters as the end of a match. `winner` of a played match is what the screen showed, checked here. */
export type Ending =
  | { readonly status: 'finished'; readonly winner?: Side | undefined }
  /** Nothing was played: the other side did not come or may not play. */
  | { readonly status: 'walkover'; readonly winner: Side }
  /** The other side stopped, or was disqualified; before the first point there are no sets. */
  | { readonly status: 'retired' | 'defaulted'; readonly winner: Side }
  /** Neither side came: nobody wins, and the next opponent of the winner advances. */
  | { readonly status: 'double-walkover' }
  /** Light, heat, time: the match has no result. */
  | { readonly status: 'cancelled' };

export type EndedStatus = Ending['status'];

/** A match that is over. */
export interface Ended {
  readonly status: EndedStatus;
  /** Null after a double walkover and in a cancelled match. */
  readonly winner: Side | null;
  readonly sets: readonly SetScore[];
  readonly setsWon: BySide<number>;
  /** "3-1": sets won by player1, then by player2; null where nothing was played. */
  readonly result: string | null;
}

export type EndingRefusal =
  /** The sets do not decide the match. */
  | { readonly ok: false; readonly code: 'INCOMPLETE_SCORES' }
  | {
      readonly ok: false;
      readonly code: 'IMPOSSIBLE_SCORE';
      readonly set: number;
      readonly reason: Reason;
    }
  | { readonly ok: false; readonly code: 'WINNER_MISMATCH' }
  /** The sets decide the match: it was played to its end. */
  | { readonly ok: false; readonly code: 'ALREADY_DECIDED' }
  /** Sets were given for a match in which nothing was played. */
  | { readonly ok: false; readonly code: 'NOTHING_PLAYED' };

/** The end of a match as it is stored. Refuses with the code that a screen puts into words. */
export function end(
  format: ScoreFormat,
  ending: Ending,
  sets: readonly SetScore[],
): { readonly ok: true; readonly value: Ended } | EndingRefusal {
  const judgement = judge(format, sets);
  if (judgement.state === 'impossible') {
    const { set, reason } = judgement;
    return { ...refuse('IMPOSSIBLE_SCORE'), set, reason };
  }
  const decided = judgement.state === 'decided' ? judgement.winner : null;
  return ended(ending, { sets, setsWon: judgement.setsWon, decided });
}

/**
 * The same for a match without a format, whose sets have any scores: `decided` is who has won enough of them. A set that was still going
 * on counts for who led in it.
 */
export function endAsEntered(
  ending: Ending,
  sets: readonly SetScore[],
  decided: Side | null,
): Result<Ended, WinnerRefusal> {
  return ended(ending, { sets, setsWon: wonIn(sets), decided });
}

function ended(
  ending: Ending,
  played: Pick<Ended, 'sets' | 'setsWon'> & { readonly decided: Side | null },
): Result<Ended, WinnerRefusal> {
  const { sets, setsWon, decided } = played;
  const winner = winnerOf(ending, decided, sets.length);
  if (!winner.ok) return winner;
  const result = sets.length === 0 ? null : resultText(setsWon);
  return ok({ status: ending.status, winner: winner.value, sets, setsWon, result });
}

/** What a match counts in a league. */
export interface Counted {
  readonly winner: Side;
  /** The sets that count for sets and points, which are not always those played. */
  readonly sets: readonly SetScore[];
  /** Of those; a set that was still going on is nobody's. */
  readonly setsWon: BySide<number>;
  /** The loser did not play the match or did not finish it. */
  readonly forfeitedBy: Side | null;
}

/**
 * How a match that is over counts in a league; null where nobody won, so that it counts for nobody.
 *
 * In table tennis a match that was not played to its end counts as the games needed, each 11-0 (ITTF
 * regulation 3.7.5.1 gives the loser no match point; the score is that of 焼津's leagues). In the other
 * sports the sets count as they were when the match ended. Badminton's rule that a side which withdraws
 * from its group loses all its results there belongs to the group, not to one match.
 */
export function counted(
  format: ScoreFormat,
  { status, winner, sets, setsWon }: Ended,
): Counted | null {
  if (winner === null) return null;
  if (status === 'finished') return { winner, sets, setsWon, forfeitedBy: null };
  const forfeitedBy = opponent(winner);
  if (format.sport !== 'table-tennis') return { winner, sets, setsWon, forfeitedBy };
  const needed = fastest(format, winner);
  const all = { player1: 0, player2: 0, [winner]: needed.length };
  return { winner, sets: needed, setsWon: all, forfeitedBy };
}

type WinnerRefusal = 'INCOMPLETE_SCORES' | 'WINNER_MISMATCH' | 'ALREADY_DECIDED' | 'NOTHING_PLAYED';

function winnerOf(
  ending: Ending,
  decided: Side | null,
  sets: number,
): Result<Side | null, WinnerRefusal> {
  if (ending.status === 'finished') return playedOut(decided, ending.winner);
  const wasPlayed = ending.status !== 'walkover' && ending.status !== 'double-walkover';
  if (!wasPlayed && sets > 0) return refuse('NOTHING_PLAYED');
  if (decided) return refuse('ALREADY_DECIDED');
  return ok('winner' in ending ? ending.winner : null);
}

function playedOut(
  decided: Side | null,
  claimed: Side | undefined,
): Result<Side, 'INCOMPLETE_SCORES' | 'WINNER_MISMATCH'> {
  if (!decided) return refuse('INCOMPLETE_SCORES');
  if (claimed && claimed !== decided) return refuse('WINNER_MISMATCH');
  return ok(decided);
}
