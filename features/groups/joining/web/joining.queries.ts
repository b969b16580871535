import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as contract from '../joining.contract.ts';

const find = call<typeof contract.find>('GET', '/api/groups/:id/joining');
const listMine = call<typeof contract.listMine>('GET', '/api/groups/requests');

export const answerRequest = call<typeof contract.answer>(
  'POST',
  '/api/groups/:id/requests/:requestId',
);
export const readmit = call<typeof contract.readmit>(
  'POST',
  '/api/groups/:id/members/:memberId/readmit',
);
export const renewCode = call<typeof contract.renewCode>('POST', '/api/groups/:id/code');
export const withdrawRequest = call<typeof contract.withdraw>('DELETE', '/api/groups/:id/request');

type Joining = Output<typeof contract.find>;
export type Request = Joining['requests'][number];
export type Barred = Joining['barred'][number];

/** Under the group's own key: what changes the group changes this, too. Not stored on the phone. */
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
