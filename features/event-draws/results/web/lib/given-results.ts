import type { DraftedDraw } from '../../../web/event-draws.queries.ts';
import type { GivenKnockoutResults } from '../../results.record.contract.ts';
import type { GivenResults } from './groups-in-play.ts';

export type GivenKnockout = GivenKnockoutResults;
type Given = NonNullable<DraftedDraw['results']>;

/** Whether the results are those of a knockout; of groups otherwise. */
export function isOfKnockout(results: GivenResults | GivenKnockout): results is GivenKnockout {
  return 'marks' in results;
}

/** Whether a match of the draw has a result, so that it can no longer be replaced. */
export function isPlayed(results: Given | null | undefined): boolean {
  if (!results) return false;
  if (isOfKnockout(results)) return results.marks.some(({ result }) => result !== null);
  return results.matches.length > 0;
}
