import { endOf, type MatchEnd } from '#domain/bracket/result-status.ts';
import { matchId as drawMatchId } from '#domain/bracket/rounds.ts';
import { isThirdPlace } from '#domain/bracket/third-place.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import type { GroupRules } from '#domain/groups/standings.ts';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import { pairKey } from '#domain/league-table/league-match.ts';
import type { SetScore } from '#domain/scorecard/set-score.ts';
import type { Side } from '#domain/scorecard/side.ts';
import type { Status } from '#domain/scoring/ending.ts';
import { setText } from '#domain/scoring/text.ts';
import {
  type KnockoutMatch,
  matchesOfGroups,
  matchesOfKnockout,
  type StageMatch,
} from '#domain/stage-draw/matches.ts';
import { isGroupsDraw, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import type { FurtherStage } from '#features/event-draws/event-draws.further.policy.ts';
import type { StageSettings } from '#features/matches/matches.vocabulary.ts';
import type { RubberRow, TieInPlay } from '#features/matches/ties/ties.play.policy.ts';

/** The matches of the published draws of a day. A bye is none, nor is a match that somebody wins without an opponent. */

export interface DayMatch {
  /** "{stageId} {matchId}": unique in the day. */
  readonly key: string;
  readonly stageId: string;
  readonly matchId: string;
  readonly eventId: number;
  readonly drawNumber: number;
  readonly stage: FurtherStage | null;
  readonly place: StageMatch['place'] & {
    /** Of a rubber, whose tie is there: its number in the tie, from 1, and its name, such as "D3". */
    readonly rubber?: { readonly number: number; readonly name: string };
  };
  /** Entrants' numbers, as text; null while a side is not known. */
  readonly player1Id: string | null;
  readonly player2Id: string | null;
  /** The keys of the matches that decide its sides. */
  readonly after: readonly string[];
  /** Of a rubber: what ends before it, whether its sides are known or not. */
  readonly waitsFor?: readonly string[];
  /** Of a rubber: some of these are of its own tie. */
  readonly isWithinTie?: boolean;
  /** Of a rubber: its teams are known, but their orders are not out. */
  readonly isOrderMissing?: boolean;
  /** In groups: how many matches of it can be played at once, and who umpires by the table. */
  readonly group: {
    readonly id: string;
    readonly atOnce: number;
    readonly umpireId: string | null;
  } | null;
  readonly result: DayResult | null;
  /** What a writer of its result must have seen; it counts on after a result was cleared. 0 without any. */
  readonly resultVersion: number;
}

export interface DayResult {
  /** Null after a double walkover. */
  readonly winnerId: string | null;
  readonly kind: MatchEnd;
  /** "11-9 8-11", or "3-1" where only the sets are known; empty without a score. */
  readonly score: string;
  /** When it was entered, or corrected last. */
  readonly at: Date;
  /** What the other side says about it; null where there is nothing left to say. */
  readonly agreement: OpenAgreement | null;
}

/** Nobody has confirmed an entered result yet (next.md, C5). */
export interface OpenAgreement {
  readonly state: 'entered' | 'disputed';
  readonly enteredAt: Date;
  /** Who has entered it; null for the device of a court. */
  readonly side: Side | null;
}

/** A stage whose newest draw is published, with its results. */
export interface PlayedStage {
  readonly id: string;
  readonly eventId: number;
  readonly stage: FurtherStage | null;
  readonly drawNumber: number;
  readonly settings: StageSettings;
  /** With its changes; a knockout also with its results. */
  readonly draw: StageDraw;
  /** Of groups. */
  readonly results: readonly GroupRow[];
  readonly rules: GroupRules;
  /** Who left groups before they were played; the results of who left later stay (next.md, B6). */
  readonly outOfGroups: readonly string[];
  /** Of an event for teams. */
  readonly ties?: PlayedTies;
  /** Every result that was ever entered, by the match of a knockout, by the pair of a group, or by the rubber of a tie. */
  readonly entered: ReadonlyMap<string, Entered>;
}

/** The ties of a stage, of which the rubbers are played. */
export interface PlayedTies {
  readonly ties: readonly TieInPlay<RubberRow>[];
  /** On so many courts the rubbers of one tie are played at once. */
  readonly courtsAtOnce: number;
}

interface Entered {
  readonly version: number;
  readonly at: Date;
  readonly agreement: OpenAgreement | null;
}

interface GroupRow {
  readonly player1Id: string;
  readonly player2Id: string;
  readonly sets: string;
  readonly winner: 'player1' | 'player2' | null;
  readonly status: Status;
  readonly scoreFormat: StageSettings['scoreFormat'];
}

/** The matches of a stage, in an event for teams its ties: rounds before later rounds, groups in the order of their matches. */
export function matchesOf(stage: PlayedStage): DayMatch[] {
  return isGroupsDraw(stage.draw) ? ofGroups(stage, stage.draw) : ofKnockout(stage, stage.draw);
}

/** Open matches are cancelled where the day was ended early. */
export function cancelledAt(at: Date | null): (match: DayMatch) => DayMatch {
  return (match) => {
    if (at === null || match.result !== null) return match;
    const result = { winnerId: null, kind: 'cancelled', score: '', at, agreement: null } as const;
    return { ...match, result };
  };
}

export function keyOf(stageId: string, matchId: string): string {
  return `${stageId} ${matchId}`;
}

function ofKnockout(stage: PlayedStage, draw: Draw): DayMatch[] {
  const matches = matchesOfKnockout(draw);
  const played = new Set(matches.map(({ matchId }) => matchId));
  return matches.map((match) => {
    const entered = stage.entered.get(match.matchId);
    return {
      ...commonOf(stage, match, entered),
      after: feedersOf(draw, match)
        .filter((feeder) => played.has(feeder))
        .map((feeder) => keyOf(stage.id, feeder)),
      group: null,
      result: knockoutResult(match, entered),
    };
  });
}

/** The matches whose winners play it; of the match for third place, those whose losers do. */
function feedersOf(draw: Draw, { matchId, place }: KnockoutMatch): readonly string[] {
  const { round, position } = place;
  if (round === 1) return [];
  const first = isThirdPlace(draw, { id: matchId }) ? 0 : 2 * position;
  return [first, first + 1].map((before) => drawMatchId(round - 1, before));
}

function knockoutResult({ result }: KnockoutMatch, entered: Entered | undefined): DayResult | null {
  if (!result || !entered) return null;
  const { kind, winner } = result;
  const sets = 'sets' in result ? result.sets?.map(setOf) : undefined;
  const score = sets?.join(' ') ?? ('score' in result ? (result.score ?? '') : '');
  return { winnerId: winner, kind, score, ...saidOf(entered) };
}

function setOf({ player1, player2, ...set }: SetScore): string {
  return setText({ ...set, player1: player1 ?? 0, player2: player2 ?? 0 });
}

function ofGroups(stage: PlayedStage, draw: GroupsDraw): DayMatch[] {
  const { id, results, rules } = stage;
  const rowOf = new Map(results.map((row) => [pairKey(row.player1Id, row.player2Id), row]));
  const matches = matchesOfGroups(draw, { results, out: rules.out });
  return matches
    .filter(({ isOff }) => !isOff)
    .map((match) => {
      const pair = pairKey(match.player1, match.player2);
      const entered = stage.entered.get(pair);
      const { group } = match.place;
      const atOnce = Math.floor(draw.groups[group - 1]!.length / 2);
      return {
        ...commonOf(stage, match, entered),
        after: [],
        group: { id: `${id} ${group}`, atOnce, umpireId: match.umpire },
        result: groupResult(rowOf.get(pair), entered),
      };
    });
}

function groupResult(row: GroupRow | undefined, entered: Entered | undefined): DayResult | null {
  const kind = row && endOf(row.status);
  if (!kind || !entered) return null;
  const winnerId = row.winner && (row.winner === 'player1' ? row.player1Id : row.player2Id);
  return { winnerId, kind, score: row.sets, ...saidOf(entered) };
}

function saidOf({ at, agreement }: Entered) {
  return { at, agreement };
}

function commonOf(
  { id: stageId, eventId, drawNumber, stage }: PlayedStage,
  { matchId, place, player1, player2 }: StageMatch,
  entered: Entered | undefined,
) {
  return {
    key: keyOf(stageId, matchId),
    stageId,
    matchId,
    eventId,
    drawNumber,
    stage,
    place,
    player1Id: player1,
    player2Id: player2,
    resultVersion: entered?.version ?? 0,
  };
}

/**
 * Whether somebody has played a match that has this result. A walkover asks nobody to rest, and neither does a retirement or a
 * default before the first point.
 */
export function wasPlayed({ kind, score }: Pick<DayResult, 'kind' | 'score'>): boolean {
  if (kind === 'score') return true;
  return (kind === 'retirement' || kind === 'default') && /[1-9]/.test(score);
}
