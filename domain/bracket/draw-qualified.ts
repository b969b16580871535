import { ok, type Result, refuse } from '#domain/common/result.ts';
import { isRandomSeed } from './lot.ts';
import { constraintChecks } from './qualified-constraints.ts';
import { qualifiedLines } from './qualified-lines.ts';
import { asRecorded, matchesFrom } from './recorded.ts';
import {
  type Draw,
  type DrawRefusal,
  type Entrant,
  limits,
  qualifiedMethod,
  type Tradition,
} from './vocabulary.ts';

/** The most of one group who can go on; a group has at most five (competition.md). */
const mostPerGroup = 5;

/**
 * Makes the knockout after groups: `groups` are those who go on, each group in its final order, by the ids of `entrants`.
 * It records the groups and, for each constraint, how often it could not be had. The same groups, entrants (in any order)
 * and random seed give the same draw.
 *
 * Refuses fewer than 2 or more than 512 players, an id used twice, a group that sends nobody or more than
 * five, an entrant without a group and the reverse, and a random seed out of range.
 */
export function drawQualified(
  entrants: readonly Entrant[],
  groups: readonly (readonly string[])[],
  options: { readonly randomSeed: number; readonly tradition: Tradition },
): Result<Draw, DrawRefusal> {
  const { randomSeed, tradition } = options;
  const refusal = objection(entrants, groups, randomSeed);
  if (refusal) return refuse(refusal);
  const inOrder = entrants.map(asRecorded).sort((one, other) => (one.id < other.id ? -1 : 1));
  const clubs = new Map(inOrder.map(({ id, club }) => [id, club]));
  const clubOf = (id: string) => clubs.get(id);
  const lines = qualifiedLines(groups, { randomSeed, tradition, clubOf });
  return ok({
    method: qualifiedMethod,
    tradition,
    placing: 'seeded',
    randomSeed,
    size: lines.length,
    rounds: Math.log2(lines.length),
    entrants: inOrder,
    seeds: groups.map((group) => group[0]!),
    groups: groups.map((group) => [...group]),
    constraints: constraintChecks(lines, groups, clubOf),
    matches: matchesFrom(lines),
  });
}

function objection(
  entrants: readonly Entrant[],
  groups: readonly (readonly string[])[],
  randomSeed: number,
): DrawRefusal | null {
  const ids = groups.flat();
  if (ids.length < limits.fewestPlayers) return 'TOO_FEW_PLAYERS';
  if (ids.length > limits.mostPlayers) return 'TOO_MANY_PLAYERS';
  const known = new Set(entrants.map(({ id }) => id));
  if (known.size < entrants.length || new Set(ids).size < ids.length) return 'DUPLICATE_PLAYER';
  const sends = groups.every(({ length }) => length > 0 && length <= mostPerGroup);
  if (!sends || known.size !== ids.length || !ids.every((id) => known.has(id))) {
    return 'INVALID_GROUPS';
  }
  return isRandomSeed(randomSeed) ? null : 'INVALID_RANDOM_SEED';
}
