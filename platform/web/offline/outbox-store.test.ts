import { IDBFactory as Factory, IDBObjectStore as ObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OutboxEntry } from './outbox-entry.ts';
import { indexedDbStore, memoryStore, type OutboxStore, phoneStore } from './outbox-store.ts';

let connections: IDBDatabase[];

/** A phone with an empty database, which notes the connections to it. */
class Phone extends Factory {
  override open(name: string, version?: number) {
    const request = super.open(name, version);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  }
}

beforeEach(() => {
  connections = [];
  vi.stubGlobal('indexedDB', new Phone());
});
const common = {
  kind: 'practice.score',
  method: 'PUT',
  path: '/api/practice/matches/m1',
  body: { writeId: 'w1' },
  tries: 2,
  refusal: null,
} as const;

const entry = (id: string, at: number): OutboxEntry => ({
  ...common,
  id,
  at,
  queueKey: id,
  meta: null,
  owner: 'ann',
});

const ids = async (store: OutboxStore) => (await store.list()).map(({ id }) => id);

const fullDisk = () =>
  vi.spyOn(ObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });

/** How an earlier version of the app named the last three fields. */
const EARLIER = '{"lane":"m1","about":{"notes":"late"},"owner":"ann"}';

test('Entries of each earlier version of the app are read with their queue, their data and their owner', async () => {
  const meta = { notes: 'late' };
  const stored: object[] = [
    { ...common, id: 'w2', at: 2, queueKey: 'm2', meta, accountId: 'ann' },
    { ...common, id: 'w1', at: 1, ...JSON.parse(EARLIER) },
    { ...common, id: 'w3', at: 3, queueKey: 'm3', meta, owner: 'court:l1' },
  ];
  for (const one of stored) await indexedDbStore().put(one as OutboxEntry);
  expect(await indexedDbStore().list()).toEqual([
    { ...common, id: 'w1', at: 1, queueKey: 'm1', meta, owner: 'ann' },
    { ...common, id: 'w2', at: 2, queueKey: 'm2', meta, owner: 'ann' },
    { ...common, id: 'w3', at: 3, queueKey: 'm3', meta, owner: 'court:l1' },
  ]);
});

test('After the browser has closed the connection, entries are listed, stored and removed on the disk', async () => {
  const store = phoneStore();
  await store.put(entry('w1', 1));
  for (const step of [
    () => store.list(),
    () => store.put(entry('w2', 2)),
    () => store.remove('w1'),
  ]) {
    connections.at(-1)?.close();
    await step();
  }
  expect(connections).toHaveLength(4);
  expect(await ids(indexedDbStore())).toEqual(['w2']);
});

test('An entry that the disk has no room for stays in the memory, beside those on the disk', async () => {
  const store = phoneStore();
  await store.put(entry('w2', 2));
  const full = fullDisk();
  await store.put(entry('w1', 1));
  expect(await ids(store)).toEqual(['w1', 'w2']);
  expect(await ids(indexedDbStore())).toEqual(['w2']);
  full.mockRestore();
  await store.put({ ...entry('w1', 1), tries: 3 });
  expect(await ids(indexedDbStore())).toEqual(['w1', 'w2']);
  await store.remove('w1');
  expect(await ids(store)).toEqual(['w2']);
});

test('A change that the disk has no room for is listed in place of the entry on the disk', async () => {
  const store = phoneStore();
  await store.put(entry('w1', 1));
  fullDisk();
  await store.put({ ...entry('w1', 1), tries: 3 });
  expect(await store.list()).toEqual([{ ...entry('w1', 1), tries: 3 }]);
});

test.each([
  ['memory', memoryStore],
  ['disk', indexedDbStore],
  ['phone', phoneStore],
])(
  'In the %s a change of an entry changes nothing once it was removed or written again',
  async (_, open) => {
    const store = open();
    await store.put(entry('w1', 1));
    await store.update({ ...entry('w1', 1), tries: 3 });
    expect(await store.list()).toEqual([{ ...entry('w1', 1), tries: 3 }]);
    await store.remove('w1');
    await store.update({ ...entry('w1', 1), tries: 4 });
    expect(await store.list()).toEqual([]);
    await store.put(entry('w1', 2));
    await store.update({ ...entry('w1', 1), tries: 4 });
    expect(await store.list()).toEqual([entry('w1', 2)]);
  },
);

test('A change of an entry that the disk has no room for is listed in its place, and stored once there is room', async () => {
  const store = phoneStore();
  await store.put(entry('w1', 1));
  const full = fullDisk();
  await store.update({ ...entry('w1', 1), tries: 3 });
  expect(await store.list()).toEqual([{ ...entry('w1', 1), tries: 3 }]);
  full.mockRestore();
  await store.update({ ...entry('w1', 1), tries: 4 });
  expect(await indexedDbStore().list()).toEqual([{ ...entry('w1', 1), tries: 4 }]);
});

test('A change of an entry on a phone that forbids storage brings back nothing that is removed meanwhile', async () => {
  const store = phoneStore({
    ...memoryStore(),
    put: forbidden,
    update: forbidden,
    list: forbidden,
  });
  await store.put(entry('w1', 1));
  await store.update({ ...entry('w1', 1), tries: 3 });
  expect(await store.list()).toEqual([{ ...entry('w1', 1), tries: 3 }]);
  await Promise.all([store.update({ ...entry('w1', 1), tries: 4 }), store.remove('w1')]);
  await store.update({ ...entry('w1', 1), tries: 5 });
  expect(await store.list()).toEqual([]);
});

test('A phone that forbids storage has entries in the memory until it allows it', async () => {
  const open = vi.spyOn(Phone.prototype, 'open').mockImplementation(() => {
    throw new DOMException('private browsing', 'SecurityError');
  });
  const store = phoneStore();
  await store.put(entry('w1', 1));
  await store.put(entry('w2', 2));
  await store.remove('w1');
  expect(await ids(store)).toEqual(['w2']);
  open.mockRestore();
  await store.put(entry('w3', 3));
  expect(await ids(store)).toEqual(['w2', 'w3']);
  expect(await ids(indexedDbStore())).toEqual(['w3']);
});

test.each([
  ['the database', indexedDbStore],
  ['the memory', memoryStore],
  ['the phone', phoneStore],
])('%s stores an entry in the place of those that it replaces', async (_, make) => {
  const store = make();
  for (const [at, id] of ['w1', 'w2', 'w3'].entries()) await store.put(entry(id, at));
  await store.put(entry('w4', 4), ['w1', 'w3']);
  expect(await ids(store)).toEqual(['w2', 'w4']);
});

test('On a full disk an entry leaves those that it replaces on the disk', async () => {
  const store = phoneStore();
  await store.put(entry('w1', 1));
  const full = fullDisk();
  await store.put(entry('w2', 2), ['w1']);
  expect(await ids(indexedDbStore())).toEqual(['w1']);
  expect(await ids(store)).toEqual(['w1', 'w2']);
  full.mockRestore();
  await store.put(entry('w3', 3), ['w1', 'w2']);
  expect(await ids(store)).toEqual(['w3']);
});

async function forbidden(): Promise<never> {
  throw new DOMException('private browsing', 'SecurityError');
}
