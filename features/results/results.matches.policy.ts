import { statusOf } from '#domain/bracket/result-status.ts';
import { isEntered } from '#domain/bracket/results.ts';
import { type MatchKind, matchKind } from '#domain/bracket/rounds.ts';
import { allMatches, isThirdPlace } from '#domain/bracket/third-place.ts';
import type { Draw, Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { groupMatchId } from '#domain/groups/match-order.ts';
import type { GroupMatch } from '#domain/groups/standings.ts';
import { scoreOf } from '#domain/scorecard/card-set.ts';
import { isComplete } from '#domain/scorecard/set-score.ts';
import { opponent } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Status } from '#domain/scoring/ending.ts';
import type { SetScore, Side } from '#domain/scoring/formats.ts';
import type { GroupsStage, KnockoutStage, PlayedStage } from './results.stages.policy.ts';

/** The matches of a stage with their results, as lists and other programs take them. */

export interface PlayedMatch {
  /** Its place in the draw: "2-0", or "1-1-3" for the first and third of group 1. */
  readonly matchId: string;
  readonly round: number;
  /** From 1. */
  readonly position: number;
  readonly place: MatchKind | { readonly kind: 'group'; readonly group: number };
  readonly player1: string | null;
  readonly player2: string | null;
  readonly winner: Side | null;
  readonly status: Status;
  readonly sets: readonly SetScore[];
  /** "3-1" where only that is known, otherwise empty. */
  readonly score: string;
  readonly scoreFormat: ChosenFormat | null;
}

/** Every match of a stage, byes included; `isOver`: open ones are cancelled. */
export function matchesOf(stage: PlayedStage, isOver: boolean): readonly PlayedMatch[] {
  const all = stage.kind === 'groups' ? ofGroups(stage) : ofKnockout(stage);
  if (!isOver) return all;
  return all.map((one) => (one.status === 'scheduled' ? { ...one, status: 'cancelled' } : one));
}

function ofKnockout({ draw }: KnockoutStage): readonly PlayedMatch[] {
  return allMatches(draw).map((match) => ({
    matchId: match.id,
    round: match.round,
    position: isThirdPlace(draw, match) ? 1 : match.position + 1,
    place: matchKind(draw, match),
    player1: match.player1,
    player2: match.player2,
    ...resultIn(draw, match),
  }));
}

type Outcome = Pick<PlayedMatch, 'winner' | 'status' | 'sets' | 'score' | 'scoreFormat'>;

function resultIn(draw: Draw, { player1, player2, result }: Match): Outcome {
  const open = { winner: null, sets: [], score: '', scoreFormat: null };
  const sideOf = (id: string | null): Side | null => {
    if (id === null) return null;
    if (id === player1) return 'player1';
    return id === player2 ? 'player2' : null;
  };
  if (!result) return { ...open, status: 'scheduled' };
  if (!isEntered(result)) {
    const isLone = draw.rounds > 0 && result.winner !== null;
    return { ...open, winner: isLone ? sideOf(result.winner) : null, status: 'bye' };
  }
  const { sets, score } = setsOf(result);
  return {
    winner: sideOf(result.winner),
    status: statusOf(result.kind),
    sets,
    score,
    scoreFormat: result.scoreFormat ?? null,
  };
}

function setsOf(result: PlayedResult) {
  const sets = ('sets' in result && result.sets) || [];
  const score = ('score' in result && result.score) || '';
  return { sets: sets.filter(isComplete), score };
}

function ofGroups({ groups, scoreFormat }: GroupsStage): readonly PlayedMatch[] {
  return groups.flatMap(({ state }, at) =>
    state.matches.map((match, number) => ({
      matchId: groupMatchId(at + 1, match),
      round: match.round,
      position: number + 1,
      place: { kind: 'group', group: at + 1 } as const,
      player1: match.player1,
      player2: match.player2,
      ...groupResult(match, scoreFormat),
    })),
  );
}

function groupResult(
  { player1, result, isOff }: GroupMatch,
  scoreFormat: ChosenFormat | null,
): Outcome {
  const open = { winner: null, sets: [], score: '', scoreFormat };
  if (!result) return { ...open, status: isOff ? 'cancelled' : 'scheduled' };
  const isTurned = result.player1Id !== player1;
  const sets = result.played.map(scoreOf).filter(isComplete);
  return {
    ...open,
    winner: result.winner && (isTurned ? opponent(result.winner) : result.winner),
    status: result.status,
    sets: isTurned ? sets.map(turned) : sets,
  };
}

function turned({ player1, player2, ...rest }: SetScore): SetScore {
  return { ...rest, player1: player2, player2: player1 };
}
