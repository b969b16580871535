import type { ReactNode } from 'react';
import { InfiniteList } from './infinite-list.tsx';
import { LoadFailure } from './load-failure.tsx';

/** The required fields of a list's query; a list without pages lacks those for paging. */
export interface PagedQuery {
  readonly isError: boolean;
  readonly isPaused: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly hasNextPage?: boolean;
  readonly isFetchingNextPage?: boolean;
  readonly isFetchNextPageError?: boolean;
  readonly fetchNextPage?: () => unknown;
}

interface Props<Item> {
  readonly query: PagedQuery;
  /** All that was read so far; undefined before the first answer. */
  readonly items: readonly Item[] | undefined;
  /** Takes the place of the list until the first answer. */
  readonly waiting: ReactNode;
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list in all its states: loading, failed, empty, page after page. */
export function PagedList<Item>({ query, items, waiting, empty, children }: Props<Item>) {
  if (!items) {
    if (!query.isError && !query.isPaused) return waiting;
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (items.length === 0) return empty;
  return (
    <InfiniteList
      hasMore={query.hasNextPage ?? false}
      loading={query.isFetchingNextPage ?? false}
      failed={query.isFetchNextPageError ?? false}
      onMore={() => void query.fetchNextPage?.()}
    >
      {children(items)}
    </InfiniteList>
  );
}
