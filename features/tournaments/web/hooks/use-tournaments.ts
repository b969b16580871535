import { useInfiniteQuery } from '@tanstack/react-query';
import { ownDataOf } from '#platform/web/api/read.ts';
import type { Criteria } from '../lib/criteria.ts';
import { tournamentsQuery } from '../tournaments.queries.ts';

export type Tournaments = ReturnType<typeof useTournaments>;

/** The tournaments that meet the criteria, page after page; the first request waits for `ready`. */
export function useTournaments(criteria: Criteria, ready: boolean) {
  const query = useInfiniteQuery({ ...tournamentsQuery(criteria), enabled: ready });
  const { isError, isPaused, refetch } = query;
  const shown = ownDataOf(query);
  return {
    read: {
      data: shown?.pages.flatMap((page) => page.tournaments),
      error: query.error ?? query.failureReason,
      isError,
      isPaused,
      refetch,
    },
    /** The prefecture that the search names, to filter by it instead. */
    namedPrefecture: shown?.pages[0]?.namedPrefecture ?? null,
    /** Another search's results are still shown. */
    searching: query.isPlaceholderData && query.fetchStatus === 'fetching',
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    more: () => void query.fetchNextPage(),
  };
}
