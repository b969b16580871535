import { test as base } from 'vitest';
import { TestClock } from '#platform/testing/test-clock.ts';
import { type RunningFake, startFake } from './fake-stripe.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export interface World {
  readonly server: TestApp;
  readonly running: RunningFake;
}

/** The app with Stripe's API behind it, which a fake plays; both have the clock of the test. */
export const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from the pattern
  world: async ({}, use) => {
    let clock: Pick<TestClock, 'now'> = new TestClock();
    const running = await startFake({ now: () => clock.now() });
    const server = await startTestApp({}, { stripe: running.settings });
    clock = server.clock;
    running.deliverTo(server.app.http);
    await use({ server, running });
    await server.close();
    await running.close();
  },
});
