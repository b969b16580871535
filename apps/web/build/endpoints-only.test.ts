import { build } from 'vite';
import { expect, test } from 'vitest';
import { endpointsOnly } from './endpoints-only.ts';

test('A contract reaches the browser as methods and paths, without a schema', async () => {
  const contract = new URL('../../../features/entries/entries.contract.ts', import.meta.url);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [endpointsOnly()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: contract.pathname, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = built as { output: { code: string }[] };
  expect(output[0]?.code).toContain('"path": "/api/entries/:id/withdraw"');
  expect(output[0]?.code).not.toMatch(/zod|ENTRY_NOT_FOUND|emergencyContact/);
});
