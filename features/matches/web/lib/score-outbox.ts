import { pairKey } from '#domain/league-table/league-match.ts';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import type { Card } from '#domain/scorecard/scorecard.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Status } from '#domain/scoring/ending.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import type { ScoredMatch, SentEnding, saveScore } from '../../matches.contract.ts';
import { cacheMatch, matchScored } from '../matches.queries.ts';
import { isEarly } from './early-word.ts';
import { eventScored } from './event-scores.ts';
import { addressOfRubber } from './rubber-address.ts';

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

/** Whether it is a match of a group of an event, and no rubber. */
export function isOfGroup({ kind, event }: Pick<ScoreTarget, 'kind' | 'event'>): boolean {
  return kind === 'event' && event?.rubber === undefined;
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
  /** The card makes the match: nothing else knows its id. */
  readonly isNew?: boolean | undefined;
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
  { tournamentId, eventId, rubber }: Omit<EventOfMatch, 'drawNumber'>,
): string {
  if (rubber) return addressOfRubber(tournamentId, rubber);
  const event = `/organizer/tournaments/${tournamentId}/events/${eventId}`;
  return `${event}/matches/${player1.id}/${player2.id}`;
}

/** The key of a match, in either order of its players. */
export function keyOf({ sessionId, matchId, player1, player2 }: ScoreTarget): string {
  return sessionId ? `${sessionId} ${pairKey(player1.id, player2.id)}` : matchId;
}

/** The format and the end of the match, as the request has them; of the card of the specification only an early end. */
export function formatSent({ scoreFormat, ending, confirmed }: Score) {
  if (!scoreFormat) return ending ? { ending } : {};
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
 * The refused scores of one match, the oldest first. A correction that follows a refused score is refused with it: a person
 * who decides about the newest has decided about all.
 */
export function refusedScoresFor(entries: readonly OutboxEntry[], key: string): PendingScore[] {
  return pendingScores(entries).filter(
    ({ entry, score }) => entry.refusal !== null && keyOf(score.target) === key,
  );
}

/** Discards every pending score of a match: none of them brings back a result that was removed. */
export async function discardScoresOf(key: string): Promise<void> {
  for (const { entry, score } of pendingScores(outbox.current())) {
    if (keyOf(score.target) === key) await outbox.discard(entry.id);
  }
}

let stale: ReturnType<typeof setTimeout> | undefined;

/** Caches a score that the server has accepted; the lists that show it are read again soon. */
export async function scoreAccepted({ match }: Output<typeof saveScore>): Promise<void> {
  if (match.sessionId !== null && match.groupId === null) {
    // A match of a tournament is not read one by one.
    await eventScored(match);
    return;
  }
  cacheMatch(match);
  clearTimeout(stale);
  stale = setTimeout(() => void matchScored(), TOGETHER);
}
