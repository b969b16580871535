import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../publishing.contract.ts';

export const publish = call(contract.publish);
export const edit = call(contract.edit);
export const chooseSport = call(contract.chooseSport);
export const setUnlisted = call(contract.setUnlisted);
export const closeEntries = call(contract.close);
export const reopenEntries = call(contract.reopen);
export const cancelTournament = call(contract.cancel);
const mine = call(contract.mine);
const cancellation = call(contract.cancellation);
const findOwn = call(contract.findOwn);

/** One tournament, as its organizer sees it; not stored on the phone. */
export const ownTournamentQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'tournament', id],
    queryFn: async ({ signal }) => unwrap(await findOwn({ params: { id }, signal })).tournament,
    meta: { persist: false },
  });

/** The effects of a cancellation now; people come and go, so it is read each time. */
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
