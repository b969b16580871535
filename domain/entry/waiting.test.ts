import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Waiting from './waiting.ts';

const HOUR = 3_600_000;

describe('an offered place', () => {
  it('An offered place is held for a day, and never beyond the latest end that it may have', () => {
    expect(Waiting.offerEnds(0, 100 * HOUR)).toBe(24 * HOUR);
    expect(Waiting.offerEnds(0, 5 * HOUR)).toBe(5 * HOUR);
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (now, latest) => {
        expect(Waiting.offerEnds(now, latest)).toBeLessThanOrEqual(latest);
      }),
    );
  });
});

describe('places to offer', () => {
  it('The places to offer are those that nobody holds, while applications are open', () => {
    expect(Waiting.placesToOffer({ participantLimit: 8, placesTaken: 6 }, true)).toBe(2);
    expect(Waiting.placesToOffer({ participantLimit: 8, placesTaken: 8 }, true)).toBe(0);
    expect(Waiting.placesToOffer({ participantLimit: 8, placesTaken: 6 }, false)).toBe(0);
  });
});
