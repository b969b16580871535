import type { Query } from '@tanstack/react-query';
import { ConnectionLost, ServerError } from '../api/errors.ts';
import { queryClient } from './query-client.ts';

/** A refresh without an answer for this long counts as failed, in milliseconds: a hall's Wi-Fi may have no internet. */
const SLOW = 8_000;

// Slow refreshes; the cache has no event for them.
const slow = new Set<string>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Whether something on the screen may be out of date, because its refresh failed or has no answer yet. */
export function isOutdated(): boolean {
  return queryClient.getQueryCache().getAll().some(isOutdatedQuery);
}

/** Calls `listener` when the answer of `isOutdated` may have changed. */
export function subscribeToFreshness(listener: () => void): () => void {
  const watch = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated') follow(event.query, listener);
    if (event.type !== 'observerOptionsUpdated') listener();
  });
  return () => {
    watch();
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    slow.clear();
  };
}

/** Asks again for what may be out of date on the screen. */
export function refreshOutdated(): void {
  void queryClient.refetchQueries({ predicate: isOutdatedQuery });
}

/** A query without data needs no warning about old data: the screen itself says that it could not be read. */
function isOutdatedQuery(query: Query): boolean {
  const { data, error, fetchFailureReason } = query.state;
  if (data === undefined || !query.isActive()) return false;
  return isFailure(error) || isFailure(fetchFailureReason) || slow.has(query.queryHash);
}

/** A refusal is an answer: the data may be old only without one. */
function isFailure(error: unknown): boolean {
  return error instanceof ConnectionLost || error instanceof ServerError;
}

function follow({ queryHash, state }: Query, listener: () => void): void {
  if (state.fetchStatus === 'fetching') {
    if (timers.has(queryHash)) return;
    const late = () => {
      slow.add(queryHash);
      listener();
    };
    timers.set(queryHash, setTimeout(late, SLOW));
  } else {
    clearTimeout(timers.get(queryHash));
    timers.delete(queryHash);
    slow.delete(queryHash);
  }
}
