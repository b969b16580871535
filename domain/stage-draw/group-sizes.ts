import { ok, type Result, refuse } from '#domain/common/result.ts';
import { sizes } from '#domain/groups/groups.ts';
import { groupLimits, type WantedSize } from '#domain/groups/vocabulary.ts';
import type { GroupSize, StageRefusal } from './vocabulary.ts';

/**
 * How many are in each group, largest first. Refuses fewer than three players, more than 128 groups, and more than
 * five where one group is asked for. Source: next.md, B4 and B10.
 */
export function groupsOfSize(
  players: number,
  size: GroupSize,
): Result<readonly number[], Exclude<StageRefusal, 'TOO_FEW'>> {
  const found = sizes(players, wantedOf(size));
  if (!found) return refuse('GROUP_TOO_SMALL');
  const most = size === 'one' ? 1 : groupLimits.mostGroups;
  return found.length > most ? refuse('TOO_MANY') : ok(found);
}

/** The size that is asked of the engine: one group is as large as a group may be. */
export function wantedOf(size: GroupSize): WantedSize {
  return size === 'one' ? groupLimits.largest : size;
}
