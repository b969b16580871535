import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ConnectionLost, ServerFault } from '#platform/web/api/faults.ts';
import { type Outcome, payOnce, settle, type Till } from './pay-once.ts';
import { endAttempt, openAttempt } from './payment-attempt.ts';

vi.mock('#platform/web/timing.ts', () => ({ pause: () => Promise.resolve() }));

const entryId = '019a0000-0000-7000-8000-000000000001';
const earned = { points: 100, from: '2026-12-01' };
const wish = { entryId, method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' } as const;

/** Answers in their order; the last one stays. An error is thrown. */
function till(script: { pay?: unknown[]; find?: unknown[] }) {
  const calls: string[] = [];
  const next = (answers: unknown[] = [refusal('PAYMENT_NOT_FOUND')]) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const made = {
    pay: async ({ body }: { body: { id: string } }) => {
      calls.push(`pay ${body.id}`);
      return next(script.pay);
    },
    find: async ({ params }: { params: { id: string } }) => {
      calls.push(`find ${params.id}`);
      return next(script.find);
    },
  };
  return { calls, till: made as unknown as Till };
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
  ])('%s, and the next one is new', async (_name, answer, outcome) => {
    const { till: server } = till({ pay: [answer] });
    expect(await payOnce(server, wish)).toEqual(outcome);
    expect(openAttempt(entryId)).toBeNull();
  });

  test('takes a new id after a refusal', async () => {
    const { till: server, calls } = till({ pay: [refusal('CARD_DECLINED'), payment('succeeded')] });
    await payOnce(server, wish);
    await payOnce(server, wish);
    expect(ids(calls).size).toBe(2);
  });

  test('says that the money comes back when it was charged too late', async () => {
    const { till: server } = till({
      pay: [refusal('RESERVATION_EXPIRED')],
      find: [payment('returned')],
    });
    expect(await payOnce(server, wish)).toEqual({ kind: 'expired', returned: true });
  });

  test.each(['RATE_LIMITED', 'SIGN_IN_REQUIRED'])('keeps its id after %s', async (code) => {
    const { till: server, calls } = till({ pay: [refusal(code), payment('succeeded')] });
    await payOnce(server, wish);
    await payOnce(server, wish);
    expect(ids(calls).size).toBe(1);
  });
});

describe('a payment whose answer is lost', () => {
  test.each([new ConnectionLost(), new ServerFault(502)])(
    'is sent again with the same id after %s',
    async (error) => {
      const { till: server, calls } = till({ pay: [error, payment('succeeded')] });
      expect(await payOnce(server, wish)).toEqual({ kind: 'paid', earned });
      expect(calls).toHaveLength(2);
      expect(ids(calls).size).toBe(1);
    },
  );

  test('keeps its id when every try is lost, and is looked up before the next', async () => {
    const lost = till({ pay: [new ConnectionLost()] });
    expect(await payOnce(lost.till, wish)).toEqual({ kind: 'failed', problem: 'LOST' });
    const id = openAttempt(entryId);
    const back = till({ find: [payment('succeeded')] });
    expect(await payOnce(back.till, wish)).toEqual({ kind: 'paid', earned });
    expect(back.calls).toEqual([`find ${id}`]);
  });

  test('is sent with the same id when the server never got it', async () => {
    await payOnce(till({ pay: [new ConnectionLost()] }).till, wish);
    const id = openAttempt(entryId);
    const back = till({ pay: [payment('succeeded')] });
    await payOnce(back.till, wish);
    expect(back.calls).toEqual([`find ${id}`, `pay ${id}`]);
  });

  test('that was declined makes room for a new one', async () => {
    await payOnce(till({ pay: [new ConnectionLost()] }).till, wish);
    const id = openAttempt(entryId);
    const back = till({
      find: [payment('declined', 'CARD_DECLINED')],
      pay: [payment('succeeded')],
    });
    expect(await payOnce(back.till, wish)).toEqual({ kind: 'paid', earned });
    expect(back.calls[1]).not.toBe(`pay ${id}`);
  });

  test('charges nothing while even asking is impossible', async () => {
    await payOnce(till({ pay: [new ConnectionLost()] }).till, wish);
    const off = till({ find: [new ConnectionLost()] });
    expect(await payOnce(off.till, wish)).toEqual({ kind: 'failed', problem: 'LOST' });
    expect(off.calls.some((call) => call.startsWith('pay'))).toBe(false);
  });
});

describe('a payment that is under way', () => {
  test('keeps its id, over a reload too, until it is settled', async () => {
    await payOnce(till({ pay: [payment('pending')] }).till, wish);
    const id = openAttempt(entryId);
    expect(sessionStorage.getItem(`payment ${entryId}`)).toBe(id);
    const asked = till({ find: [payment('pending'), payment('succeeded')] });
    expect(await settle(asked.till, entryId)).toEqual({ kind: 'pending' });
    expect(await settle(asked.till, entryId)).toEqual({ kind: 'paid', earned });
    expect(await settle(asked.till, entryId)).toBeNull();
  });
});
