import { fieldsByPlace, type PlaceRange } from '#domain/bracket/further-stages.ts';
import { acrossGroups } from './across.ts';
import { rangesAfter } from './next-stage.ts';
import { finalOrder, type GroupState } from './standings.ts';
import type { GoingOnRules } from './vocabulary.ts';

/** Who plays in one knockout after the groups. */
export interface GoingOn {
  readonly range: PlaceRange;
  /** By group, each in its final order; the groups of the best first, where their results order them. Groups that send nobody are left out. */
  readonly groups: readonly (readonly string[])[];
}

/** Who goes on from the groups of a stage, or what must happen before it is known. Groups are counted from 1. */
export type AfterGroups =
  | { readonly state: 'open'; readonly groups: readonly number[] }
  /** Every match is over, but lots must decide places of these groups. */
  | { readonly state: 'lots-needed'; readonly groups: readonly number[] }
  | { readonly state: 'ready'; readonly fields: readonly GoingOn[] };

/**
 * The fields of the knockouts after the groups. Nobody goes on before every place of every group is decided, because
 * the draw separates those who come from one group. The order of the groups is that of the seeds in the knockouts: as they were drawn, or
 * by the results of the best whom each sends. A knockout for which nobody is left has no field.
 *
 * Source: next.md, B4 and B5.
 */
export function afterGroups(
  states: readonly GroupState[],
  { next, order = 'seeds' }: GoingOnRules,
): AfterGroups {
  const groupsWhere = (isSo: (state: GroupState) => boolean) =>
    states.flatMap((state, at) => (isSo(state) ? [at + 1] : []));
  const open = groupsWhere(({ isFinal, needsLots }) => !isFinal && !needsLots);
  if (open.length > 0) return { state: 'open', groups: open };
  const tied = groupsWhere(({ needsLots }) => needsLots);
  if (tied.length > 0) return { state: 'lots-needed', groups: tied };
  const ranges = rangesAfter(next);
  const fields = fieldsByPlace(states.map(finalOrder), ranges);
  if (!fields.ok) throw new Error(`the places after the groups overlap: ${next}`);
  const better = acrossGroups(states);
  return {
    state: 'ready',
    fields: ranges.flatMap((range, at) => {
      const found = fields.value[at] ?? [];
      const groups =
        order === 'results' ? found.toSorted(([one], [other]) => better(one!, other!)) : found;
      return groups.length === 0 ? [] : [{ range, groups }];
    }),
  };
}
