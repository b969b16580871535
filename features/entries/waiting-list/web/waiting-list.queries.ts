import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../waiting-list.contract.ts';

export type Waiting = Output<typeof contract.mine>['waiting'][number];

export const joinLine = call(contract.join);
export const leaveLine = call(contract.leave);
const mine = call(contract.mine);

/** Every line that I stand in. Under the entries' key: what changes those changes this. */
export const myLinesQuery = queryOptions({
  queryKey: ['entries', 'waiting'],
  queryFn: async ({ signal }) => unwrap(await mine({ signal })).waiting,
});
