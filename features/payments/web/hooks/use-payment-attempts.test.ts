import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outcome } from '../lib/payment-phase.ts';
import { endAttempt, openAttempt, payOnce, settle } from './use-payment.ts';

const entryId = '019a0000-0000-7000-8000-000000000001';
const earned = { points: 100, from: '2026-12-01' };
const order = { entryId, method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' } as const;

type ServerAnswer = Response | 'connection lost';

/** The server answers in this order; the last answer stays. Gives what it was asked. */
function server(script: { pay?: ServerAnswer[]; find?: ServerAnswer[] }): string[] {
  const calls: string[] = [];
  const next = (answers: ServerAnswer[] = [refusal('PAYMENT_NOT_FOUND')]) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!(answer instanceof Response)) throw new TypeError('Failed to fetch');
    return answer.clone();
  };
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const paying = method === 'POST';
    const id = paying ? JSON.parse(String(body)).id : url.split('/').at(-1);
    calls.push(`${paying ? 'pay' : 'find'} ${id}`);
    return next(paying ? script.pay : script.find);
  });
  return calls;
}

/** Pays, without the pauses between the tries. */
async function pay(): Promise<Outcome> {
  const outcome = payOnce(order);
  await vi.runAllTimersAsync();
  return outcome;
}

const refusal = (code: string, details?: object) =>
  Response.json({ code, message: code, requestId: 'r', details }, { status: 409 });
const payment = (state: string, failure: string | null = null) =>
  Response.json({
    payment: {
      state,
      pointsEarned: state === 'succeeded' ? 100 : 0,
      pointsFrom: state === 'succeeded' ? earned.from : null,
    },
    failure,
  });
const ids = (calls: string[]) => new Set(calls.map((call) => call.split(' ')[1]));

beforeEach(() => {
  endAttempt(entryId);
  vi.useFakeTimers();
});
describe('a payment that is answered', () => {
  test.each<[string, ServerAnswer, Outcome]>([
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
    [
      'finds another total',
      refusal('AMOUNT_CHANGED', { was: 1500, is: 1000 }),
      { kind: 'failed', problem: 'AMOUNT_CHANGED', amounts: { was: 1500, is: 1000 } },
    ],
    ['comes too late', refusal('RESERVATION_EXPIRED'), { kind: 'expired', returned: false }],
    ['finds another one', refusal('ALREADY_PAID'), { kind: 'pending' }],
    ['meets a fault', refusal('ID_TAKEN'), { kind: 'failed', problem: 'ERROR' }],
  ])(
    'A payment that %s ends its attempt, and the next one is new',
    async (_name, answer, outcome) => {
      server({ pay: [answer] });
      expect(await pay()).toEqual(outcome);
      expect(openAttempt(entryId)).toBeNull();
    },
  );

  test('A payment after a refusal takes a new id', async () => {
    const calls = server({ pay: [refusal('CARD_DECLINED'), payment('succeeded')] });
    await pay();
    await pay();
    expect(ids(calls).size).toBe(2);
  });

  test('A payment that was charged too late says that the money is refunded', async () => {
    server({
      pay: [refusal('RESERVATION_EXPIRED')],
      find: [payment('returned')],
    });
    expect(await pay()).toEqual({ kind: 'expired', returned: true });
  });

  test.each(['RATE_LIMITED', 'SIGN_IN_REQUIRED'])(
    'A payment keeps its id after %s',
    async (code) => {
      const calls = server({ pay: [refusal(code), payment('succeeded')] });
      await pay();
      await pay();
      expect(ids(calls).size).toBe(1);
    },
  );
});

describe('a payment whose answer is lost', () => {
  test.each<[string, ServerAnswer]>([
    ['a lost connection', 'connection lost'],
    ['an error of the server', new Response('', { status: 502 })],
  ])('A payment is sent again with the same id after %s', async (_name, answer) => {
    const calls = server({ pay: [answer, payment('succeeded')] });
    expect(await pay()).toEqual({ kind: 'paid', earned });
    expect(calls).toHaveLength(2);
    expect(ids(calls).size).toBe(1);
  });

  test('A payment keeps its id when every try is lost, and is looked up before the next', async () => {
    server({ pay: ['connection lost'] });
    expect(await pay()).toEqual({ kind: 'failed', problem: 'LOST' });
    const id = openAttempt(entryId);
    const calls = server({ find: [payment('succeeded')] });
    expect(await pay()).toEqual({ kind: 'paid', earned });
    expect(calls).toEqual([`find ${id}`]);
  });

  test('A payment that the server never got is sent with the same id', async () => {
    server({ pay: ['connection lost'] });
    await pay();
    const id = openAttempt(entryId);
    const calls = server({ pay: [payment('succeeded')] });
    await pay();
    expect(calls).toEqual([`find ${id}`, `pay ${id}`]);
  });

  test('A lost payment that was declined makes room for a new one', async () => {
    server({ pay: ['connection lost'] });
    await pay();
    const id = openAttempt(entryId);
    const calls = server({
      find: [payment('declined', 'CARD_DECLINED')],
      pay: [payment('succeeded')],
    });
    expect(await pay()).toEqual({ kind: 'paid', earned });
    expect(calls[1]).not.toBe(`pay ${id}`);
  });

  test('A lost payment that cannot be looked up is not followed by a new charge', async () => {
    server({ pay: ['connection lost'] });
    await pay();
    const calls = server({ find: ['connection lost'] });
    expect(await pay()).toEqual({ kind: 'failed', problem: 'LOST' });
    expect(calls.some((call) => call.startsWith('pay'))).toBe(false);
  });
});

describe('a payment that is under way', () => {
  test('A pending payment keeps its id, over a reload too, until it is settled', async () => {
    server({ pay: [payment('pending')] });
    await pay();
    const id = openAttempt(entryId);
    expect(sessionStorage.getItem(`payment ${entryId}`)).toBe(id);
    server({ find: [payment('pending'), payment('succeeded')] });
    expect(await settle(entryId)).toEqual({ kind: 'pending' });
    expect(await settle(entryId)).toEqual({ kind: 'paid', earned });
    expect(await settle(entryId)).toBeNull();
  });
});
