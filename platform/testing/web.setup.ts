import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** There is no network, also for what a screen still asks for after its test; who needs answers stubs this. */
globalThis.fetch = async () => {
  throw new TypeError('Failed to fetch');
};

/** What a test has rendered is gone before the next one begins. */
afterEach(cleanup);
