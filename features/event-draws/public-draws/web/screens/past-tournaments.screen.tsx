import { useInfiniteQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { PagedList } from '#platform/web/ui/paged-list.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { pastTournamentsQuery } from '../public-draws.queries.ts';
import { useText } from '../public-draws.text.ts';

/** The tournaments whose date is over, each with a link to its draws, results or season, for everybody. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const query = useInfiniteQuery(pastTournamentsQuery);
  return (
    <Frame
      title={t.pastTitle}
      subtitle={t.pastText}
      back={{ to: '/open-tournaments', label: t.backToTournaments }}
    >
      <PagedList
        query={query}
        items={query.data?.pages.flatMap((page) => page.tournaments)}
        waiting={<Placeholder shape="row" count={3} />}
        empty={<EmptyState icon={<CalendarDays />} title={t.nonePast} text={t.nonePastText} />}
      >
        {(found) => (
          <List label={t.pastTitle}>
            {found.map(({ id, name, venue, eventDate, hasSeason }) => (
              <ListRow
                key={id}
                to={`/tournaments/${id}/${hasSeason ? 'draws' : 'results'}`}
                title={format.name(name)}
                text={<FactsLine facts={[format.dayWithWeekday(eventDate), format.name(venue)]} />}
                end={hasSeason ? <Badge tone="green">{t.season}</Badge> : undefined}
              />
            ))}
          </List>
        )}
      </PagedList>
    </Frame>
  );
}
