import { useInfiniteQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import Trophy from 'lucide-react/icons/trophy';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PagedList } from '#platform/web/ui/paged-list.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { myEntriesQuery, type When } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';
import { EntryCard } from './entry-card.tsx';
import css from './entry-list.module.css';

/** Entries of one tab, page after page. */
export function EntryList({ when }: { readonly when: When }) {
  const t = useText();
  const query = useInfiniteQuery(myEntriesQuery(when));
  const checkIns = query.data?.pages.flatMap((page) => page.checkIns) ?? [];
  return (
    <PagedList
      query={query}
      items={query.data?.pages.flatMap((page) => page.entries)}
      waiting={<Placeholder className={css.skeleton} count={3} />}
      empty={<Nothing when={when} />}
    >
      {(entries) => (
        <UnmarkedList className={css.list} aria-label={t[when]}>
          {entries.map((entry) => (
            <EntryCard
              key={entry.id}
              entry={entry}
              over={when === 'past'}
              checkIn={checkIns.find(({ entryId }) => entryId === entry.id)?.state ?? null}
              answeredAt={query.dataUpdatedAt}
              onHeldOver={query.refetch}
            />
          ))}
        </UnmarkedList>
      )}
    </PagedList>
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
