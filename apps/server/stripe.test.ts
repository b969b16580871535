import { createHmac } from 'node:crypto';
import process from 'node:process';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Intent, PaymentProvider } from '#features/payments/server/payments.provider.ts';
import { WrongSignature } from '#features/payments/server/payments.provider.ts';
import { createStripeProvider } from '#features/payments/server/payments.stripe.provider.ts';
import { TestClock } from '#platform/testing/test-clock.ts';
import { signature } from '../../tools/fake-stripe/webhooks.ts';
import { type RunningFake, startFake } from './fake-stripe.ts';
import { intent } from './test-stripe.ts';

/** The contract of Stripe's adapter: against the fake always, and against Stripe's test mode with STRIPE_TEST_KEY. */
const clock = new TestClock();
let running: RunningFake;
beforeAll(async () => {
  running = await startFake(clock);
});
afterAll(() => running.close());

async function paid(provider: PaymentProvider, wanted: Intent) {
  const { ref } = await provider.create(wanted);
  return { ref, outcome: await provider.confirm(wanted, ref) };
}

const TEST_KEY = process.env.STRIPE_TEST_KEY;
const targets = [
  ['the fake', () => running.settings, () => clock.now()],
  ...(TEST_KEY
    ? [
        [
          "Stripe's test mode",
          () => ({ ...running.settings, secretKey: TEST_KEY, api: null }),
          () => new Date(),
        ] as const,
      ]
    : []),
] as const;

for (const [name, settings, now] of targets) {
  const provider = () => createStripeProvider(settings());
  describe(`payments with ${name}`, () => {
    test('A card takes the money once for a key, and a part of it goes back once for a key', async () => {
      const wanted = intent();
      const { ref, outcome } = await paid(provider(), wanted);
      expect(outcome).toEqual({ state: 'succeeded', ref });
      expect((await paid(provider(), wanted)).ref).toBe(ref);
      expect(await provider().find({ key: wanted.key, ref })).toEqual(outcome);
      const refund = { key: uuidv7(), chargeKey: wanted.key, chargeRef: ref, amountYen: 500 };
      await provider().refund(refund);
      await provider().refund(refund);
      const rest = { ...refund, key: uuidv7(), amountYen: 1500 };
      await provider().refund(rest);
      await expect(provider().refund({ ...rest, key: uuidv7(), amountYen: 1 })).rejects.toThrow();
    });

    test.for([
      ['pm_card_chargeDeclined', 'CARD_DECLINED'],
      ['pm_card_chargeDeclinedExpiredCard', 'CARD_EXPIRED'],
    ] as const)('The card %s is declined: %s', async ([cardToken, failure]) => {
      const wanted = intent({ cardToken });
      const { ref, outcome } = await paid(provider(), wanted);
      expect(outcome).toEqual({ state: 'declined', failure });
      expect(await provider().find({ key: wanted.key, ref })).toEqual(outcome);
    });

    test('A card that asks for an approval waits on the pages of its bank, and can be given up', async () => {
      const wanted = intent({ cardToken: 'pm_card_threeDSecure2Required' });
      const { ref, outcome } = await paid(provider(), wanted);
      expect(outcome).toMatchObject({ state: 'requires-action', action: { kind: 'redirect' } });
      const ended = await provider().cancel({ key: wanted.key, ref });
      expect(ended).toEqual({ state: 'canceled' });
      expect(await provider().cancel({ key: wanted.key, ref })).toEqual(ended);
    });

    test('What is only prepared takes nothing, is not known as a payment, and can be given up', async () => {
      const wanted = intent();
      const { ref } = await provider().create(wanted);
      expect(await provider().find({ key: wanted.key, ref })).toBeNull();
      expect(await provider().find({ key: wanted.key, ref: null })).toBeNull();
      expect(await provider().cancel({ key: wanted.key, ref })).toEqual({ state: 'canceled' });
    });

    test('A payment at a store has numbers for each chain until the wanted end', async () => {
      const expiresAt = new Date(Math.floor(now().getTime() / 1000 + 2 * 24 * 60 * 60) * 1000);
      const wanted = intent({ method: 'konbini', expiresAt });
      const { outcome } = await paid(provider(), wanted);
      if (outcome.state !== 'requires-action' || outcome.action.kind !== 'voucher') {
        throw new Error(`not a voucher: ${JSON.stringify(outcome)}`);
      }
      expect(outcome.action.expiresAt).toEqual(expiresAt);
      expect(outcome.action.stores.map(({ store }) => store)).toEqual([
        'familymart',
        'lawson',
        'ministop',
        'seicomart',
      ]);
    });

    test('An amount that a store does not take is refused, and nothing waits', async () => {
      const expiresAt = new Date(now().getTime() + 24 * 60 * 60_000);
      const wanted = intent({ method: 'konbini', amountYen: 400_000, expiresAt });
      const { outcome } = await paid(provider(), wanted);
      expect(outcome).toEqual({ state: 'declined', failure: 'WAY_REFUSED' });
    });
  });
}

describe('what only time brings about, with the fake', () => {
  const until = () => new Date(clock.now().getTime() + 60 * 60_000);

  test.for([
    ['succeed_immediately@example.com', 0, 'succeeded'],
    ['ren@example.com', 2, 'requires-action'],
    ['ren@example.com', 3, 'succeeded'],
    ['expire_with_delay@example.com', 3, 'expired'],
    ['fill_never@example.com', 59, 'requires-action'],
    ['fill_never@example.com', 60, 'expired'],
  ] as const)('A voucher of %s is after %i minutes %s', async ([email, minutes, state]) => {
    const wanted = intent({ method: 'konbini', expiresAt: until(), payer: { name: 'Ren', email } });
    const provider = createStripeProvider(running.settings);
    const { ref } = await paid(provider, wanted);
    clock.advance({ minutes });
    expect((await provider.find({ key: wanted.key, ref }))?.state).toBe(state);
  });

  test('A store that reports late is waited for after the end', async () => {
    const wanted = intent({ method: 'konbini', expiresAt: until() });
    const provider = createStripeProvider(running.settings);
    const { ref } = await paid(provider, wanted);
    clock.advance({ minutes: 59 });
    running.fake.intents.payAtStore(ref, 10 * 60);
    clock.advance({ minutes: 2 });
    expect((await provider.find({ key: wanted.key, ref }))?.state).toBe('processing');
    clock.advance({ minutes: 8 });
    expect((await provider.find({ key: wanted.key, ref }))?.state).toBe('succeeded');
  });

  test('A key that is used again with other parameters is refused', async () => {
    const wanted = intent();
    const provider = createStripeProvider(running.settings);
    await provider.create(wanted);
    await expect(provider.create({ ...wanted, amountYen: 2001 })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  test('A wrong key is refused', async () => {
    const provider = createStripeProvider({ ...running.settings, secretKey: 'sk_test_wrong' });
    await expect(provider.create(intent())).rejects.toMatchObject({ statusCode: 401 });
  });
});

describe('the signature of a webhook', () => {
  const body =
    '{"id":"evt_1","type":"payment_intent.succeeded","data":{"object":{"metadata":{"charge":"k"}}}}';
  const at = 1_700_000_000;
  const secret = 'whsec_test';
  const parse = (rawBody: string, header: string | undefined, seconds = 0) =>
    createStripeProvider({ ...running.settings, webhookSecret: secret }).parseWebhook(
      rawBody,
      { 'stripe-signature': header },
      new Date((at + seconds) * 1000),
    );
  const good = (text = body) => `t=${at},v1=${signature(secret, at, text)}`;

  test('The proof is the HMAC-SHA256 of the time, a dot and the body, with the secret as its key (next.md 8.5)', () => {
    const text = '{"id":"evt_1"}';
    const expected = createHmac('sha256', secret).update(`1700000000.${text}`).digest('hex');
    expect(signature(secret, at, text)).toBe(expected);
    expect(expected).toBe('c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925');
  });

  test('A body that is signed now is accepted, to five minutes before and after', () => {
    for (const seconds of [-300, 0, 300]) {
      expect(parse(body, good(), seconds)).toEqual({ type: 'charge', key: 'k' });
    }
  });

  test.for([
    ['301 seconds old', () => parse(body, good(), 301)],
    ['301 seconds in the future', () => parse(body, good(), -301)],
    ['of another secret', () => parse(body, `t=${at},v1=${signature('whsec_x', at, body)}`)],
    ['without a time', () => parse(body, `v1=${signature(secret, at, body)}`)],
    ['without a signature', () => parse(body, undefined)],
    [
      'over a body that was written again',
      () => parse(JSON.stringify(JSON.parse(body), null, 1), good()),
    ],
  ] as const)('A message %s is refused', ([, act]) => {
    expect(act).toThrow(WrongSignature);
  });
});
