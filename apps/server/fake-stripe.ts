import type { FastifyInstance } from 'fastify';
import type { WaitingClock } from '#platform/server/clock.ts';
import type { StripeSettings } from '#platform/server/config.payments.ts';
import type { Log } from '#platform/server/log.ts';
import { FAKE_KEYS, type FakeStripe, startFakeStripe } from '../../tools/fake-stripe/server.ts';

// How often it looks at the time and sends its messages, in milliseconds.
const EVERY = 1000;

export interface RunningFake {
  readonly fake: FakeStripe;
  readonly settings: StripeSettings;
  /** Where its messages go: our own endpoint, with the bytes as they are signed. */
  deliverTo(http: FastifyInstance): void;
  close(): Promise<void>;
}

/** The settings by which the shop calls a fake at this address. */
export function fakeSettings(url: string): StripeSettings {
  return {
    ...FAKE_KEYS,
    ways: ['konbini', 'paypay'],
    api: url,
    script: `${url}/v3/`,
    origins: { scripts: [url], frames: [url], connections: [url] },
  };
}

/** Stripe's API on this machine, for trying it out without an account (`PAYMENTS=fake-stripe`), and for tests. */
export async function startFake(clock: Pick<WaitingClock, 'now'>, log?: Log): Promise<RunningFake> {
  let http: FastifyInstance | null = null;
  const fake = await startFakeStripe({
    now: () => clock.now(),
    async deliver(payload, signature) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const url = '/api/payments/webhook';
      return (await http?.inject({ method: 'POST', url, headers, payload }))?.statusCode ?? 503;
    },
  });
  log?.info({ url: fake.url }, 'a fake of Stripe is running');
  const timer = log ? setInterval(() => void fake.settle(), EVERY) : null;
  timer?.unref();
  return {
    fake,
    settings: fakeSettings(fake.url),
    deliverTo: (app) => {
      http = app;
    },
    async close() {
      if (timer) clearInterval(timer);
      await fake.close();
    },
  };
}
