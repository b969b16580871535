import { Venue } from '#features/entries/web/components/venue.tsx';
import { EventName } from '#features/tournaments/web/components/event-name.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import type { Pair } from '../pairs.queries.ts';
import { useText } from '../pairs.text.ts';

/** Which tournament a pair plays in, and in which of its events. */
export function WhereAndWhen({ tournament, event }: Pick<Pair, 'tournament' | 'event'>) {
  const t = useText();
  const format = useFormat();
  return (
    <Card>
      <Facts
        facts={[
          [t.tournament, format.name(tournament.name)],
          [t.event, event.isOnly ? null : <EventName key="event" event={event} />],
          [t.date, format.dayWithWeekday(tournament.eventDate)],
          [t.time, format.hours(tournament.startTime, tournament.endTime)],
          [t.venue, <Venue key="venue" of={tournament} />],
        ]}
      />
    </Card>
  );
}
