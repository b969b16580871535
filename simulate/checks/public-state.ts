import { isEntered } from '#domain/bracket/results.ts';
import type { Draw, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { matchOrder } from '#domain/groups/match-order.ts';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import type { TieSums } from '#domain/league-table/league-match.ts';
import type { ScoreFormat, SetScore } from '#domain/scoring/formats.ts';
import { judge } from '#domain/scoring/judge.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import type * as everybody from '#features/event-draws/event-draws.public.contract.ts';
import { knockoutInPlay } from '#features/event-draws/results/results.policy.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { Place, PublicResult, ResultOfMatch } from './results.ts';

/** The public draw of an event in the words of the checks: what everybody reads, beside what follows from the acknowledged results. */

export type PublicDraw = NonNullable<Output<typeof everybody.publicDraw>['draw']>;

/** A result that was acknowledged, with its sets. */
export interface SentResult extends ResultOfMatch {
  /** "{stageId} {matchId}". */
  readonly key: string;
  /** Of the draw that the match is in. */
  readonly stageId: string;
  readonly sets: readonly SetScore[];
  /** The loser did not come. */
  readonly isWalkover?: boolean;
  /** How often it was written, with corrections; once unless said. */
  readonly writes?: number;
  /** Of a tie: the sums of its rubbers. */
  readonly tie?: TieSums;
}

/** "11-9 8-11 7-6(5)". */
export function scoreText(sets: readonly SetScore<number | null>[]): string {
  return sets
    .map(({ player1, player2, tieBreak }) => {
      return `${player1}-${player2}${tieBreak === undefined ? '' : `(${tieBreak})`}`;
    })
    .join(' ');
}

/** The stage that a draw is of. */
export function stageOf({ results }: PublicDraw): string {
  return results?.stageId ?? '';
}

export function publicResults({ made, results }: PublicDraw): PublicResult[] {
  if (!results) return [];
  if ('marks' in results) {
    if (isGroupsDraw(made)) return [];
    return results.marks.flatMap(({ matchId, result, version }) =>
      isEntered(result)
        ? [{ matchId, ...NO_SIDES, winnerId: result.winner, score: scoreOf(result), version }]
        : [],
    );
  }
  const idOf = isGroupsDraw(made) ? matchIds(made) : new Map<string, string>();
  return results.matches.map(({ player1Id, player2Id, sets, winner, version }) => ({
    matchId: idOf.get(pairOf(player1Id, player2Id)) ?? `${player1Id} ${player2Id}`,
    player1Id,
    player2Id,
    winnerId: winner && (winner === 'player1' ? player1Id : player2Id),
    score: sets,
    version,
  }));
}

/** A mark of a knockout has no sides: they follow from the draw, which is compared as a whole. */
const NO_SIDES = { player1Id: '', player2Id: '' };

function scoreOf(result: PlayedResult): string {
  return 'sets' in result && result.sets ? scoreText(result.sets) : '';
}

/** Who plays and wins each match, as everybody reads it. */
export function publicPlaces({ made, format, results }: PublicDraw): Place[] {
  if (!isGroupsDraw(made)) {
    const marks = results && 'marks' in results ? results.marks : [];
    return knockoutPlaces(knockoutInPlay(made, format, marks));
  }
  const found = results && 'matches' in results ? results.matches : [];
  return groupPlaces(
    made,
    found.map(({ player1Id, player2Id, winner }) => {
      return {
        player1Id,
        player2Id,
        winnerId: winner && (winner === 'player1' ? player1Id : player2Id),
      };
    }),
  );
}

/** The same, replayed from the draw as it was made and the acknowledged results alone. */
export function replayedPlaces(
  { made, format }: PublicDraw,
  sent: readonly SentResult[],
  scoreFormat: ScoreFormat,
): Place[] {
  if (isGroupsDraw(made)) {
    const idOf = matchIds(made);
    const places = groupPlaces(made, sent);
    // A result that was sent for the match of another pair.
    const stray = sent.filter(
      (one) => idOf.get(pairOf(one.player1Id, one.player2Id)) !== one.matchId,
    );
    return [...places, ...stray.map(({ matchId, winnerId }) => ({ matchId, sides: [], winnerId }))];
  }
  const marks = sent.map(({ matchId, sets, winnerId, isWalkover }) => {
    if (isWalkover) {
      return { matchId, result: { kind: 'walkover' as const, winner: winnerId ?? '' } };
    }
    const judged = judge(scoreFormat, sets);
    const won = judged.state === 'decided' ? judged.setsWon : { player1: 0, player2: 0 };
    const score = `${won.player1}-${won.player2}`;
    return { matchId, result: { kind: 'score' as const, winner: winnerId ?? '', score, sets } };
  });
  return knockoutPlaces(knockoutInPlay(made, format, marks));
}

function knockoutPlaces({ matches }: Draw): Place[] {
  return matches.map(({ id, player1, player2, result }) => {
    return { matchId: id, sides: [player1, player2], winnerId: result?.winner ?? null };
  });
}

interface Decided {
  readonly player1Id: string;
  readonly player2Id: string;
  readonly winnerId: string | null;
}

function groupPlaces(draw: GroupsDraw, decided: readonly Decided[]): Place[] {
  const winners = new Map(
    decided.map((one) => [pairOf(one.player1Id, one.player2Id), one.winnerId]),
  );
  return [...matchIds(draw)].map(([pair, matchId]) => {
    return { matchId, sides: pair.split(' '), winnerId: winners.get(pair) ?? null };
  });
}

/** The match of each pair: "{group}-{number}-{number}", with the numbers in the group from 1. */
function matchIds({ groups }: GroupsDraw): Map<string, string> {
  return new Map(
    groups.flatMap((members, at) =>
      matchOrder(members.length).map(({ first, second }): [string, string] => [
        pairOf(members[first - 1] ?? '', members[second - 1] ?? ''),
        `${at + 1}-${first}-${second}`,
      ]),
    ),
  );
}

function pairOf(one: string, other: string): string {
  return [one, other].sort().join(' ');
}
