import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as contract from '../publishing.contract.ts';

export const publish = call<typeof contract.publish>('POST', '/api/tournaments');
export const edit = call<typeof contract.edit>('PUT', '/api/tournaments/:id');
export const closeEntries = call<typeof contract.close>('POST', '/api/tournaments/:id/close');
export const reopenEntries = call<typeof contract.reopen>('POST', '/api/tournaments/:id/reopen');
export const cancelTournament = call<typeof contract.cancel>('POST', '/api/tournaments/:id/cancel');
const mine = call<typeof contract.mine>('GET', '/api/tournaments/mine');
const cancellation = call<typeof contract.cancellation>('GET', '/api/tournaments/:id/cancellation');
const findOwn = call<typeof contract.findOwn>('GET', '/api/tournaments/:id/own');

/** One tournament, as its organizer sees it; not kept on the phone. */
export const ownTournamentQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'tournament', id],
    queryFn: async ({ signal }) => unwrap(await findOwn({ params: { id }, signal })).tournament,
    meta: { persist: false },
  });

/** What cancelling would do now; people come and go, so it is asked each time. */
export const cancellationQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'cancellation', id],
    queryFn: async ({ signal }) => unwrap(await cancellation({ params: { id }, signal })),
    staleTime: 0,
    meta: { persist: false },
  });

/** My organization's tournaments, a page at a time. */
export const ownTournamentsQuery = (when: 'coming' | 'past') =>
  infiniteQueryOptions({
    queryKey: ['organizer', 'tournaments', when],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await mine({ query: { when, cursor: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    meta: { persist: false },
  });
