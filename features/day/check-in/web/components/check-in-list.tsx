import Phone from 'lucide-react/icons/phone';
import { useMemo, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { useEventLabel } from '../../../web/hooks/use-event-label.ts';
import type { CheckInList as Listed } from '../check-in.queries.ts';
import { useText } from '../check-in.text.ts';
import { alikeIn, countsOf, EVERYBODY, filtered, schoolsOf } from '../lib/check-in-filter.ts';
import css from './check-in-list.module.css';
import { ListFilter } from './list-filter.tsx';
import { MissingPeople } from './missing-people.tsx';
import { PersonRow } from './person-row.tsx';
import { SchoolActions } from './school-actions.tsx';

interface Props {
  readonly id: number;
  readonly list: Listed;
}

/** Everybody in the events of the day: search, tick, and the phone numbers of those who are missing. */
export function CheckInList({ id, list }: Props) {
  const t = useText();
  const [filter, setFilter] = useState(EVERYBODY);
  const [isCalling, setCalling] = useState(false);
  const eventName = useEventNames(list);
  const { people } = list;
  const alike = useMemo(() => alikeIn(people), [people]);
  if (people.length === 0) return <EmptyState title={t.nobody} text={t.nobodyText} />;
  const { eventId, club } = filter;
  const counts = countsOf(filtered(people, { ...EVERYBODY, eventId }));
  const found = filtered(people, filter);
  const events = list.events.map((event) => ({ id: event.id, label: eventName(event.id) ?? '' }));
  return (
    <>
      <p role="status">{t.summary(counts.expected, counts.present, counts.absent)}</p>
      <Button
        full
        variant="secondary"
        icon={<Phone aria-hidden="true" />}
        onClick={() => setCalling(true)}
      >
        {t.missing}
      </Button>
      {isCalling ? (
        <MissingPeople tournamentId={id} eventName={eventName} onClose={() => setCalling(false)} />
      ) : null}
      <ListFilter
        filter={filter}
        events={events}
        schools={schoolsOf(filtered(people, { ...EVERYBODY, eventId }))}
        onChange={setFilter}
      />
      {club !== null && !list.isClosed ? (
        <div className={css.stack}>
          <SchoolActions
            key={club}
            tournamentId={id}
            club={club}
            people={filtered(people, { ...EVERYBODY, eventId, club })}
          />
        </div>
      ) : null}
      <p role="status" className={css.small}>
        {t.shown(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={t.noMatch} text={t.noMatchText} />
      ) : (
        <List label={t.title}>
          {found.map((person) => (
            <PersonRow
              key={person.id}
              tournamentId={id}
              person={person}
              eventName={eventName(person.eventId)}
              isAlike={alike.has(person.id)}
              isFixed={list.isClosed}
            />
          ))}
        </List>
      )}
    </>
  );
}

/** The name of an event of the list; null where the tournament has only one. */
function useEventNames({ events }: Listed): (eventId: number) => string | null {
  const label = useEventLabel(events);
  return (eventId) => {
    const event = events.find(({ id }) => id === eventId);
    return event && !event.isOnly ? label(event) : null;
  };
}
