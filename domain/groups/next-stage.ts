import type { PlaceRange } from '#domain/bracket/further-stages.ts';
import type { NextStage } from './vocabulary.ts';

/** The places of the knockouts after the groups, one range for each knockout. Source: next.md, B5. */
export function rangesAfter(next: NextStage): readonly PlaceRange[] {
  return RANGES[next];
}

const RANGES: Readonly<Record<NextStage, readonly PlaceRange[]>> = {
  none: [],
  first: [{ from: 1, to: 1 }],
  'first-two': [{ from: 1, to: 2 }],
  'upper-lower': [
    { from: 1, to: 2 },
    { from: 3, to: null },
  ],
  placing: [
    { from: 1, to: 1 },
    { from: 2, to: 2 },
    { from: 3, to: null },
  ],
};
