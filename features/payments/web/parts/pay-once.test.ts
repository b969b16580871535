import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ConnectionLost, ServerFault } from '#platform/web/api/faults.ts';
import { find, pay } from '../payments.queries.ts';
import { type Outcome, payOnce, settle } from './pay-once.ts';
import { endAttempt, openAttempt } from './payment-attempt.ts';

vi.mock('../payments.queries.ts', () => ({ pay: vi.fn(), find: vi.fn() }));
vi.mock('#platform/web/timing.ts', () => ({ pause: () => Promise.resolve() }));

const entryId = '019a0000-0000-7000-8000-000000000001';
const earned = { points: 100, from: '2026-12-01' };
const order = { entryId, method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' } as const;

/** The server answers in this order; the last answer is repeated. An error is thrown. Gives the requests. */
function server(script: { pay?: unknown[]; find?: unknown[] }): string[] {
  const calls: string[] = [];
  const next = (answers: unknown[] = [refusal('PAYMENT_NOT_FOUND')]) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  vi.mocked(pay).mockImplementation(async ({ body }) => {
    calls.push(`pay ${body.id}`);
    return next(script.pay);
  });
  vi.mocked(find).mockImplementation(async ({ params }) => {
    calls.push(`find ${params.id}`);
    return next(script.find);
  });
  return calls;
}

const refusal = (code: string) => ({ ok: false, status: 409, code, requestId: 'r' });
const payment = (state: string, failure: string | null = null) => ({
  ok: true,
  data: {
    payment: {
      state,
      pointsEarned: state === 'succeeded' ? 100 : 0,
      pointsFrom: state === 'succeeded' ? earned.from : null,
    },
    failure,
  },
});
const ids = (calls: string[]) => new Set(calls.map((call) => call.split(' ')[1]));

beforeEach(() => endAttempt(entryId));

describe('a payment that is answered', () => {
  test.each<[string, unknown, Outcome]>([
    ['succeeds', payment('succeeded'), { kind: 'paid', earned }],
    ['is declined', refusal('CARD_DECLINED'), { kind: 'failed', problem: 'CARD_DECLINED' }],
    [
      'finds the card expired',
      refusal('CARD_EXPIRED'),
      { kind: 'failed', problem: 'CARD_EXPIRED' },
    ],
    [
      'finds the points short',
      refusal('POINTS_SHORT'),
      { kind: 'failed', problem: 'POINTS_SHORT' },
    ],
    ['comes too late', refusal('RESERVATION_EXPIRED'), { kind: 'expired', returned: false }],
    ['finds another one', refusal('ALREADY_PAID'), { kind: 'pending' }],
    ['meets a fault', refusal('ID_TAKEN'), { kind: 'failed', problem: 'FAULT' }],
  ])(
    'A payment that %s ends its attempt, and the next one is new',
    async (_name, answer, outcome) => {
      server({ pay: [answer] });
      expect(await payOnce(order)).toEqual(outcome);
      expect(openAttempt(entryId)).toBeNull();
    },
  );

  test('A payment after a refusal takes a new id', async () => {
    const calls = server({ pay: [refusal('CARD_DECLINED'), payment('succeeded')] });
    await payOnce(order);
    await payOnce(order);
    expect(ids(calls).size).toBe(2);
  });

  test('A payment that was charged too late says that the money is refunded', async () => {
    server({
      pay: [refusal('RESERVATION_EXPIRED')],
      find: [payment('returned')],
    });
    expect(await payOnce(order)).toEqual({ kind: 'expired', returned: true });
  });

  test.each(['RATE_LIMITED', 'SIGN_IN_REQUIRED'])(
    'A payment keeps its id after %s',
    async (code) => {
      const calls = server({ pay: [refusal(code), payment('succeeded')] });
      await payOnce(order);
      await payOnce(order);
      expect(ids(calls).size).toBe(1);
    },
  );
});

describe('a payment whose answer is lost', () => {
  test.each([new ConnectionLost(), new ServerFault(502)])(
    'A payment is sent again with the same id after %s',
    async (error) => {
      const calls = server({ pay: [error, payment('succeeded')] });
      expect(await payOnce(order)).toEqual({ kind: 'paid', earned });
      expect(calls).toHaveLength(2);
      expect(ids(calls).size).toBe(1);
    },
  );

  test('A payment keeps its id when every try is lost, and is looked up before the next', async () => {
    server({ pay: [new ConnectionLost()] });
    expect(await payOnce(order)).toEqual({ kind: 'failed', problem: 'LOST' });
    const id = openAttempt(entryId);
    const calls = server({ find: [payment('succeeded')] });
    expect(await payOnce(order)).toEqual({ kind: 'paid', earned });
    expect(calls).toEqual([`find ${id}`]);
  });

  test('A payment that the server never got is sent with the same id', async () => {
    server({ pay: [new ConnectionLost()] });
    await payOnce(order);
    const id = openAttempt(entryId);
    const calls = server({ pay: [payment('succeeded')] });
    await payOnce(order);
    expect(calls).toEqual([`find ${id}`, `pay ${id}`]);
  });

  test('A lost payment that was declined makes room for a new one', async () => {
    server({ pay: [new ConnectionLost()] });
    await payOnce(order);
    const id = openAttempt(entryId);
    const calls = server({
      find: [payment('declined', 'CARD_DECLINED')],
      pay: [payment('succeeded')],
    });
    expect(await payOnce(order)).toEqual({ kind: 'paid', earned });
    expect(calls[1]).not.toBe(`pay ${id}`);
  });

  test('A lost payment that cannot be looked up is not followed by a new charge', async () => {
    server({ pay: [new ConnectionLost()] });
    await payOnce(order);
    const calls = server({ find: [new ConnectionLost()] });
    expect(await payOnce(order)).toEqual({ kind: 'failed', problem: 'LOST' });
    expect(calls.some((call) => call.startsWith('pay'))).toBe(false);
  });
});

describe('a payment that is under way', () => {
  test('A pending payment keeps its id, over a reload too, until it is settled', async () => {
    server({ pay: [payment('pending')] });
    await payOnce(order);
    const id = openAttempt(entryId);
    expect(sessionStorage.getItem(`payment ${entryId}`)).toBe(id);
    server({ find: [payment('pending'), payment('succeeded')] });
    expect(await settle(entryId)).toEqual({ kind: 'pending' });
    expect(await settle(entryId)).toEqual({ kind: 'paid', earned });
    expect(await settle(entryId)).toBeNull();
  });
});
