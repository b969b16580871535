import { v7 as newId } from 'uuid';
import { pairKey } from '#domain/league-table/league-match.ts';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import type { Card } from '#domain/scorecard/scorecard.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Status } from '#domain/scoring/ending.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { SubmitResult } from '#platform/web/offline/outbox.ts';
import { type OutboxEntry, requestOf } from '#platform/web/offline/outbox-entry.ts';
import { isOnline } from '#platform/web/offline/use-online.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { type ScoredMatch, type SentEnding, saveScore } from '../../matches.contract.ts';
import { cacheMatch, matchScored } from '../matches.queries.ts';
import { isEarly } from './early-word.ts';
import { eventScored } from './event-scores.ts';

/** The match of a scorecard. */
export interface ScoreTarget {
  readonly kind: ScoredMatch['kind'];
  /** Of a league: its session; of a tournament's match: its stage. */
  readonly sessionId: string | null;
  /** The group's id, or 'free-practice' (spec section 2.14): the address of the scorecard. */
  readonly pathId: string;
  /** Of the stored match, or for the one to be made. */
  readonly matchId: string;
  readonly player1: MatchPlayer;
  readonly player2: MatchPlayer;
  readonly groupName: string | null;
  readonly playedOn: string;
  /** Of a tournament's match: its event, and the published draw that was seen. */
  readonly event?: EventOfMatch;
}

export interface EventOfMatch {
  readonly tournamentId: number;
  readonly eventId: number;
  readonly drawNumber: number;
  /** Of a rubber: its stage and its id in the draw. */
  readonly rubber?: { readonly stageId: string; readonly matchId: string };
}

/** Whether many matches make one table: their cards have no notes, and a match may end without a winner. */
export function isOfTable({ kind }: Pick<ScoreTarget, 'kind'>): boolean {
  return kind === 'league' || kind === 'event';
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

/** The screen on which the score of a tournament's match is entered. */
export function addressInEvent(
  { player1, player2 }: Pick<ScoreTarget, 'player1' | 'player2'>,
  { tournamentId, eventId }: Omit<EventOfMatch, 'drawNumber'>,
): string {
  const event = `/organizer/tournaments/${tournamentId}/events/${eventId}`;
  return `${event}/matches/${player1.id}/${player2.id}`;
}

/** The key of a match, in either order of its players. */
export function keyOf({ sessionId, matchId, player1, player2 }: ScoreTarget): string {
  return sessionId ? `${sessionId} ${pairKey(player1.id, player2.id)}` : matchId;
}

function asSide({ id, name, players }: MatchPlayer) {
  return players ? { id, name, players } : { id, name };
}

/** The match as the request names it. */
export function asSent(target: ScoreTarget) {
  const { kind, sessionId, pathId, player1, player2, playedOn, event } = target;
  const players = {
    player1: asSide(player1),
    player2: asSide(player2),
  };
  const ids = { player1Id: player1.id, player2Id: player2.id };
  if (kind === 'event') {
    if (!event) throw new Error('the score of an event names none');
    return { kind, ...event, ...ids, playedOn };
  }
  if (kind === 'league') {
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

/** The ending as seen by the other player. */
export function turnedEnding(ending: EarlyEnding | null, isTurned: boolean): EarlyEnding | null {
  if (!ending || !isTurned || !('winner' in ending)) return ending;
  return { ...ending, winner: opponent(ending.winner) };
}

/** The match result of the specification (section 3), as the previous screen receives it. */
export function resultOf({ target, confirmed, notes, scoreFormat }: Score) {
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
    ...(scoreFormat && { scoreFormat }),
    notes,
  };
}
export type MatchResult = ReturnType<typeof resultOf>;

export const SCORE = 'practice.score';
/** How long "Confirm Score" waits for the answer before it continues with the score pending on the phone. */
const TIMEOUT_MS = 1500;
/** Scores that arrive within this time, in milliseconds, invalidate their lists once. */
const TOGETHER = 250;

/** A score that waits on this phone for a connection, or for its writer after a refusal. */
export interface PendingScore {
  readonly entry: OutboxEntry;
  readonly score: Score;
}

/** The scores among the pending writes. */
export function pendingScores(entries: readonly OutboxEntry[]): PendingScore[] {
  return entries
    .filter(({ kind }) => kind === SCORE)
    .map((entry) => ({ entry, score: entry.meta as Score }));
}

/** The newest score of one match among them. */
export function pendingScoreFor(
  entries: readonly OutboxEntry[],
  key: string,
): PendingScore | undefined {
  return pendingScores(entries).findLast(({ score }) => keyOf(score.target) === key);
}

/**
 * Stores a score on the phone and sends it. `baseVersion` is what its writer saw; the score follows an earlier pending
 * one of the same match, and replaces one that was refused.
 */
export async function submitScore(
  score: Score,
  baseVersion: number,
  accountId: string,
): Promise<SubmitResult> {
  const before = pendingScoreFor(outbox.current(), keyOf(score.target));
  if (before?.entry.refusal) await outbox.discard(before.entry.id);
  const id = newId();
  const { target, card, notes } = score;
  return outbox.submit(
    {
      id,
      kind: SCORE,
      queueKey: target.sessionId ?? target.matchId,
      ...requestOf(saveScore, {
        params: { id: target.matchId },
        body: {
          writeId: id,
          baseVersion,
          ...(before && !before.entry.refusal && { follows: before.entry.id }),
          match: asSent(target),
          sets: [...card],
          ...formatSent(score),
          notes,
        },
      }),
      meta: score,
    },
    accountId,
    isOnline() ? TIMEOUT_MS : 0,
  );
}

let stale: ReturnType<typeof setTimeout> | undefined;

/** Caches a score that the server has accepted; the lists that show it are read again soon. */
export function scoreAccepted({ match }: Output<typeof saveScore>): void {
  if (match.sessionId !== null && match.groupId === null) {
    // A match of a tournament is not read one by one.
    eventScored(match);
    return;
  }
  cacheMatch(match);
  clearTimeout(stale);
  stale = setTimeout(() => void matchScored(), TOGETHER);
}
