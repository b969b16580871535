import { describe, expect, it } from 'vitest';
import { type CustomOptions, customFormat } from './custom-format.ts';
import { judge } from './judge.ts';

const plain: CustomOptions = { to: 15, lead: 2, bestOf: 3 };

describe('a format of one’s own', () => {
  it('A format of one’s own is judged like any other', () => {
    const made = customFormat({ ...plain, cap: 17, decidingSet: { to: 7, lead: 1 } });
    expect(made).toEqual({
      ok: true,
      value: {
        id: 'custom',
        sport: 'unspecified',
        code: 'SET3-S:TB15-F:TB7NOAD',
        bestOf: 3,
        set: { kind: 'points', to: 15, lead: 2, cap: 17 },
        decidingSet: { kind: 'points', to: 7, lead: 1 },
      },
    });
    if (!made.ok) return;
    const sets = [
      { player1: 17, player2: 16 },
      { player1: 9, player2: 15 },
      { player1: 7, player2: 6 },
    ];
    expect(judge(made.value, sets)).toMatchObject({ state: 'decided', winner: 'player1' });
  });

  it('A format of one’s own belongs to the sport given', () => {
    expect(customFormat({ ...plain, sport: 'badminton' })).toMatchObject({
      value: { sport: 'badminton', code: 'SET3-S:TB15' },
    });
  });

  it.each([
    ['a target of 1 and one set', { to: 1, lead: 1, bestOf: 1 }],
    ['a target of 99', { to: 99, lead: 2, bestOf: 7 }],
    ['a cap of one above the target', { to: 15, lead: 2, cap: 16, bestOf: 5 }],
    ['a cap of 99', { to: 15, lead: 2, cap: 99, bestOf: 5 }],
  ])('A format of one’s own may have %s', (_name, options) => {
    expect(customFormat(options).ok).toBe(true);
  });

  it.each([
    ['a target of 0', { to: 0 }, 'INVALID_TARGET'],
    ['a target of 100', { to: 100 }, 'INVALID_TARGET'],
    ['a target of 10.5', { to: 10.5 }, 'INVALID_TARGET'],
    ['a target that is no number', { to: Number.NaN }, 'INVALID_TARGET'],
    ['a lead of 0', { lead: 0 }, 'INVALID_LEAD'],
    ['a lead of 3', { lead: 3 }, 'INVALID_LEAD'],
    ['a cap below the target', { cap: 14 }, 'INVALID_CAP'],
    ['a cap at the target', { cap: 15 }, 'INVALID_CAP'],
    ['a cap of 100', { cap: 100 }, 'INVALID_CAP'],
    ['a cap with a lead of 1', { lead: 1, cap: 20 }, 'INVALID_CAP'],
    ['an even number of sets', { bestOf: 2 }, 'INVALID_BEST_OF'],
    ['nine sets', { bestOf: 9 }, 'INVALID_BEST_OF'],
    ['a wrong target of the deciding set', { decidingSet: { to: 0, lead: 2 } }, 'INVALID_TARGET'],
    [
      'a deciding set besides its only one',
      { bestOf: 1, decidingSet: { to: 7, lead: 2 } },
      'INVALID_DECIDING_SET',
    ],
  ])('A format of one’s own cannot have %s', (_name, options, code) => {
    expect(customFormat({ ...plain, ...options })).toEqual({ ok: false, code });
  });
});
