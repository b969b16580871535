import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Rating from './rating.ts';

describe('the first rating', () => {
  // Spec section 9, "Initial rating by experience level".
  it.each([
    ['S', 2000, 100],
    ['A', 1800, 500],
    ['B', 1600, 1000],
    ['C', 1400, 2000],
    ['D', 1200, 3500],
    ['E', 1000, 4500],
  ] as const)(
    'The first rating of level %s is %i points, place %i of 5000',
    (level, points, place) => {
      expect(Rating.initial(level)).toEqual({ points, rank: level, place, players: 5000 });
    },
  );

  it('The first rating of an unknown level is that of E', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !Rating.isLevel(text)),
        (text) => {
          expect(Rating.initial(text)).toEqual(Rating.initial('E'));
        },
      ),
    );
  });
});
