import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { readAgain } from '#platform/web/api/read-again.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import * as contract from '../groups.contract.ts';
import * as joining from '../joining/joining.contract.ts';

export type Group = Output<typeof contract.find>;
export type GroupInList = Output<typeof contract.listMine>['groups'][number];

export const createGroup = call(contract.create);
export const saveGroup = call(contract.save);
export const chooseSport = call(contract.chooseSport);
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
    // Shown immediately from the cache, but always fetched: nobody should edit an old copy.
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await find({ params: { id }, signal })),
  });

/** By which practice caches the members from whom it chooses players: a change of the group makes them old. */
export const participantsKey = (groupId: number) => ['practice', 'participants', groupId] as const;

/** The lists of members from which players are chosen for practice are read again. */
export function membersChanged(groupId: number): void {
  void queryClient.invalidateQueries({ queryKey: participantsKey(groupId) });
}

/** Caches the response of a save. */
export function groupSaved(group: Group): void {
  const { queryKey } = groupQuery(group.id);
  queryClient.setQueryData(queryKey, group);
  // A member who was removed from the list is now on the list of barred people.
  void queryClient.invalidateQueries({ queryKey: ['groups', group.id, 'joining'] });
  void queryClient.invalidateQueries({ queryKey: ['groups', group.id, 'merges'] });
  void queryClient.invalidateQueries({ queryKey: myGroupsQuery.queryKey });
  membersChanged(group.id);
}

/** Invalidates a group that this person no longer sees, without a refetch: its screen is still mounted. */
export function groupGone(id: number): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: groupQuery(id).queryKey, refetchType: 'none' });
  return readAgain(queryClient, { queryKey: myGroupsQuery.queryKey });
}

/** Reads the group on the screen again; gives null where it cannot be read, such as without a signal. */
export async function freshGroup(id: number): Promise<Group | null> {
  const { queryKey } = groupQuery(id);
  await readAgain(queryClient, { queryKey, exact: true });
  const read = queryClient.getQueryState(queryKey);
  return read?.data && !read.isInvalidated ? read.data : null;
}
