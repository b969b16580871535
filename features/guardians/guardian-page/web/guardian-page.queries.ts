import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as contract from '../guardian-page.contract.ts';

const PLAYERS = '/api/guardian-page/players/:id' as const;

export const confirmPlayer = call<typeof contract.confirm>('POST', `${PLAYERS}/confirm`);
export const declinePlayer = call<typeof contract.decline>('POST', `${PLAYERS}/decline`);
export const endPlayer = call<typeof contract.end>('POST', `${PLAYERS}/end`);
export const chooseNameDisplay = call<typeof contract.chooseNameDisplay>(
  'POST',
  `${PLAYERS}/name-display`,
);
export const withdrawEntry = call<typeof contract.withdraw>(
  'POST',
  `${PLAYERS}/entries/:entryId/withdraw`,
);
export const requestLink = call<typeof contract.requestLink>('POST', '/api/guardian-page/link');

const open = call<typeof contract.open>('POST', '/api/guardian-page/open');
const entries = call<typeof contract.entries>('POST', `${PLAYERS}/entries`);

export type Page = Output<typeof contract.open>;
export type Player = Page['players'][number];
export type GuardedEntry = Output<typeof contract.entries>['entries'][number];
export type When = 'coming' | 'past';

/** It may be anybody's phone: nothing of it is kept on the device, nor in memory once it is left. */
const unkept = { meta: { persist: false }, gcTime: 0 } as const;

/** Whom the reader of a mailed link looks after; refused with LINK_UNKNOWN or LINK_EXPIRED. */
export function guardianPageQuery(secret: string) {
  return queryOptions({
    queryKey: ['guardian-page', secret],
    queryFn: async ({ signal }) => unwrap(await open({ body: { secret }, signal })),
    staleTime: 0,
    ...unkept,
  });
}

/** One player's entries, a page at a time. */
export function guardedEntriesQuery(secret: string, id: string, when: When) {
  return infiniteQueryOptions({
    queryKey: ['guardian-page', secret, id, when],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await entries({ params: { id }, body: { secret, when, cursor: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    ...unkept,
  });
}
