import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as contract from '../waiting-list.contract.ts';

export type Waiting = Output<typeof contract.mine>['waiting'][number];

export const joinLine = call<typeof contract.join>('POST', '/api/entries/waiting');
export const leaveLine = call<typeof contract.leave>('POST', '/api/entries/waiting/:id/leave');
const mine = call<typeof contract.mine>('GET', '/api/entries/waiting');

/** Every line that I stand in. Under the entries' key: what changes those changes this. */
export const myLinesQuery = queryOptions({
  queryKey: ['entries', 'waiting'],
  queryFn: async ({ signal }) => unwrap(await mine({ signal })).waiting,
});
