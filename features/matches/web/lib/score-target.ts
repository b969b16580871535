import { pairKey } from '#domain/league-table/league-match.ts';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import type { Card } from '#domain/scorecard/scorecard.ts';
import type { Side } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Status } from '#domain/scoring/ending.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import type { ScoredMatch, SentEnding } from '../../matches.contract.ts';
import { isEarly } from './early-word.ts';

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
}

/** The stored score, in the order of the target's players. */
export interface StoredScore {
  readonly card: Card;
  readonly notes: string;
  readonly version: number;
  /** Null or missing: the card of the specification. */
  readonly scoreFormat?: ChosenFormat | null | undefined;
  readonly ending?: EarlyEnding | null | undefined;
}

/** How a match ended that was not played to its end. */
export type EarlyEnding = Exclude<SentEnding, { status: 'finished' }>;

/** A match with its stored score, if it has one. */
export interface Found {
  readonly target: ScoreTarget;
  readonly stored: StoredScore | null;
  /** What the practice has chosen for its new matches; null or missing: the card of the specification. */
  readonly scoreFormat?: ChosenFormat | null | undefined;
}

/** What will be stored. */
export interface ConfirmedCard {
  readonly sets: readonly CardSet[];
  readonly result: string;
  /** Null in a league's match that ended without one. */
  readonly winner: Side | null;
  readonly status?: Status | undefined;
}

/** A score as its writer confirmed it. */
export interface Score {
  readonly target: ScoreTarget;
  readonly card: Card;
  readonly confirmed: ConfirmedCard;
  readonly notes: string;
  /** Missing in scores that an earlier version of the app has stored on a phone. */
  readonly scoreFormat?: ChosenFormat | null | undefined;
  readonly ending?: EarlyEnding | null | undefined;
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

/** The format and the end of the match, as the request has them; nothing for the card of the specification. */
export function formatSent({ scoreFormat, ending, confirmed }: Score) {
  if (!scoreFormat) return {};
  const { winner } = confirmed;
  const finished = { status: 'finished' as const, ...(winner && { winner }) };
  return { scoreFormat, ending: ending ?? finished };
}

/** How a stored match ended, where it was not played to its end. */
export function earlyEnding({
  status,
  winner,
}: {
  readonly status: Status;
  readonly winner: Side | null;
}): EarlyEnding | null {
  if (!isEarly(status)) return null;
  if (status === 'double-walkover' || status === 'cancelled') return { status };
  return winner ? { status, winner } : null;
}

/** The match result of the specification (section 3), as the previous screen receives it. */
export function resultOf({ target, confirmed, notes }: Score) {
  const { player1, player2 } = target;
  const winner = confirmed.winner && target[confirmed.winner];
  return {
    id: target.matchId,
    player1Id: player1.id,
    player2Id: player2.id,
    player1,
    player2,
    winner,
    winnerId: winner?.id ?? null,
    date: target.playedOn,
    result: confirmed.result,
    sets: confirmed.sets,
    status: confirmed.status,
    notes,
  };
}
export type MatchResult = ReturnType<typeof resultOf>;
