import { pairKey } from '#domain/league-table/league-match.ts';
import type { Card, Confirmed } from '#domain/scorecard/scorecard.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Status } from '#domain/scoring/ending.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import type { CardEnding, ScoredMatch } from '../../matches.contract.ts';

/** The match of a scorecard. */
export interface ScoreTarget {
  readonly kind: ScoredMatch['kind'];
  /** Of a league: its session. */
  readonly sessionId: string | null;
  /** The group's id, or 'free-practice' (spec section 2.14): the address of the scorecard. */
  readonly pathId: string;
  /** Of the stored match, or for the one to be made. */
  readonly matchId: string;
  readonly player1: MatchPlayer;
  readonly player2: MatchPlayer;
  readonly groupName: string | null;
  readonly playedOn: string;
  /** Of a match without a score: the format chosen for the practice; null or missing for the card of the specification. */
  readonly scoreFormat?: ChosenFormat | null | undefined;
}

/** The stored score, in the order of the target's players. */
export interface StoredScore {
  readonly card: Card;
  readonly notes: string;
  readonly version: number;
  /** The format of its first result, and how it ended. */
  readonly scoreFormat?: ChosenFormat | null | undefined;
  readonly ending?: CardEnding | undefined;
}

/** A match with its stored score, if it has one. */
export interface Found {
  readonly target: ScoreTarget;
  readonly stored: StoredScore | null;
}

/** A score as its writer confirmed it. */
export interface Score {
  readonly target: ScoreTarget;
  readonly card: Card;
  readonly confirmed: Pick<Confirmed, 'sets' | 'result' | 'winner'> & {
    readonly status?: Status;
  };
  readonly notes: string;
  /** Missing in entries of an earlier version of the app. */
  readonly scoreFormat?: ChosenFormat | null | undefined;
  readonly ending?: CardEnding | undefined;
}

/** The key of a match, in either order of its players. */
export function keyOf({ sessionId, matchId, player1, player2 }: ScoreTarget): string {
  return sessionId ? `${sessionId} ${pairKey(player1.id, player2.id)}` : matchId;
}

function asSide({ id, name, players }: MatchPlayer) {
  return players ? { id, name, players } : { id, name };
}

/** The match as the request names it. */
export function asSent({ kind, sessionId, pathId, player1, player2, playedOn }: ScoreTarget) {
  const players = {
    player1: asSide(player1),
    player2: asSide(player2),
  };
  if (kind === 'league') {
    const ids = { player1Id: player1.id, player2Id: player2.id };
    return { kind, sessionId: sessionId ?? '', ...ids, playedOn };
  }
  return kind === 'one-on-one'
    ? { kind, groupId: Number(pathId), ...players, playedOn }
    : { kind, ...players, playedOn };
}

/** The match result of the specification (section 3), as the previous screen receives it. */
export function resultOf({ target, confirmed, notes }: Score) {
  const { player1, player2 } = target;
  const winner = target[confirmed.winner];
  return {
    id: target.matchId,
    player1Id: player1.id,
    player2Id: player2.id,
    player1,
    player2,
    winner,
    winnerId: winner.id,
    date: target.playedOn,
    result: confirmed.result,
    sets: confirmed.sets,
    notes,
  };
}
export type MatchResult = ReturnType<typeof resultOf>;
