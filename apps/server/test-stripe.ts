import { v7 as uuidv7 } from 'uuid';
import { test as base } from 'vitest';
import type { Intent } from '#features/payments/server/payments.provider.ts';
import { type Log, silentLog } from '#platform/server/log.ts';
import { TestClock } from '#platform/testing/test-clock.ts';
import { type RunningFake, startFake } from './fake-stripe.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export interface World {
  readonly server: TestApp;
  readonly running: RunningFake;
  /** What was logged for the operator: level, what it is about, and the words. */
  readonly logged: readonly (readonly ['warn' | 'error', unknown, unknown])[];
}

/** A payment by card as the app asks for it. */
export const intent = (more: Partial<Intent> = {}): Intent => ({
  key: uuidv7(),
  amountYen: 2000,
  method: 'credit-card',
  description: 'RallyDays',
  returnUrl: 'http://localhost:3000/tournament-payment',
  expiresAt: null,
  payer: { name: 'Ren Aoki', email: 'fill_never@example.com' },
  cardToken: 'pm_card_visa',
  ...more,
});

/** The app with Stripe's API behind it, which a fake plays; both have the clock of the test. */
export const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from the pattern
  world: async ({}, use) => {
    let clock: Pick<TestClock, 'now'> = new TestClock();
    const running = await startFake({ now: () => clock.now() });
    const logged: World['logged'][number][] = [];
    const log = {
      ...silentLog,
      warn: (about: unknown, words: unknown) => void logged.push(['warn', about, words]),
      error: (about: unknown, words: unknown) => void logged.push(['error', about, words]),
    } as Log;
    const server = await startTestApp({}, { stripe: running.settings, log });
    clock = server.clock;
    running.deliverTo(server.app.http);
    await use({ server, running, logged });
    await server.close();
    await running.close();
  },
});
