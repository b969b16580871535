import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { onlyType } from '#features/tournaments/events/events.policy.ts';
import { CardGrid } from '#platform/web/ui/card-grid.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import css from '../components/entry-list.module.css';
import { EntryRow } from '../components/entry-row.tsx';
import { EventField } from '../components/event-field.tsx';
import { FilterFields } from '../components/filter-fields.tsx';
import { ListActions } from '../components/list-actions.tsx';
import { OrganizerFrame } from '../components/own-frame.tsx';
import { entriesQuery, type ListedEntry, tournamentQuery } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';
import { useEventList } from '../hooks/use-events.ts';
import { countOf, type Filter, filtered } from '../lib/entry-filter.ts';

/** Everybody on the list of a tournament, for its organizer. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(entriesQuery(id));
  return (
    <OrganizerFrame title={t.title} query={query}>
      {(entries) => <EntryList id={id} entries={entries} />}
    </OrganizerFrame>
  );
}

interface Props {
  readonly id: number;
  readonly entries: readonly ListedEntry[];
}

function EntryList({ id, entries }: Props) {
  const t = useText();
  const { events, isLoading } = useEventList(id);
  const { data: tournament, isLoading: isReading } = useQuery(tournamentQuery(id));
  const inAll = tournament?.events.participantLimit;
  const [address, setAddress] = useSearchParams();
  const chosen = events.find((event) => String(event.id) === address.get('event'));
  const eventId = chosen?.id ?? null;
  // Of a single event there is no list.
  const inAllOfThem =
    events.length > 0
      ? onlyType(events.map((event) => event.eventType))
      : (tournament?.eventType ?? null);
  const eventType = chosen?.eventType ?? inAllOfThem;
  const limit = chosen ? chosen.participantLimit : inAll;
  const [filter, setFilter] = useState<Filter>({ q: '', shown: 'all', sort: 'applied' });
  const found = filtered(entries, { ...filter, eventId });
  const ofEvent = eventId === null ? entries : entries.filter((one) => one.eventId === eventId);
  const { holding, waiting } = countOf(ofEvent);
  // All at once: what comes later would push the list down.
  if (isLoading || isReading) return <Placeholder shape="row" count={5} />;
  return (
    <>
      {limit === undefined ? null : <p>{t.summary(holding, limit, waiting, eventType)}</p>}
      <ListActions id={id} />
      {entries.length === 0 ? <EmptyState title={t.nobody} text={t.nobodyText} /> : null}
      {entries.length > 0 ? (
        <>
          <EventField
            all
            events={events}
            value={eventId}
            onChange={(id) =>
              setAddress(id === null ? {} : { event: String(id) }, { replace: true })
            }
          />
          <FilterFields filter={filter} onChange={setFilter} />
          <p role="status" className={css.small}>
            {t.shown(found.length)}
          </p>
          {found.length === 0 ? <EmptyState title={t.noMatch} text={t.noMatchText} /> : null}
          <CardGrid aria-label={t.title}>
            {found.map((one) => (
              <EntryRow
                key={one.id}
                entry={one}
                tournamentId={id}
                event={events.find((event) => event.id === one.eventId)}
              />
            ))}
          </CardGrid>
        </>
      ) : null}
    </>
  );
}
