import { v7 as newId } from 'uuid';
import type { PlayedResult } from '#domain/bracket/vocabulary.ts';
import type {
  ClearedMatch,
  EnteredResult,
} from '#features/matches/draw-results/draw-results.contract.ts';
import { clearsAsText } from '#features/matches/draw-results/draw-results.policy.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { SubmitResult } from '#platform/web/offline/outbox.ts';
import { type OutboxEntry, requestOf } from '#platform/web/offline/outbox-entry.ts';
import { isOnline } from '#platform/web/offline/use-online.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { clearResult, saveResult } from '../../knockout.results.contract.ts';
import { cacheKnockout, invalidateRecords } from '../knockout.queries.ts';

export const RESULT = 'practice.knockout-result';
/** How long the confirmation waits for the answer before it continues with the result pending on the phone. */
const TIMEOUT_MS = 1500;

/** A pending result: enough to show it, and to open its match again. */
export interface ResultMeta {
  readonly sessionId: string;
  readonly groupId: number;
  readonly drawNumber: number;
  readonly matchId: string;
  readonly player1: { readonly id: string; readonly name: string };
  readonly player2: { readonly id: string; readonly name: string };
  /** Null clears the stored result. */
  readonly played: PlayedResult | null;
  readonly entered: EnteredResult | null;
  readonly notes: string;
  /** Later results that it clears; absent in results that an earlier version of the app has stored. */
  readonly clears?: readonly ClearedMatch[];
}

export interface PendingResult {
  readonly entry: OutboxEntry;
  readonly result: ResultMeta;
}

/** The results of one knockout among the pending writes, the oldest first. */
export function pendingResults(
  entries: readonly OutboxEntry[],
  sessionId: string,
): PendingResult[] {
  return entries
    .filter(({ kind }) => kind === RESULT)
    .map((entry) => ({ entry, result: entry.meta as ResultMeta }))
    .filter(({ result }) => result.sessionId === sessionId);
}

/** The newest of these writes that changes the result of a match: one for the match, or one that clears it. */
export function latestChange(
  pending: readonly PendingResult[],
  matchId: string,
): PendingResult | undefined {
  return pending.findLast(
    ({ entry, result }) =>
      result.matchId === matchId ||
      (!entry.refusal && result.clears?.some((cleared) => cleared.matchId === matchId)),
  );
}

/**
 * Stores a result on the phone and sends it. `baseVersion` is what its writer saw; the result follows an earlier
 * pending one of the same match, and replaces one that was refused.
 */
export async function submitResult(
  result: ResultMeta,
  baseVersion: number,
  accountId: string,
): Promise<SubmitResult> {
  const { sessionId, matchId } = result;
  const before = latestChange(pendingResults(outbox.current(), sessionId), matchId);
  if (before?.entry.refusal) await outbox.discard(before.entry.id);
  const follows = before && !before.entry.refusal ? before.entry.id : undefined;
  const id = newId();
  return outbox.submit(
    {
      id,
      kind: RESULT,
      queueKey: sessionId,
      ...request(result, id, baseVersion, follows),
      meta: result,
    },
    accountId,
    isOnline() ? TIMEOUT_MS : 0,
  );
}

function request(
  {
    sessionId,
    matchId,
    drawNumber,
    player1,
    player2,
    played,
    entered,
    notes,
    clears = [],
  }: ResultMeta,
  writeId: string,
  baseVersion: number,
  follows: string | undefined,
) {
  const params = { id: sessionId, matchId };
  const seen = { writeId, drawNumber, baseVersion, ...(follows && { follows }) };
  if (!entered) {
    const query = { ...seen, ...(clears.length > 0 && { clears: clearsAsText(clears) }) };
    return requestOf(clearResult, { params, query });
  }
  const players = { player1Id: player1.id, player2Id: player2.id };
  const { scoreFormat } = played ?? {};
  const format = scoreFormat ? { scoreFormat } : {};
  const body = { ...seen, ...players, result: entered, ...format, notes, clears: [...clears] };
  return requestOf(saveResult, { params, body });
}

/** Caches the knockout that the server has answered with. */
export function resultAccepted({ knockout }: Output<typeof saveResult>): void {
  cacheKnockout(knockout);
  invalidateRecords();
}
