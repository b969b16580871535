import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../tournaments.contract.ts';
import type { Criteria } from './parts/criteria.ts';

const list = call(contract.list);

export type Listing = Output<typeof contract.list>['tournaments'][number];

/** Coming tournaments that meet the criteria, a page at a time; the old ones stay while others load. */
export function tournamentsQuery({ search, prefecture, level, eventType }: Criteria) {
  return infiniteQueryOptions({
    queryKey: ['tournaments', 'list', { search, prefecture, level, eventType }],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await list({
          query: {
            q: search || undefined,
            prefecture: prefecture || undefined,
            level: level || undefined,
            eventType: eventType || undefined,
            cursor: pageParam,
          },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
