import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOpen,
  movesForward,
  nextCheck,
  pointsEarned,
  pointsExpireAt,
  voucherEnds,
} from './payments.policy.ts';
import { PAYMENT_STATES, type PaymentState } from './payments.vocabulary.ts';

const state = fc.constantFrom(...PAYMENT_STATES);
const follow = (from: PaymentState, messages: readonly PaymentState[]) =>
  messages.reduce((now, next) => (movesForward(now, next) ? next : now), from);

describe('the states of a payment', () => {
  it('A payment that has taken money ends so, in whatever order and however often its messages come', () => {
    const reports = ['requires-action', 'processing', 'succeeded'] as const;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...reports), { maxLength: 12 }), (messages) => {
        const end = follow('pending', [...messages, 'succeeded']);
        expect(end).toBe('succeeded');
        expect(follow(end, messages)).toBe('succeeded');
      }),
    );
  });

  it('No message leads from a settled payment back to an open one', () => {
    fc.assert(
      fc.property(state, fc.array(state, { maxLength: 12 }), (from, messages) => {
        expect(isOpen(from) || !isOpen(follow(from, messages))).toBe(true);
      }),
    );
  });

  it('A payment that was given up counts when its money has moved all the same', () => {
    for (const from of ['declined', 'expired', 'canceled', 'void'] as const) {
      expect(movesForward(from, 'succeeded')).toBe(true);
      expect(movesForward(from, 'requires-action')).toBe(false);
    }
  });
});

const at = (text: string) => new Date(text);

describe('until when a store takes the money', () => {
  const place = {
    now: at('2026-11-20T03:00:00Z'),
    createdAt: at('2026-11-20T02:50:00Z'),
    heldUntil: at('2026-11-20T03:20:00Z'),
    closesAt: at('2026-11-27T15:00:00Z'),
  };
  it.each([
    ['to the end of the third day in Japan', {}, '2026-11-23T14:59:59.000Z'],
    [
      'not beyond the last second of the applications',
      { closesAt: at('2026-11-23T03:00:00Z') },
      '2026-11-23T02:59:59.000Z',
    ],
    ['not at all with less than three days left', { closesAt: at('2026-11-23T02:59:59Z') }, null],
    [
      'no longer than the first time for the same place',
      { now: at('2026-11-22T03:00:00Z') },
      '2026-11-23T14:59:59.000Z',
    ],
    ['not at all in the last hour of that', { now: at('2026-11-23T14:30:00Z') }, null],
    [
      'three days for a place that is held longer anyway, such as for a transfer',
      { createdAt: at('2026-11-10T03:00:00Z'), heldUntil: at('2026-11-27T15:00:00Z') },
      '2026-11-23T14:59:59.000Z',
    ],
  ] as const)('A store takes the money %s', (_name, change, expected) => {
    expect(voucherEnds({ ...place, ...change })?.toISOString() ?? null).toBe(expected);
  });

  it('A store never takes the money for a place that is free by then', () => {
    const instant = fc.integer({ min: 0, max: 30 * 24 * 60 }).map((minute) => {
      return new Date(Date.parse('2026-11-01T00:00:00Z') + minute * 60_000);
    });
    fc.assert(
      fc.property(instant, instant, instant, (createdAt, now, closesAt) => {
        const end = voucherEnds({ now, createdAt, heldUntil: null, closesAt });
        expect(end === null || (end < closesAt && end > now)).toBe(true);
      }),
    );
  });
});

describe('asking again', () => {
  const expiresAt = at('2026-11-23T14:59:59Z');
  it.each([
    ['voucher', '2026-11-22T00:00:00Z', '2026-11-22T01:00:00.000Z', false],
    ['voucher', '2026-11-23T14:30:00Z', '2026-11-23T15:00:59.000Z', false],
    ['voucher', '2026-11-23T15:00:59Z', '2026-11-23T15:10:59.000Z', false],
    ['voucher', '2026-11-23T16:59:59Z', '2026-11-23T17:09:59.000Z', true],
    ['redirect', '2026-11-23T14:00:00Z', '2026-11-23T14:02:00.000Z', false],
    ['redirect', '2026-11-23T14:59:59Z', '2026-11-23T15:09:59.000Z', true],
  ] as const)(
    'The provider is asked about a %s at %s again at %s; over: %s',
    (kind, now, next, isOver) => {
      const check = nextCheck({ kind, expiresAt, now: at(now) });
      expect([check.at.toISOString(), check.isOver]).toEqual([next, isOver]);
    },
  );
});

describe('points', () => {
  it.each([
    ['2027-03-01T08:00:00+09:00', '2027-09-01T08:00:00+09:00'],
    ['2027-03-31T08:00:00+09:00', '2027-09-30T08:00:00+09:00'],
    ['2027-03-01T00:00:00+09:00', '2027-09-01T00:00:00+09:00'],
    ['2026-08-31T00:30:00+09:00', '2027-02-28T00:30:00+09:00'],
    ['2026-08-31T23:59:59+09:00', '2027-02-28T23:59:59+09:00'],
    ['2026-11-20T12:00:00+09:00', '2027-05-20T12:00:00+09:00'],
  ])('Points given at %s lapse six months later in Japan, at %s', (given, lapse) => {
    expect(pointsExpireAt(at(given))).toEqual(at(lapse));
  });

  it.each([
    ['credit-card', 100],
    ['qr-code', 100],
    ['konbini', 100],
    ['paypay', 100],
    ['points', 0],
    ['transfer', 0],
  ] as const)('An entry for 2,000 yen that is paid by %s earns %i points', (method, points) => {
    const paidAt = at('2026-11-20T03:00:00Z');
    const paid = { method, amountYen: 2000, applicationDeadline: '2026-11-27', paidAt };
    expect(pointsEarned(paid)).toBe(points);
  });
});
