import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../notices.contract.ts';

export type NoticePage = Output<typeof contract.list>;
export type Notice = NoticePage['notices'][number];

const list = call(contract.list);
export const markAllRead = call(contract.markAllRead);
export const markOne = call(contract.markOne);

/** My notifications, newest first, a page at a time; another phone may have read some. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: ['notices'],
  staleTime: 0,
  queryFn: async ({ pageParam, signal }) =>
    unwrap(await list({ query: pageParam ? { cursor: pageParam } : {}, signal })),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
