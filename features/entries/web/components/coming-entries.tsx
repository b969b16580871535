import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EventName } from '#features/tournaments/web/components/event-name.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Entry } from '../entries.queries.ts';
import { myEntriesQuery } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';
import { EntryStateBadge } from './entry-state-badge.tsx';

/** Entries at most; the others are one tap away. */
const SHOWN = 3;

interface Props {
  /** Shown in the section while there are none; without it the whole section is left out. */
  readonly whenNone?: ReactNode;
  /** What the links carry, such as the screen that My Tournaments leads back to. */
  readonly state?: unknown;
}

/**
 * A signed-in player's next tournaments, for other features' screens. Without `whenNone` it is an optional addition to
 * a screen: it shows nothing while there are none, while they load, and when they cannot be read.
 */
export function ComingEntries({ whenNone, state }: Props) {
  const t = useText();
  const query = useInfiniteQuery(myEntriesQuery('coming'));
  const entries = query.data?.pages[0]?.entries.slice(0, SHOWN) ?? [];
  if (entries.length === 0 && !whenNone) return null;
  return (
    <Section
      heading={t.comingHeading}
      action={
        <Link to="/my-tournaments" state={state}>
          {t.viewAll}
        </Link>
      }
    >
      {entries.length > 0 ? (
        <List label={t.comingHeading}>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} state={state} />
          ))}
        </List>
      ) : (
        <Loaded query={query} count={2}>
          {() => whenNone}
        </Loaded>
      )}
    </Section>
  );
}

function Row({ entry, state }: { readonly entry: Entry; readonly state: unknown }) {
  const format = useFormat();
  const { name, eventDate, venue } = entry.tournament;
  return (
    <ListRow
      to="/my-tournaments"
      state={state}
      title={format.name(name)}
      text={
        <>
          <EntryStateBadge state={entry.state} />{' '}
          {entry.event.isOnly ? null : <EventName event={entry.event} />}
          <FactsLine facts={[format.dayWithWeekday(eventDate), format.name(venue)]} />
        </>
      }
    />
  );
}
