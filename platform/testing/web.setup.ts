import { notifyManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

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

/** Removes what a test has rendered before the next one begins. */
afterEach(cleanup);

/** Test files share the page: what one has replaced is not there for the next. */
afterAll(() => {
  vi.unstubAllGlobals();
});
