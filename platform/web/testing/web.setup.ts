import { notifyManager, onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { dismiss, notifications } from '../notify/notify.ts';
import { queryClient } from '../offline/query-client.ts';
import { outbox } from '../offline/use-outbox.ts';

/** There is no network, also for requests of a screen after its test. A test that needs answers stubs `fetch`. */
globalThis.fetch = async () => {
  throw new TypeError('Failed to fetch');
};

/** Safari 16.4 does not have it (README.md), and for the check of structure it has the name of the size of a set. */
Reflect.deleteProperty(URLSearchParams.prototype, 'size');

/** As long as a busy machine may need; a test waits no longer than necessary. */
configure({ asyncUtilTimeout: 10_000 });

/** Screens see a write's state within the same `act`, instead of after a timer. */
notifyManager.setScheduler(queueMicrotask);

/**
 * Leaves nothing of a test to the next one, which may be of another file: test files share the page. What was rendered goes first, so
 * that nothing of it asks the network.
 */
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  dismiss(notifications.current()?.id ?? 0);
  onlineManager.setOnline(true);
  queryClient.clear();
  for (const { id } of [...outbox.current(), ...outbox.ofDevices()]) await outbox.discard(id);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/** What the top of a test file has replaced is not there for the next file. */
afterAll(() => {
  vi.unstubAllGlobals();
});
