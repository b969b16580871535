import { ensureDemoPast } from '#demo/demo-past.ts';
import { systemClock, type WaitingClock } from '#platform/server/clock.ts';
import type { Services } from '#platform/server/services.ts';
import { startServer } from './run-server.ts';

/**
 * A process that runs one server after another, as messages say (platform/testing/server-process.ts): its code stays loaded
 * and compiled. It ends when its parent does.
 */
let stop: (() => Promise<void>) | undefined;
let services: Services | undefined;
/** How far the clock of the server is ahead, in milliseconds. */
let aheadMs = 0;

interface Message {
  readonly env?: Record<string, string>;
  /** The instant at which the clock of the server stands, as an ISO string; without it time passes. */
  readonly at?: string;
  /** How far the clock moves on, and the recurring jobs that then run, one after another. */
  readonly later?: { readonly ms: number; readonly jobs: readonly string[] };
}

process.on('message', async ({ env, at, later }: Message) => {
  if (env) {
    aheadMs = 0;
    const now = () => new Date((at ? Date.parse(at) : Date.now()) + aheadMs);
    const clock: WaitingClock = { ...systemClock, now };
    const prepare = async (made: Services) => {
      services = made;
      // A test begins with the whole of the demo's world, where there is one.
      await ensureDemoPast(made);
    };
    await startServer({ env, clock, prepare, onStoppable: (close) => (stop = close) });
    return;
  }
  if (later) {
    aheadMs += later.ms;
    for (const job of later.jobs) await services?.jobs.runNow(job);
    process.send?.('later');
    return;
  }
  await stop?.();
  process.send?.('stopped');
});
