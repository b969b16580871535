import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as contract from '../notices.contract.ts';

export type Notice = Output<typeof contract.list>['notices'][number];

const list = call<typeof contract.list>('GET', '/api/notices');
export const markRead = call<typeof contract.markRead>('POST', '/api/notices/read');

/** My notifications, newest first, a page at a time. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: ['notices'],
  queryFn: async ({ pageParam, signal }) =>
    unwrap(await list({ query: pageParam ? { cursor: pageParam } : {}, signal })),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
