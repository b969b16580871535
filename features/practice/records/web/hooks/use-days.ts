import { useInfiniteQuery, useIsFetching } from '@tanstack/react-query';
import { isCutOff } from '#platform/web/api/read.ts';
import { daysQuery } from '../records.queries.ts';

/** The practice days, page after page. */
export function useDays(search: string) {
  const query = useInfiniteQuery(daysQuery(search));
  // The coming tournaments are above the days: if they loaded later, the days would move under the finger.
  const aboveOnItsWay = useIsFetching({
    queryKey: ['entries', 'mine', 'coming'],
    predicate: ({ state }) => state.data === undefined && state.fetchFailureCount === 0,
  });
  return {
    rows: aboveOnItsWay ? undefined : query.data?.pages.flatMap((page) => page.days),
    /** Another search's days are still shown. */
    searching: query.isPlaceholderData && query.fetchStatus === 'fetching',
    failed: isCutOff(query) ? { error: query.error ?? query.failureReason } : null,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    more: () => void query.fetchNextPage(),
  };
}
