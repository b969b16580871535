import { describe, expect, test } from 'vitest';
import { balanceOf } from './transfers.balance.policy.ts';
import { nextTransferStep, transferBy, transferEnds, transferStep } from './transfers.policy.ts';

const at = (text: string) => new Date(text);
const place = (now: string, more: object = {}) => ({
  now: at(now),
  createdAt: at(now),
  heldUntil: null,
  closesAt: at('2026-12-31T15:00:00Z'),
  ...more,
});

describe('until when a place is held for a transfer', () => {
  const cases: [name: string, given: ReturnType<typeof place>, end: string | null][] = [
    [
      'It lasts to the end of the seventh day in Japan',
      place('2026-11-20T03:00:00Z'),
      '2026-11-27T14:59:59.000Z',
    ],
    [
      'The end of the applications ends it',
      place('2026-11-20T03:00:00Z', { closesAt: at('2026-11-24T15:00:00Z') }),
      '2026-11-24T14:59:59.000Z',
    ],
    [
      'With less than three days to apply it is not offered',
      place('2026-11-20T03:00:00Z', { closesAt: at('2026-11-23T02:59:00Z') }),
      null,
    ],
    [
      'A second one does not hold the place longer than the first',
      place('2026-11-23T03:00:00Z', { createdAt: at('2026-11-20T03:00:00Z') }),
      '2026-11-27T14:59:59.000Z',
    ],
    [
      'A second one with less than two days left is not offered',
      place('2026-11-26T03:00:00Z', { createdAt: at('2026-11-20T03:00:00Z') }),
      null,
    ],
  ];
  test.each(cases)('%s', (_name, given, end) => {
    expect(transferEnds(given)?.toISOString() ?? null).toBe(end);
  });
});

describe('what is due for a transfer', () => {
  const held = at('2026-11-27T14:59:59Z');

  test('The money is to be sent a day before the place is given up', () => {
    expect(transferBy(held).toISOString()).toBe('2026-11-26T14:59:59.000Z');
  });

  const steps: [now: string, step: string, next: string][] = [
    ['2026-11-20T03:00:00Z', 'remind', '2026-11-25T14:59:59.000Z'],
    ['2026-11-25T14:59:59Z', 'remind', '2026-11-26T14:59:59.000Z'],
    ['2026-11-26T14:59:59Z', 'ask-organizer', '2026-11-27T14:59:59.000Z'],
    ['2026-11-27T14:59:59Z', 'give-up', '2026-11-27T14:59:59.000Z'],
  ];
  test.each(steps)('At %s the step is %s, and the next one at %s', (now, step, next) => {
    expect(transferStep(at(now), held)).toBe(step);
    expect(nextTransferStep(at(now), held).toISOString()).toBe(next);
  });

  test('Who chooses it on the last evening is not reminded at the same time', () => {
    expect(nextTransferStep(at('2026-11-25T10:00:00Z'), held)).toEqual(transferBy(held));
  });
});

describe('what was received for a sum', () => {
  test.each([
    ['the sum', 2000, 2000, 0, 0],
    ['one yen too little', 2000, 1999, 1, 0],
    ['one yen too much', 2000, 2001, 0, 1],
  ])('For %s', (_name, totalYen, receivedYen, missingYen, surplusYen) => {
    expect(balanceOf({ totalYen, receivedYen })).toEqual({ missingYen, surplusYen });
  });
});
