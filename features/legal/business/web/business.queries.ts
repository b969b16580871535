import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../business.contract.ts';

export type Business = Output<typeof contract.find>;

const read = call(contract.find);

export const businessQuery = queryOptions({
  queryKey: ['business'],
  queryFn: async ({ signal }) => unwrap(await read({ signal })),
});
