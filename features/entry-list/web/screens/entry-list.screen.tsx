import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import css from '../components/entry-list.module.css';
import { EntryRow } from '../components/entry-row.tsx';
import { FilterFields } from '../components/filter-fields.tsx';
import { ListActions } from '../components/list-actions.tsx';
import { OwnFrame } from '../components/own-frame.tsx';
import { entriesQuery, type ListedEntry, tournamentQuery } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';
import { countOf, type Filter, filtered } from '../lib/entry-filter.ts';

/** Everybody on the list of a tournament, for its organizer. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(entriesQuery(id));
  return (
    <OwnFrame title={t.title} query={query}>
      {(entries) => <EntryList id={id} entries={entries} />}
    </OwnFrame>
  );
}

interface Props {
  readonly id: number;
  readonly entries: readonly ListedEntry[];
}

function EntryList({ id, entries }: Props) {
  const t = useText();
  const limit = useQuery(tournamentQuery(id)).data?.participantLimit;
  const [filter, setFilter] = useState<Filter>({ q: '', shown: 'all', sort: 'applied' });
  const found = filtered(entries, filter);
  const { holding, waiting } = countOf(entries);
  return (
    <>
      {limit === undefined ? null : <p>{t.summary(holding, limit, waiting)}</p>}
      <ListActions id={id} />
      {entries.length === 0 ? <EmptyState title={t.nobody} text={t.nobodyText} /> : null}
      {entries.length > 0 ? (
        <>
          <FilterFields filter={filter} onChange={setFilter} />
          <p role="status" className={css.small}>
            {t.shown(found.length)}
          </p>
          {found.length === 0 ? <EmptyState title={t.noMatch} text={t.noMatchText} /> : null}
          <UnmarkedList className={css.list} aria-label={t.title}>
            {found.map((one) => (
              <EntryRow key={one.id} entry={one} tournamentId={id} />
            ))}
          </UnmarkedList>
        </>
      ) : null}
    </>
  );
}
