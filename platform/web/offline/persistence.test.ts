import { QueryObserver } from '@tanstack/react-query';
import type { PersistedClient } from '@tanstack/react-query-persist-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConnectionLost } from '../api/errors.ts';
import { isOutdated } from './freshness.ts';
import { startPersistence } from './persistence.ts';
import { queryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
const HOUR_MS = 3_600_000;

/** The list in the cache of an earlier visit, stored just now and read a minute ago, or longer. */
function cachedList(ageMs = 60_000): PersistedClient {
  const earlier = queryClient.getQueryCache().build(queryClient, { queryKey: ['home'] });
  const { queryHash, state } = earlier;
  queryClient.clear();
  const dataUpdatedAt = Date.now() - ageMs;
  const read = { ...state, data: 'as it was', dataUpdatedAt, status: 'success' } as const;
  const queries = [{ queryKey: ['home'], queryHash, state: read, dehydratedAt: dataUpdatedAt }];
  return { timestamp: Date.now(), buster: 'build', clientState: { mutations: [], queries } };
}

it('A read that failed before its cached data was restored is repeated', async () => {
  const stored = cachedList();
  const ask = vi.fn(() => Promise.reject(new ConnectionLost()));
  const list = new QueryObserver(queryClient, { queryKey: ['home'], queryFn: ask });
  const leave = list.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(list.getCurrentResult().status).toBe('error');
  const before = ask.mock.calls.length;

  const persister = { persistClient() {}, restoreClient: () => stored, removeClient() {} };
  await startPersistence('build', () => {}, persister);
  await vi.advanceTimersByTimeAsync(0);
  expect(list.getCurrentResult().data).toBe('as it was');
  expect(ask.mock.calls.length).toBe(before + 1);
  expect(isOutdated()).toBe(true);
  leave();
});

it('Whether the phone stores a read may depend on what was read', async () => {
  let stored: PersistedClient | undefined;
  const persistClient = (client: PersistedClient) => {
    // As the browser's database copies it.
    stored = structuredClone(client);
  };
  const persister = { persistClient, restoreClient: () => undefined, removeClient() {} };
  await startPersistence('build', () => {}, persister);
  const meta = { persist: ({ isPublished }: { isPublished: boolean }) => isPublished };
  for (const isPublished of [true, false]) {
    const queryKey = ['home', isPublished] as const;
    await queryClient.fetchQuery({ queryKey, queryFn: async () => ({ isPublished }), meta });
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(stored?.clientState.queries.map(({ queryKey }) => queryKey)).toEqual([['home', true]]);
});

it.each([
  ['is restored after 23 hours', 23, 'as it was'],
  ['is not restored after 25 hours, although all was stored a minute ago', 25, undefined],
])('A read %s', async (_, hours, data) => {
  const stored = cachedList(hours * HOUR_MS);
  const persister = { persistClient() {}, restoreClient: () => stored, removeClient() {} };
  await startPersistence('build', () => {}, persister);
  expect(queryClient.getQueryData(['home'])).toBe(data);
});

it('The phone stores no read that is older than 24 hours', async () => {
  let stored: PersistedClient | undefined;
  const persistClient = (client: PersistedClient) => {
    stored = client;
  };
  for (const hours of [23, 25]) {
    const updatedAt = Date.now() - hours * HOUR_MS;
    queryClient.setQueryData(['home', hours], 'as it was', { updatedAt });
  }
  const persister = { persistClient, restoreClient: () => undefined, removeClient() {} };
  await startPersistence('build', () => {}, persister);
  expect(stored?.clientState.queries.map(({ queryKey }) => queryKey)).toEqual([['home', 23]]);
});
