import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type { Topic } from '#platform/web/api/topics.ts';
import * as contract from '../joining.contract.ts';

const find = call(contract.find);
const listMine = call(contract.listMine);

/** The topics to read again when the members of a group change. */
export const MEMBER_READS: readonly Topic[] = ['groups', 'practice', 'notifications', 'home'];

export const answerRequest = call(contract.answer);
export const readmit = call(contract.readmit);
export const renewCode = call(contract.renewCode);
export const withdrawRequest = call(contract.withdraw);

type Joining = Output<typeof contract.find>;
export type Request = Joining['requests'][number];
export type Barred = Joining['barred'][number];

/** Its key is below the group's key: a change of the group invalidates it, too. Not stored on the phone. */
export const joiningQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['groups', groupId, 'joining'],
    staleTime: 0,
    meta: { persist: false },
    queryFn: async ({ signal }) => unwrap(await find({ params: { id: groupId }, signal })),
  });

export const myRequestsQuery = queryOptions({
  queryKey: ['groups', 'requests'],
  staleTime: 0,
  queryFn: async ({ signal }) => unwrap(await listMine({ signal })).requests,
});
