import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { membersChanged } from '../../web/groups.queries.ts';
import * as contract from '../roster.contract.ts';

export type Roster = Output<typeof contract.find>;
export type Pupil = Roster['pupils'][number];

const find = call(contract.find);

export const saveSheet = call(contract.saveSheet);
export const savePupil = call(contract.savePupil);
export const removePupil = call(contract.removePupil);
export const orderPupils = call(contract.orderPupils);
export const importPupils = call(contract.importPupils);
export const advanceGrades = call(contract.advanceGrades);

/** Its key is below the group's key: a change of the group invalidates it, too. Not stored on the phone. */
export const rosterQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['groups', groupId, 'roster'],
    staleTime: 0,
    meta: { persist: false },
    queryFn: async ({ signal }) => unwrap(await find({ params: { id: groupId }, signal })),
  });

/** Caches the answer of a change; what else shows the group is read again when it is opened. */
export function rosterSaved(roster: Roster): void {
  const { queryKey } = rosterQuery(roster.groupId);
  const group = ['groups', roster.groupId] as const;
  void queryClient.invalidateQueries({ queryKey: group, refetchType: 'none' });
  queryClient.setQueryData(queryKey, roster);
  membersChanged(roster.groupId);
}
