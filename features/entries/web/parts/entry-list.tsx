import { useInfiniteQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import Trophy from 'lucide-react/icons/trophy';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InfiniteList } from '#platform/web/ui/infinite-list.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { myEntriesQuery, type When } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';
import { EntryCard } from './entry-card.tsx';
import css from './entry-list.module.css';

/** Entries of one tab, page after page. */
export function EntryList({ when }: { readonly when: When }) {
  const t = useText();
  const query = useInfiniteQuery(myEntriesQuery(when));
  const entries = query.data?.pages.flatMap((page) => page.entries);
  if (!entries) {
    if (query.isError || query.isPaused) {
      return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
    }
    return (
      <div className={css.list} aria-busy="true">
        <span className="visually-hidden">{t.loadingEntries}</span>
        <Skeleton className={css.skeleton} count={3} />
      </div>
    );
  }
  if (entries.length === 0) return <Nothing when={when} />;
  return (
    <InfiniteList
      hasMore={query.hasNextPage}
      loading={query.isFetchingNextPage}
      failed={query.isFetchNextPageError}
      onMore={() => void query.fetchNextPage()}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: without it Safari does not call an unmarked list a list. */}
      <ul role="list" className={css.list} aria-label={t[when]}>
        {entries.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            over={when === 'past'}
            answeredAt={query.dataUpdatedAt}
            onHeldOver={query.refetch}
          />
        ))}
      </ul>
    </InfiniteList>
  );
}

function Nothing({ when }: { readonly when: When }) {
  const t = useText();
  const coming = when === 'coming';
  return (
    <EmptyState
      icon={coming ? <Trophy /> : <History />}
      title={coming ? t.nothingComing : t.nothingPast}
      text={coming ? t.nothingComingText : t.nothingPastText}
      action={<LinkButton to="/open-tournaments">{t.browse}</LinkButton>}
    />
  );
}
