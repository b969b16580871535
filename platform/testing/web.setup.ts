import { notifyManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** There is no network, also for what a screen still asks for after its test; who needs answers stubs this. */
globalThis.fetch = async () => {
  throw new TypeError('Failed to fetch');
};

/** As long as a busy machine may need; what is there sooner is not waited for. */
configure({ asyncUtilTimeout: 10_000 });

/** Screens see a write's state within the same `act`, instead of after a timer. */
notifyManager.setScheduler(queueMicrotask);

/** What a test has rendered is gone before the next one begins. */
afterEach(cleanup);
