import {
  type PersistedClient,
  type Persister,
  persistQueryClient,
  persistQueryClientSave,
} from '@tanstack/react-query-persist-client';
import { del, get, set } from 'idb-keyval';
import { FRESH, KEPT, queryClient } from './query-client.ts';

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
  restoreClient: async () => asOutdated(await get<PersistedClient>(KEY)),
  removeClient: () => del(KEY),
};

/** What was kept is shown at once but never counts as fresh: the person's own last write may be newer than it. */
function asOutdated(kept: PersistedClient | undefined): PersistedClient | undefined {
  for (const query of kept?.clientState.queries ?? []) query.state.dataUpdatedAt -= FRESH;
  return kept;
}

/**
 * Restores what earlier visits read, and keeps what this one reads: for 24 hours and for the same build only.
 * `clearedElsewhere` is called when another tab has forgotten everything: what is on the screen here is told nothing else.
 */
export async function startPersistence(
  buster: string,
  clearedElsewhere: () => void,
  persister = onPhone,
): Promise<void> {
  otherTabs().onmessage = () => {
    // Nothing of the last person is written again while it is asked who is here now.
    dropWrite();
    clearedElsewhere();
  };
  addEventListener('pagehide', write);
  const options = {
    // One copy of query-core is installed; the two packages only disagree on its private types.
    queryClient: queryClient as never,
    persister,
    maxAge: KEPT,
    buster,
    dehydrateOptions: {
      // `meta: { persist: false }` keeps a query's data off the phone.
      shouldDehydrateQuery: ({ state, meta }) =>
        state.status === 'success' && meta?.persist !== false,
      shouldDehydrateMutation: () => false,
    },
  } satisfies Parameters<typeof persistQueryClient>[0];
  const [, restored] = persistQueryClient(options);
  await restored;
  // What the first screen asked for in vain before that now has old data and no sign of the failure: ask once more.
  void queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
  // What the first screen read before this began would otherwise be kept only after the next read.
  await persistQueryClientSave(options);
}

/** Forgets everything read from the server, and has every other tab do so: on logging out and in. */
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
  // Clearing tells the persister too; nothing of it may be written.
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
