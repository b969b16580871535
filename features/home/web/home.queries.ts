import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../home.contract.ts';

export type Home = Output<typeof contract.home>;

const home = call(contract.home);

/** Everything that the home screen shows, in one read. */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: async ({ signal }) => unwrap(await home({ signal })),
});
