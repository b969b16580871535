import {
  type PendingResult,
  type ResultQueue,
  type SentResult,
  storeResult,
} from '#features/matches/knockout-scores/web/lib/sent-results.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { SubmitResult } from '#platform/web/offline/outbox.ts';
import { type OutboxEntry, requestOf } from '#platform/web/offline/outbox-entry.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { type EventAddress, preparedEventQuery } from '../../../web/event-draws.queries.ts';
import { clearResult, saveResult } from '../../results.knockouts.contract.ts';

/** Results of knockouts of events: pending on this phone until the server has accepted them. */

export const EVENT_RESULT = 'event.knockout-result';

/** A pending result: enough to show it, and to open its match again. */
export interface EventResult extends SentResult {
  readonly params: EventAddress;
  readonly stageId: string;
}

/** The results of one stage among the pending writes, the oldest first. */
export function pendingEventResults(
  entries: readonly OutboxEntry[],
  stageId: string,
): PendingResult<EventResult>[] {
  return entries
    .filter(({ kind }) => kind === EVENT_RESULT)
    .map((entry) => ({ entry, result: entry.meta as EventResult }))
    .filter(({ result }) => result.stageId === stageId);
}

/** Stores a result on the phone and sends it. `baseVersion` is what its writer saw. */
export function submitEventResult(
  result: EventResult,
  baseVersion: number,
  accountId: string,
): Promise<SubmitResult> {
  const { params: event, stageId, matchId } = result;
  const params = { ...event, stageId, matchId };
  const queue: ResultQueue = {
    kind: EVENT_RESULT,
    queueKey: stageId,
    pending: pendingEventResults(outbox.current(), stageId),
    save: (body) => requestOf(saveResult, { params, body }),
    clear: (query) => requestOf(clearResult, { params, query }),
  };
  return storeResult(queue, result, baseVersion, accountId);
}

/** Caches the event that the server has answered with, before the result leaves the outbox. */
export async function eventResultAccepted(
  { meta }: Pick<OutboxEntry, 'meta'>,
  { event }: Output<typeof saveResult>,
): Promise<void> {
  const { params } = meta as EventResult;
  const { queryKey } = preparedEventQuery(params);
  // A read that began before the write would show the event without the result.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, event);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [area, id, topic] }) =>
      area === 'tournaments' && id === params.id && topic === 'draws',
  });
}
