import type { Side } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Status } from '#domain/scoring/ending.ts';
import type { SetScore } from '#domain/scoring/formats.ts';
import type { RubberKind } from '#domain/team-tie/template.ts';

/** The ties of the events for teams with their rubbers, as lists, papers and other programs take them. */

export interface PlayedRubber {
  /** From 1. */
  readonly number: number;
  /** "2-5r3". */
  readonly matchId: string;
  /** Of its template: "D3". */
  readonly name: string;
  readonly kind: RubberKind;
  /** The sides of the orders, as numbers; null for a side that has nobody. */
  readonly player1Id: string | null;
  readonly player2Id: string | null;
  /** By the rights of the reader; empty where nobody is known. */
  readonly player1: string;
  readonly player2: string;
  readonly winner: Side | null;
  readonly status: Status;
  readonly sets: readonly SetScore[];
  readonly scoreFormat: ChosenFormat | null;
}

export interface PlayedTie {
  readonly stageId: string;
  /** Of the tie in its draw. */
  readonly matchId: string;
  /** The rubbers won, as seen by the first team: "3-1". */
  readonly score: string;
  readonly wins: number;
  /** Empty before the orders are out, and for a tie without play. */
  readonly rubbers: readonly PlayedRubber[];
}

/** The ties by the match of their draw: "{stageId} {matchId}". */
export function byMatch<Tie extends Pick<PlayedTie, 'stageId' | 'matchId'>>(
  ties: readonly Tie[],
): ReadonlyMap<string, Tie> {
  return new Map(ties.map((tie) => [`${tie.stageId} ${tie.matchId}`, tie]));
}

/** What is listed of a tie: not the rubbers that nobody plays because it is decided. */
export function listedRubbers<Rubber extends Pick<PlayedRubber, 'status'>>(
  tie: { readonly rubbers: readonly Rubber[] } | undefined,
): readonly Rubber[] {
  return (tie?.rubbers ?? []).filter(({ status }) => status !== 'cancelled');
}
