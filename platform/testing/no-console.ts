import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

/**
 * Unexpected console output fails a test: a warning that nobody reads hides an error.
 * A test that means to provoke output says so: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
let seen: string[] = [];

for (const method of methods) {
  console[method] = (...parts: unknown[]) => {
    seen.push(`console.${method}: ${format(...parts)}`);
  };
}

beforeEach(() => {
  seen = [];
});

afterEach(() => {
  if (seen.length > 0) throw new Error(`Unexpected console output:\n${seen.join('\n')}`);
});
