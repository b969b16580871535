/** Groups as a draw: made once, recorded, re-run by anybody, and amended beside the record. */
import { asRecorded } from '#domain/bracket/recorded.ts';
import type { Entrant } from '#domain/bracket/vocabulary.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { withExchangedEntrants } from './exchanged.ts';
import { makeGroups } from './groups.ts';
import { groupsRefusal } from './refusal.ts';
import {
  type GroupsAmendment,
  type GroupsAmendmentRefusal,
  type GroupsDraw,
  type GroupsRefusal,
  groupsMethod,
  type WantedSize,
} from './vocabulary.ts';

/**
 * Draws groups and records what they were made from. The same entrants in any order and the same random seed give the
 * same groups. Refuses as `groupsRefusal` does.
 */
export function drawGroups(
  entrants: readonly Entrant[],
  { wanted, randomSeed }: { readonly wanted: WantedSize; readonly randomSeed: number },
): Result<GroupsDraw, GroupsRefusal> {
  const refusal = groupsRefusal(entrants, { wanted, randomSeed });
  if (refusal) return refuse(refusal);
  const inOrder = entrants.map(asRecorded).sort((one, other) => (one.id < other.id ? -1 : 1));
  const groups = makeGroups(inOrder, { wanted, randomSeed });
  const method = groupsMethod;
  return ok({ kind: 'groups', method, wanted, randomSeed, entrants: inOrder, groups });
}

/** Draws the groups again from their record: it proves that they were drawn by lot. */
export function redrawGroups(made: GroupsDraw): Result<GroupsDraw, GroupsRefusal> {
  return drawGroups(made.entrants, made);
}

/**
 * Two entrants of different groups take each other's place, and number in the group. Refuses somebody who is in no
 * group, and two of one group.
 */
export function amendGroups(
  draw: GroupsDraw,
  { entrants: [one, other] }: GroupsAmendment,
): Result<GroupsDraw, GroupsAmendmentRefusal> {
  const groupOf = (id: string) => draw.groups.findIndex((group) => group.includes(id));
  if (groupOf(one) < 0 || groupOf(other) < 0) return refuse('UNKNOWN_PLAYER');
  if (groupOf(one) === groupOf(other)) return refuse('SAME_GROUP');
  return ok(withExchangedEntrants(draw, [one, other]));
}
