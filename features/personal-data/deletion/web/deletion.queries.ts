import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../deletion.contract.ts';

export type Plan = Output<typeof contract.plan>;

const readPlan = call(contract.plan);
export const leave = call(contract.leave);

/** Always read again: money depends on it. */
export const planQuery = queryOptions({
  queryKey: ['leaving'],
  queryFn: async ({ signal }) => unwrap(await readPlan({ signal })),
  staleTime: 0,
  meta: { persist: false },
});
