import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as contract from '../notices.contract.ts';

export type NoticePage = Output<typeof contract.list>;
export type Notice = NoticePage['notices'][number];

const list = call<typeof contract.list>('GET', '/api/notices');
export const markAllRead = call<typeof contract.markAllRead>('POST', '/api/notices/read');
export const markOne = call<typeof contract.markOne>('PUT', '/api/notices/:id/read');

/** My notifications, newest first, a page at a time; another phone may have read some. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: ['notices'],
  staleTime: 0,
  queryFn: async ({ pageParam, signal }) =>
    unwrap(await list({ query: pageParam ? { cursor: pageParam } : {}, signal })),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
