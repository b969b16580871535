import type { ReactNode } from 'react';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InfiniteList } from '#platform/web/ui/infinite-list.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useText } from '../operator.text.ts';
import css from './console.module.css';

/** As much of a list's query as is needed here; the paging parts are missing where all comes at once. */
export interface FeedQuery {
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
  readonly label: string;
  readonly query: FeedQuery;
  readonly items: readonly Item[] | undefined;
  readonly children: (item: Item) => ReactNode;
  readonly empty: { readonly title: string; readonly text?: string };
  readonly searched?: boolean;
}

/** A list of the console in all its states: loading, failed, empty, page after page. */
export function Feed<Item>({ label, query, items, children, empty, searched }: Props<Item>) {
  const t = useText();
  if (!items) {
    if (query.isError || query.isPaused) {
      return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
    }
    return (
      <div className={css.list} aria-busy="true">
        <span className="visually-hidden">{t.loading}</span>
        <Skeleton shape="card" count={3} />
      </div>
    );
  }
  if (items.length === 0) {
    const nothing = searched ? { title: t.nothingFound, text: t.nothingFoundText } : empty;
    return <EmptyState {...nothing} />;
  }
  return (
    <InfiniteList
      hasMore={query.hasNextPage ?? false}
      loading={query.isFetchingNextPage ?? false}
      failed={query.isFetchNextPageError ?? false}
      onMore={() => void query.fetchNextPage?.()}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: without it Safari does not call an unmarked list a list. */}
      <ul role="list" className={css.list} aria-label={label}>
        {items.map(children)}
      </ul>
    </InfiniteList>
  );
}
