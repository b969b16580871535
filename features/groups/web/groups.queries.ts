import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import * as contract from '../groups.contract.ts';
import * as joining from '../joining/joining.contract.ts';

export type Group = Output<typeof contract.find>;
export type GroupInList = Output<typeof contract.listMine>['groups'][number];

export const createGroup = call(contract.create);
export const saveGroup = call(contract.save);
export const removeGroup = call(contract.remove);
export const joinGroup = call(joining.join);
export const leaveGroup = call(contract.leave);

const listMine = call(contract.listMine);
const find = call(contract.find);

export const myGroupsQuery = queryOptions({
  queryKey: ['groups', 'mine'],
  staleTime: 0,
  queryFn: async ({ signal }) => unwrap(await listMine({ signal })).groups,
});

export const groupQuery = (id: number) =>
  queryOptions({
    queryKey: ['groups', id],
    // Shown at once from what is kept, but always asked for: nobody should edit an old copy.
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await find({ params: { id }, signal })),
  });

/** Takes over what a save answered. */
export function groupSaved(group: Group): void {
  const { queryKey } = groupQuery(group.id);
  queryClient.setQueryData(queryKey, group);
  // Who was taken off the list is on another one now.
  void queryClient.invalidateQueries({ queryKey: ['groups', group.id, 'joining'] });
  void queryClient.invalidateQueries({ queryKey: myGroupsQuery.queryKey });
}

/** What this person no longer sees; the screen that shows it is still leaving, so it must not ask again. */
export function groupGone(id: number): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: groupQuery(id).queryKey, refetchType: 'none' });
  return queryClient.invalidateQueries({ queryKey: myGroupsQuery.queryKey });
}

/** The group as it stands at this moment. */
export function freshGroup(id: number): Promise<Group> {
  return queryClient.fetchQuery(groupQuery(id));
}
