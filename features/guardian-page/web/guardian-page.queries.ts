import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { RatedPeriod, ReasonsQuery } from '#features/ratings/web/ratings.queries.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { pollUntilGone } from '#platform/web/api/poll.ts';
import * as contract from '../guardian-page.contract.ts';

export const confirmPlayer = call(contract.confirm);
export const declinePlayer = call(contract.decline);
export const endPlayer = call(contract.end);
export const chooseNameDisplay = call(contract.chooseNameDisplay);
export const withdrawEntry = call(contract.withdraw);
export const takeBack = call(contract.takeBack);
export const requestLink = call(contract.requestLink);

const open = call(contract.open);
const entries = call(contract.entries);
const day = call(contract.day);
const rates = call(contract.rates);
const reasons = call(contract.reasons);
export const hidePlayer = call(contract.hide);

export type Page = Output<typeof contract.open>;
export type Player = Page['players'][number];
export type GuardedEntry = Output<typeof contract.entries>['entries'][number];
export type When = 'coming' | 'past';

/** It may be anybody's phone: nothing is stored on the device, nor cached in memory after the page is left. */
const unstored = { meta: { persist: false }, gcTime: 0 } as const;

/** The players of the guardian who holds a mailed link; refused with LINK_UNKNOWN or LINK_EXPIRED. */
export function guardianPageQuery(secret: string) {
  return queryOptions({
    queryKey: ['guardian-page', secret],
    queryFn: async ({ signal }) => unwrap(await open({ body: { secret }, signal })),
    staleTime: 0,
    ...unstored,
  });
}

/** Parents look now and then; in milliseconds. */
const LIVE = 60_000;

/** A player's matches of today. */
export function guardedDayQuery(secret: string, id: string) {
  return queryOptions({
    queryKey: ['guardian-page', secret, id, 'day'],
    queryFn: async ({ signal }) => unwrap(await day({ params: { id }, body: { secret }, signal })),
    staleTime: 0,
    refetchInterval: pollUntilGone(LIVE),
    ...unstored,
  });
}

/** What moves a player's rates. */
export function guardedRatesQuery(secret: string, id: string) {
  return queryOptions({
    queryKey: ['guardian-page', secret, id, 'rates'],
    queryFn: async ({ signal }) =>
      unwrap(await rates({ params: { id }, body: { secret }, signal })),
    staleTime: 0,
    ...unstored,
  });
}

/** What each match of a period did to a player's rate. */
export function guardedReasonsQuery(secret: string, id: string, period: RatedPeriod): ReasonsQuery {
  const { id: periodId, discipline } = period;
  return {
    queryKey: ['guardian-page', secret, id, 'reasons', periodId, discipline],
    queryFn: async ({ signal }) =>
      unwrap(await reasons({ params: { id, periodId }, body: { secret, discipline }, signal })),
    ...unstored,
  };
}

/** One player's entries, a page at a time. */
export function guardedEntriesQuery(secret: string, id: string, when: When) {
  return infiniteQueryOptions({
    queryKey: ['guardian-page', secret, id, when],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await entries({ params: { id }, body: { secret, when, cursor: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    ...unstored,
  });
}
