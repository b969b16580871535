import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { type Phone, startTestApp, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../payments.contract.ts';
import { grantPoints } from './payments.points.commands.ts';
import * as points from './payments.points.store.ts';
import type { PaymentProvider } from './payments.provider.ts';
import { sandboxCharges, sandboxRefunds } from './payments.sandbox.tables.ts';
import { payments, refunds } from './payments.tables.ts';

const OK = 'tok_sandbox_ok_4242';

async function reserved(server: TestApp, phone: Phone, feeYen = 2000): Promise<string> {
  const tournamentId = await makeTournament(server.services, { feeYen });
  const body = { id: uuidv7(), tournamentId, agreed: true };
  const { data } = await phone.call(entries.apply, { body });
  return data?.entry.id ?? '';
}

const pay = (phone: Phone, entryId: string, more: object = {}) =>
  phone.call(contract.pay, {
    body: { id: uuidv7(), entryId, method: 'credit-card', cardToken: OK, ...more },
  });

const entryState = async (phone: Phone, id: string) =>
  (await phone.call(entries.find, { params: { id } })).data?.entry;

const charges = ({ services }: TestApp) => services.db.select().from(sandboxCharges);
const refundedYen = async ({ services }: TestApp) =>
  (await services.db.select().from(sandboxRefunds)).map(({ amountYen }) => amountYen);

describe('paying by card', () => {
  test('A card payment confirms the entry, gives points, and sends the confirmation mail', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    const { data } = await pay(phone, entryId);
    expect(data?.payment).toMatchObject({ state: 'succeeded', amountYen: 2000, pointsEarned: 100 });
    expect(await entryState(phone, entryId)).toMatchObject({
      state: 'confirmed',
      emergencyContact: '090-0000-0000',
    });
    const options = await phone.call(contract.options, { query: { entryId } });
    expect(options.data?.points).toEqual({
      available: 1500,
      upcoming: [{ points: 100, from: '2026-11-28' }],
      debt: 0,
      required: 2000,
    });
    const [mail] = await server.services.db.select().from(mails);
    expect(mail).toMatchObject({ kind: 'entry-confirmed', toAddress: phone.player.email });
  });

  test('A card payment sent twice with the same id charges once and gives the same answer', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    const id = uuidv7();
    const first = await pay(phone, entryId, { id });
    const second = await pay(phone, entryId, { id });
    expect(second.data).toEqual(first.data);
    expect(await charges(server)).toHaveLength(1);
  });

  test('Ten simultaneous taps charge the card once', async ({ server }) => {
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    const id = uuidv7();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => pay(phone, entryId, { id })),
    );
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect((await phone.call(contract.find, { params: { id } })).data?.payment.state).toBe(
      'succeeded',
    );
    expect(await charges(server)).toHaveLength(1);
  });

  test('A payment is refused when the place lapses while it waits for the lock', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    const answer = await whileLocked(server.services.db, 'entries', {
      call: () => pay(phone, entryId),
      meanwhile: () => server.clock.advance({ minutes: 30 }),
    });
    expect(answer.refusal?.code).toBe('RESERVATION_EXPIRED');
    expect(await charges(server)).toEqual([]);
  });

  test('Card payments from two tabs with different ids charge once', async ({ server }) => {
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    const answers = await Promise.all([pay(phone, entryId), pay(phone, entryId)]);
    expect(answers.map((answer) => answer.refusal?.code ?? 'paid').sort()).toEqual([
      'ALREADY_PAID',
      'paid',
    ]);
    expect(await charges(server)).toHaveLength(1);
  });

  test.for([
    ['tok_sandbox_declined_0002', 'CARD_DECLINED'],
    ['tok_sandbox_expired_0069', 'CARD_EXPIRED'],
    ['tok_unknown', 'CARD_DECLINED'],
  ] as const)(
    'A payment with the card token %s is refused, and the place stays reserved',
    async ([cardToken, code], { server }) => {
      const phone = await server.playerPhone();
      const entryId = await reserved(server, phone);
      const { refusal, status } = await pay(phone, entryId, { cardToken });
      expect([status, refusal?.code]).toEqual([402, code]);
      expect((await entryState(phone, entryId))?.state).toBe('reserved');
      expect((await pay(phone, entryId)).data?.payment.state).toBe('succeeded');
    },
  );

  test('A card payment without a token is refused', async ({ server }) => {
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    const { refusal } = await pay(phone, entryId, { cardToken: undefined });
    expect(refusal?.code).toBe('CARD_TOKEN_MISSING');
  });

  test('A payment after the reservation has expired is refused, and nothing is charged', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    server.clock.advance({ minutes: 30 });
    expect((await pay(phone, entryId)).refusal?.code).toBe('RESERVATION_EXPIRED');
    expect(await charges(server)).toEqual([]);
  });

  test("A payment for another player's entry is refused as if the entry did not exist", async ({
    server,
  }) => {
    const entryId = await reserved(server, await server.playerPhone());
    const { refusal } = await pay(await server.playerPhone(), entryId);
    expect(refusal?.code).toBe('ENTRY_NOT_FOUND');
  });
});

describe('paying by QR code', () => {
  test('A payment by QR code confirms the entry', async ({ server }) => {
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    const body = { id: uuidv7(), entryId, method: 'qr-code' as const };
    const { data } = await phone.call(contract.pay, { body });
    expect(data?.payment).toMatchObject({ state: 'succeeded', method: 'qr-code' });
  });
});

describe('paying with points', () => {
  const withPoints = (phone: Phone, entryId: string) =>
    phone.call(contract.pay, { body: { id: uuidv7(), entryId, method: 'points' } });

  test('A payment with the 1,500 welcome points is refused and stores nothing', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    expect((await withPoints(phone, entryId)).refusal?.code).toBe('POINTS_SHORT');
    expect(await server.services.db.select().from(payments)).toEqual([]);
    expect((await pay(phone, entryId)).status).toBe(200);
  });

  test('A payment with points takes 2,000, earns none, and gives them back on withdrawal', async ({
    server,
  }) => {
    const { db } = server.services;
    const phone = await server.playerPhone();
    const { id: accountId } = phone.player;
    const now = server.clock.now();
    await grantPoints(db, { accountId, cause: 'welcome', causeId: 'x', amount: 500, now });
    const entryId = await reserved(server, phone);
    const { data } = await withPoints(phone, entryId);
    expect(data?.payment).toMatchObject({ state: 'succeeded', pointsEarned: 0 });
    expect((await points.findBalance(db, accountId, now)).available).toBe(0);
    const gone = await phone.call(entries.withdraw, { params: { id: entryId } });
    expect(gone.data?.entry.refund).toBe('done');
    expect((await points.findBalance(db, accountId, now)).available).toBe(2000);
  });

  test('A payment with points counts only points that have not expired', async ({ server }) => {
    const phone = await server.playerPhone();
    const { id } = phone.player;
    server.clock.advance({ days: 182 });
    const { available } = await points.findBalance(server.services.db, id, server.clock.now());
    expect(available).toBe(0);
  });
});

describe('withdrawing a paid entry', () => {
  test('Withdrawing a paid entry refunds once, revokes the earned points, and notifies the player once it is done', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    await pay(phone, entryId);
    const gone = await phone.call(entries.withdraw, { params: { id: entryId } });
    expect(gone.data?.entry).toMatchObject({ state: 'withdrawn', refund: 'pending' });
    const again = await phone.call(entries.withdraw, { params: { id: entryId } });
    expect(again.data).toEqual(gone.data);

    expect(await server.app.jobs.drain()).toEqual([]);
    expect((await entryState(phone, entryId))?.refund).toBe('done');
    expect(await refundedYen(server)).toEqual([2000]);
    const kinds = (await server.services.db.select().from(mails)).map((mail) => mail.kind).sort();
    expect(kinds).toEqual(['entry-confirmed', 'entry-withdrawn', 'refund-done']);
    const { data } = await phone.call(contract.options, { query: { entryId } });
    expect(data?.points.available).toBe(1500);
  });

  test('Withdrawing a paid entry after the deadline is refused', async ({ server }) => {
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    await pay(phone, entryId);
    server.clock.advance({ days: 8 });
    const { refusal } = await phone.call(entries.withdraw, { params: { id: entryId } });
    expect(refusal?.code).toBe('DEADLINE_PASSED');
  });
});

describe('the webhook', () => {
  test('A webhook with a forged signature is refused', async ({ server }) => {
    const body = { type: 'charge' as const, key: uuidv7() };
    const headers = { 'x-payment-signature': `${server.clock.now().getTime()}.forged` };
    const { status } = await server.phone().call(contract.webhook, { body }, headers);
    expect(status).toBe(401);
  });

  test('A webhook that is repeated five times changes nothing', async ({ server }) => {
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    const id = uuidv7();
    await pay(phone, entryId, { id });
    const { sign } = await import('./payments.sandbox.provider.ts');
    const { sessionSecret } = await import('#platform/server/session-secret.ts');
    const body = { type: 'charge' as const, key: id };
    const secret = sessionSecret(server.services.config);
    const signature = sign(secret, server.clock.now(), JSON.stringify(body));
    for (let time = 0; time < 5; time++) {
      const headers = { 'x-payment-signature': signature };
      const { status } = await server.phone().call(contract.webhook, { body }, headers);
      expect(status).toBe(200);
    }
    expect(await charges(server)).toHaveLength(1);
    expect(await server.services.db.select().from(mails)).toHaveLength(1);
  });
});

describe('a provider whose answer is lost', () => {
  const lossy =
    (lose: { before: boolean }) =>
    (real: PaymentProvider): PaymentProvider => ({
      ...real,
      confirm: async (intent, ref) => {
        if (!lose.before) await real.confirm(intent, ref);
        throw new Error('connection reset');
      },
    });

  test('A charge whose answer is lost is found by its key, and the entry is confirmed', async () => {
    const server = await startTestApp({}, { aroundProvider: lossy({ before: false }) });
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    const id = uuidv7();
    expect((await pay(phone, entryId, { id })).data?.payment.state).toBe('pending');
    // Nobody can take the place away meanwhile.
    server.clock.advance({ minutes: 45 });
    const gone = await phone.call(entries.withdraw, { params: { id: entryId } });
    expect(gone.refusal?.code).toBe('PAYMENT_UNDER_WAY');
    expect(await server.app.jobs.drain()).toEqual([]);
    expect((await entryState(phone, entryId))?.state).toBe('confirmed');
    expect(await charges(server)).toHaveLength(1);
    await server.close();
  });

  test('A charge that never reached the provider is abandoned after ten minutes, and the player can pay again', async () => {
    const server = await startTestApp({}, { aroundProvider: lossy({ before: true }) });
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    const id = uuidv7();
    await pay(phone, entryId, { id });
    expect((await server.app.jobs.drain()).map((error) => error.message)).toEqual([
      'the provider does not know the charge yet',
    ]);
    server.clock.advance({ minutes: 10 });
    expect(await server.app.jobs.drain()).toEqual([]);
    expect((await phone.call(contract.find, { params: { id } })).data?.payment.state).toBe('void');
    expect((await pay(phone, entryId)).data?.payment.state).toBe('pending');
    await server.close();
  });

  test('A payment stays pending until a silent provider answers', async () => {
    let silent = true;
    const aroundProvider = (real: PaymentProvider): PaymentProvider => ({
      ...lossy({ before: false })(real),
      find: async (payment) => {
        if (silent) throw new Error('connection reset');
        return real.find(payment);
      },
    });
    const server = await startTestApp({}, { aroundProvider });
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    const id = uuidv7();
    await pay(phone, entryId, { id });
    expect((await pay(phone, entryId, { id })).data?.payment.state).toBe('pending');
    const found = () => phone.call(contract.find, { params: { id } });
    expect((await found()).data?.payment.state).toBe('pending');

    const { sign } = await import('./payments.sandbox.provider.ts');
    const { sessionSecret } = await import('#platform/server/session-secret.ts');
    const body = { type: 'charge' as const, key: id };
    const signature = sign(
      sessionSecret(server.services.config),
      server.clock.now(),
      JSON.stringify(body),
    );
    const headers = { 'x-payment-signature': signature };
    expect((await server.phone().call(contract.webhook, { body }, headers)).status).toBe(200);
    expect(await server.app.jobs.drain()).not.toEqual([]);

    silent = false;
    expect(await server.app.jobs.drain()).toEqual([]);
    expect((await found()).data?.payment.state).toBe('succeeded');
    await server.close();
  });

  test('A charge that succeeds after the place is gone is refunded', async () => {
    const lose = { before: true };
    const server = await startTestApp({}, { aroundProvider: lossy(lose) });
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    const id = uuidv7();
    await pay(phone, entryId, { id });
    server.clock.advance({ minutes: 10 });
    await server.app.jobs.drain();
    await phone.call(entries.withdraw, { params: { id: entryId } });
    // The charge was only slow: it reaches the provider after all.
    const { createSandboxProvider } = await import('./payments.sandbox.provider.ts');
    const { sessionSecret } = await import('#platform/server/session-secret.ts');
    const secret = sessionSecret(server.services.config);
    const real = createSandboxProvider({ ...server.services, secret });
    const intent = { key: id, amountYen: 2000, method: 'credit-card' as const, cardToken: OK };
    const words = { description: '', returnUrl: '', payer: { name: '', email: '' } };
    await real.confirm({ ...intent, ...words, expiresAt: null }, id);
    await server.app.jobs.drain();
    await server.app.jobs.drain();
    const [payment] = await server.services.db.select().from(payments).where(eq(payments.id, id));
    const [refund] = await server.services.db.select().from(refunds);
    expect([payment?.state, refund?.state]).toEqual(['returned', 'succeeded']);
    expect(await refundedYen(server)).toEqual([2000]);
    await server.close();
  });
});

describe('a refund that the provider refuses', () => {
  test('A refund that the provider refuses stays owed, is tried again, and is not announced as done', async () => {
    const down = { now: true };
    const server = await startTestApp(
      {},
      {
        aroundProvider: (real) => ({
          ...real,
          refund: async (refund) => {
            if (down.now) throw new Error('the provider is closed');
            await real.refund(refund);
          },
        }),
      },
    );
    const phone = await server.playerPhone();
    const entryId = await reserved(server, phone);
    await pay(phone, entryId);
    await phone.call(entries.withdraw, { params: { id: entryId } });
    expect((await server.app.jobs.drain()).map((error) => error.message)).toEqual([
      'the provider is closed',
    ]);
    expect((await entryState(phone, entryId))?.refund).toBe('pending');
    const [refund] = await server.services.db.select().from(refunds);
    expect(refund).toMatchObject({ state: 'failed', lastError: 'the provider is closed' });
    down.now = false;
    expect(await server.app.jobs.drain()).toEqual([]);
    expect((await entryState(phone, entryId))?.refund).toBe('done');
    await server.close();
  });
});
