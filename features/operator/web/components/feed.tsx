import type { ReactNode } from 'react';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PagedList, type PagedQuery } from '#platform/web/ui/paged-list.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { useText } from '../operator.text.ts';
import css from './console.module.css';

interface Props<Item> {
  readonly label: string;
  readonly query: PagedQuery;
  readonly items: readonly Item[] | undefined;
  readonly children: (item: Item) => ReactNode;
  readonly empty: { readonly title: string; readonly text?: string };
  readonly searched?: boolean;
}

/** A list of cards in the console. */
export function Feed<Item>({ label, query, items, children, empty, searched }: Props<Item>) {
  const t = useText();
  const nothing = searched ? { title: t.nothingFound, text: t.nothingFoundText } : empty;
  return (
    <PagedList
      query={query}
      items={items}
      waiting={<Placeholder shape="card" count={3} />}
      empty={<EmptyState {...nothing} />}
    >
      {(found) => (
        <UnmarkedList className={css.list} aria-label={label}>
          {found.map(children)}
        </UnmarkedList>
      )}
    </PagedList>
  );
}
