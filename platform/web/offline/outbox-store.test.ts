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

test('Entries of each earlier version of the app are read with their queue, their data and their owner', async () => {
  const meta = { notes: 'late' };
  holding([
    { ...common, id: 'w2', at: 2, queueKey: 'm2', meta, accountId: 'ann' },
    { ...common, id: 'w1', at: 1, ...JSON.parse(EARLIER) },
    { ...common, id: 'w3', at: 3, queueKey: 'm3', meta, owner: 'court:l1' },
  ]);
  expect(await indexedDbStore().list()).toEqual([
    { ...common, id: 'w1', at: 1, queueKey: 'm1', meta, owner: 'ann' },
    { ...common, id: 'w2', at: 2, queueKey: 'm2', meta, owner: 'ann' },
    { ...common, id: 'w3', at: 3, queueKey: 'm3', meta, owner: 'court:l1' },
  ]);
});
