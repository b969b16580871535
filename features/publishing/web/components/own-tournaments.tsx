import { useInfiniteQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { AvailabilityBadge } from '#features/tournaments/web/components/availability.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { PagedList } from '#platform/web/ui/paged-list.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import type { OwnTournament } from '../lib/tournament-values.ts';
import { ownTournamentsQuery } from '../publishing.queries.ts';
import { useText } from '../publishing.text.ts';

/** One tab of the organizer's tournaments, page after page. */
export function OwnTournaments({ when }: { readonly when: 'coming' | 'past' }) {
  const t = useText();
  const query = useInfiniteQuery(ownTournamentsQuery(when));
  const coming = when === 'coming';
  return (
    <PagedList
      query={query}
      items={query.data?.pages.flatMap((page) => page.tournaments)}
      waiting={<Placeholder shape="row" count={3} />}
      empty={
        <EmptyState
          icon={<CalendarDays />}
          title={coming ? t.noneComing : t.nonePast}
          text={coming ? t.noneComingText : t.nonePastText}
        />
      }
    >
      {(found) => (
        <List label={t[when]}>
          {found.map((one) => (
            <Row key={one.id} tournament={one} />
          ))}
        </List>
      )}
    </PagedList>
  );
}

function Row({ tournament }: { readonly tournament: OwnTournament }) {
  const t = useText();
  const format = useFormat();
  const { id, name, events } = tournament;
  const { count, placesTaken, participantLimit } = events;
  const eventType = count === 1 ? tournament.eventType : null;
  const places = t.takenInList(placesTaken, participantLimit, eventType);
  return (
    <ListRow
      to={`/organizer/tournaments/${id}`}
      title={format.name(name)}
      text={<FactsLine facts={[format.dayWithWeekday(tournament.eventDate), places]} />}
      end={
        tournament.isUnlisted ? (
          <Badge>{t.unlisted}</Badge>
        ) : (
          <AvailabilityBadge tournament={tournament} eventType={eventType} />
        )
      }
    />
  );
}
