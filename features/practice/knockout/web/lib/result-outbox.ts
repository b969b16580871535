import {
  type PendingResult,
  type ResultQueue,
  type SentResult,
  storeResult,
} from '#features/matches/knockout-scores/web/lib/sent-results.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { SubmitResult } from '#platform/web/offline/outbox.ts';
import { type OutboxEntry, requestOf } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { clearResult, saveResult } from '../../knockout.results.contract.ts';
import { cacheKnockout, invalidateRecords } from '../knockout.queries.ts';

export const RESULT = 'practice.knockout-result';

/** A pending result of a practice knockout: enough to show it, and to open its match again. */
export interface ResultMeta extends SentResult {
  readonly sessionId: string;
  readonly groupId: number;
}

/** The results of one practice knockout among the pending writes, the oldest first. */
export function pendingResults(
  entries: readonly OutboxEntry[],
  sessionId: string,
): PendingResult<ResultMeta>[] {
  return entries
    .filter(({ kind }) => kind === RESULT)
    .map((entry) => ({ entry, result: entry.meta as ResultMeta }))
    .filter(({ result }) => result.sessionId === sessionId);
}

/** Stores a result of a practice knockout on the phone and sends it. */
export function submitResult(
  result: ResultMeta,
  baseVersion: number,
  accountId: string,
): Promise<SubmitResult> {
  const { sessionId, matchId } = result;
  const params = { id: sessionId, matchId };
  const queue: ResultQueue = {
    kind: RESULT,
    queueKey: sessionId,
    pending: pendingResults(outbox.current(), sessionId),
    save: (body) => requestOf(saveResult, { params, body }),
    clear: (query) => requestOf(clearResult, { params, query }),
  };
  return storeResult(queue, result, baseVersion, accountId);
}

/** Caches the knockout that the server has answered with. */
export function resultAccepted({ knockout }: Output<typeof saveResult>): void {
  cacheKnockout(knockout);
  invalidateRecords();
}
