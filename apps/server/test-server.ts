import { systemClock } from '#platform/server/clock.ts';
import { startServer } from './run-server.ts';

/**
 * A process that runs one server after another, as messages say (platform/testing/server-process.ts): its code stays loaded
 * and compiled. It ends when its parent does.
 */
let stop: (() => Promise<void>) | undefined;

process.on('message', async ({ env }: { env?: Record<string, string> }) => {
  if (env) {
    await startServer({ env, clock: systemClock, onStoppable: (close) => (stop = close) });
    return;
  }
  await stop?.();
  process.send?.('stopped');
});
process.on('disconnect', () => process.exit(0));
