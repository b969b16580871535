import { type OutboxEntry, storedEntry } from './outbox-entry.ts';

/** Stores writes until the server has answered. */
export interface OutboxStore {
  /** Resolves once it is on the disk, in the place of the entries that it replaces, in one step. */
  put(entry: OutboxEntry, replaced?: readonly string[]): Promise<void>;
  /** Puts the entry in the place of its older state, in one step; nothing where no tab has it any more, or it was written again. */
  update(entry: OutboxEntry): Promise<void>;
  remove(id: string): Promise<void>;
  /** The oldest first. */
  list(): Promise<OutboxEntry[]>;
}

const ENTRIES = 'entries';

/** The phone's own database; every change is on the disk before it counts. A connection that the browser has closed is opened again. */
export function indexedDbStore(name = 'rallydays-outbox'): OutboxStore {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = (connection: Promise<IDBDatabase>) => {
    if (opened === connection) opened = undefined;
  };
  const open = () => {
    if (opened) return opened;
    const connection = openDatabase(name, () => forget(connection));
    connection.catch(() => forget(connection));
    opened = connection;
    return connection;
  };
  const attempt = async <T>(act: (database: IDBDatabase) => Promise<T>): Promise<T> => {
    const connection = open();
    const database = await connection;
    try {
      return await act(database);
    } catch {
      // Safari drops the connection while a phone sleeps, and says so only at the next use.
      database.close();
      forget(connection);
      return act(await open());
    }
  };
  const change = (act: (entries: IDBObjectStore) => void) =>
    attempt(async (database) => {
      const transaction = database.transaction(ENTRIES, 'readwrite', { durability: 'strict' });
      act(transaction.objectStore(ENTRIES));
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
    });
  return {
    put: (entry, replaced = []) =>
      change((entries) => {
        entries.put(entry);
        for (const id of replaced) entries.delete(id);
      }),
    update: (entry) =>
      change((entries) => {
        const request: IDBRequest<OutboxEntry | undefined> = entries.get(entry.id);
        request.onsuccess = () => {
          if (request.result?.at === entry.at) entries.put(entry);
        };
      }),
    remove: (id) => change((entries) => entries.delete(id)),
    list: () =>
      attempt(async (database) => {
        const request = database.transaction(ENTRIES).objectStore(ENTRIES).getAll();
        const stored = await settled<object[]>(request);
        return stored.map(storedEntry).sort(oldestFirst);
      }),
  };
}

/** For phones that forbid storage (private browsing): pending writes are lost with the tab, but still sent. */
export function memoryStore(): OutboxStore {
  const entries = new Map<string, OutboxEntry>();
  return {
    async put(entry, replaced = []) {
      for (const id of replaced) entries.delete(id);
      entries.set(entry.id, entry);
    },
    async update(entry) {
      if (entries.get(entry.id)?.at === entry.at) entries.set(entry.id, entry);
    },
    remove: async (id) => void entries.delete(id),
    list: async () => [...entries.values()].sort(oldestFirst),
  };
}

/** The database's store; the memory takes what the database does not, such as on a full disk. */
export function phoneStore(disk: OutboxStore = indexedDbStore()): OutboxStore {
  const memory = memoryStore();
  return {
    async put(entry, replaced = []) {
      try {
        await disk.put(entry, replaced);
      } catch {
        // What is replaced stays on the disk: the memory ends with the tab.
        return memory.put(entry, replaced);
      }
      for (const id of [entry.id, ...replaced]) await memory.remove(id);
    },
    async update(entry) {
      const isIn = async (store: OutboxStore) =>
        (await store.list()).some(({ id, at }) => id === entry.id && at === entry.at);
      if (await isIn(memory)) {
        await memory.update(entry);
        const hasRoom = await disk.put(entry).then(
          () => true,
          () => false,
        );
        // It may have been removed while the disk was tried.
        if (hasRoom) await ((await isIn(memory)) ? memory : disk).remove(entry.id);
        return;
      }
      try {
        await disk.update(entry);
      } catch {
        if (await isIn(disk).catch(() => false)) await memory.put(entry);
      }
    },
    async remove(id) {
      await memory.remove(id);
      await disk.remove(id).catch(() => {});
    },
    async list() {
      const inMemory = await memory.list();
      const onDisk = await disk.list().catch(() => []);
      const isNewer = new Set(inMemory.map(({ id }) => id));
      return [...onDisk.filter(({ id }) => !isNewer.has(id)), ...inMemory].sort(oldestFirst);
    },
  };
}

function oldestFirst(one: OutboxEntry, other: OutboxEntry): number {
  return one.at - other.at;
}

/** Calls `onClosed` when the browser closes the connection, or this tab does for another one. */
async function openDatabase(name: string, onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES, { keyPath: 'id' });
  const database = await settled(request);
  database.onclose = onClosed;
  // Another tab with a newer version must not wait for this one.
  database.onversionchange = () => {
    database.close();
    onClosed();
  };
  return database;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
