import { type OutboxEntry, storedEntry } from './outbox-entry.ts';

/** Stores writes until the server has answered. */
export interface OutboxStore {
  /** Resolves once it is on the disk. */
  put(entry: OutboxEntry): Promise<void>;
  remove(id: string): Promise<void>;
  /** The oldest first. */
  list(): Promise<OutboxEntry[]>;
}

const ENTRIES = 'entries';

/** The phone's own database; every change is on the disk before it counts. */
export function indexedDbStore(name = 'rallydays-outbox'): OutboxStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => (opened ??= openDatabase(name));
  const change = async (act: (entries: IDBObjectStore) => void) => {
    const transaction = (await open()).transaction(ENTRIES, 'readwrite', { durability: 'strict' });
    act(transaction.objectStore(ENTRIES));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  };
  return {
    put: (entry) => change((entries) => entries.put(entry)),
    remove: (id) => change((entries) => entries.delete(id)),
    async list() {
      const request = (await open()).transaction(ENTRIES).objectStore(ENTRIES).getAll();
      const stored = await settled<object[]>(request);
      return stored.map(storedEntry).sort((a, b) => a.at - b.at);
    },
  };
}

/** For phones that forbid storage (private browsing): pending writes are lost with the tab, but still sent. */
export function memoryStore(): OutboxStore {
  const entries = new Map<string, OutboxEntry>();
  return {
    put: async (entry) => void entries.set(entry.id, entry),
    remove: async (id) => void entries.delete(id),
    list: async () => [...entries.values()].sort((a, b) => a.at - b.at),
  };
}

/** The database's store; the memory after its first failure. */
export function phoneStore(): OutboxStore {
  let store = indexedDbStore();
  const memory = memoryStore();
  const attempt = async <T>(act: (store: OutboxStore) => Promise<T>): Promise<T> => {
    try {
      return await act(store);
    } catch (error) {
      if (store === memory) throw error;
      store = memory;
      return act(store);
    }
  };
  return {
    put: (entry) => attempt((one) => one.put(entry)),
    remove: (id) => attempt((one) => one.remove(id)),
    list: () => attempt((one) => one.list()),
  };
}

async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES, { keyPath: 'id' });
  const database = await settled(request);
  // Another tab with a newer version must not wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
