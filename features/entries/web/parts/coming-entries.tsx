import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { myEntriesQuery } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';
import type { Entry } from './entry.ts';
import { EntryStateBadge } from './entry-state-badge.tsx';

/**
 * A signed-in player's next tournaments, for other features' screens. Nothing at all while there are none, while they
 * load and when they cannot be read: it is an addition to the screen, never its purpose.
 */
export function ComingEntries({ limit = 3 }: { readonly limit?: number }) {
  const t = useText();
  const query = useInfiniteQuery(myEntriesQuery('coming'));
  const entries = query.data?.pages[0]?.entries.slice(0, limit) ?? [];
  if (entries.length === 0) return null;
  return (
    <Section heading={t.comingHeading} action={<Link to="/my-tournaments">{t.viewAll}</Link>}>
      <List label={t.comingHeading}>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </List>
    </Section>
  );
}

function Row({ entry }: { readonly entry: Entry }) {
  const format = useFormat();
  const { name, eventDate, venue } = entry.tournament;
  return (
    <ListRow
      to="/my-tournaments"
      title={name}
      text={`${format.dayWithWeekday(eventDate)} · ${venue}`}
      end={<EntryStateBadge state={entry.state} />}
    />
  );
}
