import { afterEach, expect, test, vi } from 'vitest';
import { indexedDbStore } from './outbox-store.ts';

const request = <T>(result: T) => {
  const asked = { result, onsuccess: () => {}, onerror: () => {} };
  queueMicrotask(() => asked.onsuccess());
  return asked;
};

/** A phone whose database holds these entries. */
function holding(entries: readonly object[]): void {
  const objectStore = { getAll: () => request([...entries]) };
  const database = { transaction: () => ({ objectStore: () => objectStore }) };
  vi.stubGlobal('indexedDB', { open: () => request(database) });
}

afterEach(() => vi.unstubAllGlobals());

const common = {
  kind: 'practice.score',
  method: 'PUT',
  path: '/api/practice/matches/m1',
  body: { writeId: 'w1' },
  tries: 2,
  refusal: null,
};

/** How an earlier version of the app named the last three fields. */
const EARLIER = '{"lane":"m1","about":{"notes":"late"},"owner":"ann"}';

test('An entry of an earlier version of the app is read with its queue, its data and its account', async () => {
  const meta = { notes: 'late' };
  holding([
    { ...common, id: 'w2', at: 2, queueKey: 'm2', meta, accountId: 'ann' },
    { ...common, id: 'w1', at: 1, ...JSON.parse(EARLIER) },
  ]);
  expect(await indexedDbStore().list()).toEqual([
    { ...common, id: 'w1', at: 1, queueKey: 'm1', meta, accountId: 'ann' },
    { ...common, id: 'w2', at: 2, queueKey: 'm2', meta, accountId: 'ann' },
  ]);
});
