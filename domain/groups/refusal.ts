import { isRandomSeed } from '#domain/bracket/lot.ts';
import type { Entrant } from '#domain/bracket/vocabulary.ts';
import { sizes } from './groups.ts';
import { type GroupsRefusal, groupLimits, type WantedSize } from './vocabulary.ts';

/**
 * Why these entrants cannot be put into groups; null when they can. Refuses fewer than 3 players, more than 128
 * groups, an id used twice, a rating that is not a number, and a random seed that is no 32-bit number.
 *
 * Source: next.md, B4 and B10.
 */
export function groupsRefusal(
  entrants: readonly Entrant[],
  { wanted, randomSeed }: { readonly wanted: WantedSize; readonly randomSeed: number },
): GroupsRefusal | null {
  const groups = sizes(entrants.length, wanted);
  if (!groups) return 'GROUP_TOO_SMALL';
  if (groups.length > groupLimits.mostGroups) return 'TOO_MANY';
  if (new Set(entrants.map(({ id }) => id)).size < entrants.length) return 'DUPLICATE_PLAYER';
  if (entrants.some(({ rating }) => rating !== undefined && !Number.isFinite(rating))) {
    return 'INVALID_RATING';
  }
  return isRandomSeed(randomSeed) ? null : 'INVALID_RANDOM_SEED';
}
