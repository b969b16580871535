import { systemClock, type WaitingClock } from '#platform/server/clock.ts';
import { startServer } from './run-server.ts';

/**
 * A process that runs one server after another, as messages say (platform/testing/server-process.ts): its code stays loaded
 * and compiled. It ends when its parent does.
 */
let stop: (() => Promise<void>) | undefined;

interface Message {
  readonly env?: Record<string, string>;
  /** The instant at which the clock of the server stands, as an ISO string; without it time passes. */
  readonly at?: string;
}

process.on('message', async ({ env, at }: Message) => {
  if (env) {
    const clock: WaitingClock = at ? { ...systemClock, now: () => new Date(at) } : systemClock;
    await startServer({ env, clock, onStoppable: (close) => (stop = close) });
    return;
  }
  await stop?.();
  process.send?.('stopped');
});
process.on('disconnect', () => process.exit(0));
