import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../merging.contract.ts';

const find = call(contract.find);
const own = call(contract.own);

export const mergeMembers = call(contract.merge);
export const undoMerge = call(contract.undo);

export type Merge = Output<typeof contract.find>['merges'][number];

/** Its key is below the group's key: a change of the group invalidates it, too. Not stored on the phone. */
export const mergesQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['groups', groupId, 'merges'],
    staleTime: 0,
    meta: { persist: false },
    queryFn: async ({ signal }) => unwrap(await find({ params: { id: groupId }, signal })).merges,
  });

export const ownMergesQuery = queryOptions({
  queryKey: ['groups', 'own-merges'],
  staleTime: 0,
  meta: { persist: false },
  queryFn: async ({ signal }) => unwrap(await own({ signal })).merges,
});
