import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** There is no network, also for what a screen still asks for after its test; who needs answers stubs this. */
globalThis.fetch = async () => {
  throw new TypeError('Failed to fetch');
};

/** As long as a busy machine may need; what is there sooner is not waited for. */
configure({ asyncUtilTimeout: 10_000 });

/** What a test has rendered is gone before the next one begins. */
afterEach(cleanup);
