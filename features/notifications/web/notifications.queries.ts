import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../notifications.contract.ts';

export type NotificationPage = Output<typeof contract.list>;
export type Notification = NotificationPage['notifications'][number];

const list = call(contract.list);
export const markAllRead = call(contract.markAllRead);
export const markOne = call(contract.markOne);

/** My notifications, newest first, a page at a time; another phone may have read some. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications'],
  staleTime: 0,
  queryFn: async ({ pageParam, signal }) =>
    unwrap(await list({ query: pageParam ? { cursor: pageParam } : {}, signal })),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
