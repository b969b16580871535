import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../waiting-list.contract.ts';

export type Waiting = Output<typeof contract.mine>['waiting'][number];

export const joinWaitlist = call(contract.join);
export const leaveWaitlist = call(contract.leave);
const mine = call(contract.mine);

/** Every waiting list that I am on. Its key is under that of the entries, because the same writes change both. */
export const myWaitlistQuery = queryOptions({
  queryKey: ['entries', 'waiting'],
  queryFn: async ({ signal }) => unwrap(await mine({ signal })).waiting,
});
