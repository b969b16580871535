import {
  type PersistedClient,
  type Persister,
  persistQueryClient,
  persistQueryClientSave,
} from '@tanstack/react-query-persist-client';
import { del, get, set } from 'idb-keyval';
import { CACHE_MS, queryClient } from './query-client.ts';

const KEY = 'queries';
/** Writes at most this often, in milliseconds. */
const PACE = 1000;

let pending: ReturnType<typeof setTimeout> | undefined;
let latest: PersistedClient | undefined;

const onPhone: Persister = {
  persistClient(client) {
    latest = client;
    pending ??= setTimeout(write, PACE);
  },
  restoreClient: () => get<PersistedClient>(KEY),
  removeClient: () => del(KEY),
};

/**
 * Restores the cache of earlier visits, and stores the reads of this one: for 24 hours and for the same build only. Calls
 * `clearedElsewhere` when another tab has cleared the cache, because this tab's screen gets no other sign of it.
 */
export async function startPersistence(
  buster: string,
  clearedElsewhere: () => void,
  persister = onPhone,
): Promise<void> {
  otherTabs().onmessage = () => {
    // Writes nothing of the last person while the app finds out who is signed in now.
    dropWrite();
    clearedElsewhere();
  };
  addEventListener('pagehide', write);
  const options = {
    // One copy of query-core is installed; the two packages only disagree on its private types.
    queryClient: queryClient as never,
    persister: {
      ...persister,
      persistClient: (client) => persister.persistClient(withoutMeta(client)),
      restoreClient: async () => asOutdated(await persister.restoreClient()),
    },
    maxAge: CACHE_MS,
    buster,
    dehydrateOptions: {
      shouldDehydrateQuery: ({ state, meta }) =>
        state.status === 'success' && isRecent(state) && mayStore(meta?.persist, state.data),
      shouldDehydrateMutation: () => false,
    },
  } satisfies Parameters<typeof persistQueryClient>[0];
  const [, restored] = persistQueryClient(options);
  await restored;
  // Reads of the first screen that failed before now show old data without a sign of the failure: read them again.
  void queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
  // Without this, reads of the first screen from before would be stored only after the next read.
  await persistQueryClientSave(options);
}

/**
 * Cached data appear immediately but never count as fresh: the person's own last write may be newer. `maxAge` goes by when all was stored
 * last, which each visit does: what is too old itself is left out here.
 */
function asOutdated(stored: PersistedClient | undefined): PersistedClient | undefined {
  if (!stored) return undefined;
  const queries = stored.clientState.queries
    .filter(({ state }) => isRecent(state))
    .map((query) => ({ ...query, state: { ...query.state, isInvalidated: true } }));
  return { ...stored, clientState: { ...stored.clientState, queries } };
}

/** Read in the last 24 hours. */
function isRecent({ dataUpdatedAt }: { readonly dataUpdatedAt: number }): boolean {
  return Date.now() - dataUpdatedAt <= CACHE_MS;
}

/** Functions cannot be stored: one of them would prevent all from being stored. */
function withoutMeta({ clientState, ...client }: PersistedClient): PersistedClient {
  const queries = clientState.queries.map(({ meta, ...query }) => query);
  return { ...client, clientState: { ...clientState, queries } };
}

/** `meta: { persist: false }`: the phone does not store the data. A function decides by the data. */
function mayStore(persist: unknown, data: unknown): boolean {
  return typeof persist === 'function' ? persist(data) : persist !== false;
}

/** Clears everything read from the server, in every tab: on logging out and in. */
export async function clearPersisted(): Promise<void> {
  forget();
  otherTabs().postMessage(null);
  await del(KEY);
}

let channel: BroadcastChannel | undefined;

// One object for both directions: a channel does not hear itself.
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('rallydays-cleared');
  return channel;
}

function forget() {
  queryClient.clear();
  // Clearing also notifies the persister, which must not write.
  dropWrite();
}

function dropWrite() {
  clearTimeout(pending);
  pending = undefined;
  latest = undefined;
}

function write() {
  clearTimeout(pending);
  pending = undefined;
  const client = latest;
  latest = undefined;
  // Storage may be full or forbidden (private browsing): the app works without it.
  if (client) set(KEY, client).catch(() => {});
}
