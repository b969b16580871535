import type { Result } from '#domain/common/result.ts';
import { draw } from './draw.ts';
import { drawQualified } from './draw-qualified.ts';
import type { Draw, DrawRefusal } from './vocabulary.ts';

/** Makes the draw again from its record, before any match: it proves that the draw was by lot. */
export function redraw(made: Draw): Result<Draw, DrawRefusal> {
  const { entrants, randomSeed, tradition, placing, seeds, groups } = made;
  if (groups) return drawQualified(entrants, groups, { randomSeed, tradition });
  return draw(entrants, {
    randomSeed,
    tradition,
    placing,
    ...(made.chosenSeeds ? { seeds } : { seedCount: seeds.length }),
  });
}
