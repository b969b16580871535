import type { GivenKnockoutResults } from '../../results.record.contract.ts';
import type { GivenResults } from './groups-in-play.ts';

export type GivenKnockout = GivenKnockoutResults;

/** Whether the results are those of a knockout; of groups otherwise. */
export function isOfKnockout(results: GivenResults | GivenKnockout): results is GivenKnockout {
  return 'marks' in results;
}
