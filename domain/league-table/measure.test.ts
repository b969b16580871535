import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Measure from './measure.ts';

const ratio = (won: number, lost: number) => ({ kind: 'ratio', won, lost }) as const;
const difference = (won: number, lost: number) => ({ kind: 'difference', won, lost }) as const;
const fewer = (value: number) => ({ kind: 'count', value, better: 'fewer' }) as const;
const more = (value: number) => ({ kind: 'count', value, better: 'more' }) as const;

describe('of two measures', () => {
  it.each([
    ['the larger ratio is ahead', ratio(5, 4), ratio(6, 5), -1],
    ['94:90 is ahead of 96:92, by less than rounding shows', ratio(94, 90), ratio(96, 92), -1],
    ['equal fractions are level', ratio(2, 4), ratio(1, 2), 0],
    ['nothing lost is ahead of any losses', ratio(1, 0), ratio(99, 1), -1],
    ['all ratios with nothing lost are level', ratio(1, 0), ratio(6, 0), 0],
    ['nothing played counts as even', ratio(0, 0), ratio(7, 7), 0],
    ['nothing played is ahead of a loss', ratio(0, 0), ratio(0, 1), -1],
    ['nothing played is behind a win', ratio(1, 0), ratio(0, 0), -1],
    ['losing little and losing much are level when nothing was won', ratio(0, 2), ratio(0, 9), 0],
    ['the larger difference is ahead', difference(5, 4), difference(9, 9), -1],
    ['the same difference is level', difference(94, 90), difference(96, 92), 0],
    ['more is ahead where more is better', more(3), more(2), -1],
    ['fewer is ahead where fewer is better', fewer(2), fewer(3), -1],
  ] as const)('When two measures are compared, %s', (_name, a, b, expected) => {
    expect(Math.sign(Measure.compare(a, b))).toBe(expected);
    expect(Math.sign(Measure.compare(b, a))).toBe(expected === 0 ? 0 : -expected);
  });

  it('Any three ratios are always in the same order, regardless of which two are compared', () => {
    const any = fc.record({ won: fc.nat(6), lost: fc.nat(6) });
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        const at = (x: typeof a, y: typeof a) =>
          Math.sign(Measure.compare(ratio(x.won, x.lost), ratio(y.won, y.lost)));
        if (at(a, b) <= 0 && at(b, c) <= 0) expect(at(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('A percentage of the whole gives the same order as won to lost', () => {
    const played = fc
      .record({ won: fc.nat(200), lost: fc.nat(200) })
      .filter(({ won, lost }) => won + lost > 0);
    fc.assert(
      fc.property(played, played, (a, b) => {
        const byShare = b.won * (a.won + a.lost) - a.won * (b.won + b.lost);
        const byRatio = Measure.compare(ratio(a.won, a.lost), ratio(b.won, b.lost));
        expect(Math.sign(byRatio)).toBe(Math.sign(byShare));
      }),
    );
  });
});
