import { useQuery } from '@tanstack/react-query';
import { EventName } from '#features/tournaments/web/components/event-name.tsx';
import { lastMoment } from '#platform/shared/last-moment.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { myWaitlistQuery, type Waiting } from '../waiting-list.queries.ts';
import { useText } from '../waiting-list.text.ts';
import { LeaveWaitlist } from './leave-waitlist.tsx';
import css from './my-lines.module.css';

/** Every waiting list that I am on, offers first; nothing when there is none. */
export function MyWaitlist() {
  const t = useText();
  const { data } = useQuery(myWaitlistQuery);
  if (!data || data.length === 0) return null;
  return (
    <Section heading={t.waitlistTitle}>
      <UnmarkedList className={css.list}>
        {data.map((waitlistEntry) => (
          <Line key={waitlistEntry.id} waitlistEntry={waitlistEntry} />
        ))}
      </UnmarkedList>
    </Section>
  );
}

function Line({ waitlistEntry }: { readonly waitlistEntry: Waiting }) {
  const t = useText();
  const format = useFormat();
  const { event, tournament, position, offerUntil } = waitlistEntry;
  return (
    <Card as="li" tone={offerUntil ? 'brand' : 'raised'} className={css.line}>
      <h3 className={css.name}>{format.name(tournament.name)}</h3>
      {event.isOnly ? null : (
        <p>
          <EventName event={event} />
        </p>
      )}
      <p>{format.dayWithWeekday(tournament.eventDate)}</p>
      {offerUntil ? (
        <p>
          <strong>{t.offeredTitle}</strong> {t.offeredText(format.dateTime(lastMoment(offerUntil)))}
        </p>
      ) : (
        <p>{t.position(position ?? 1)}</p>
      )}
      <div className={css.actions}>
        {offerUntil ? (
          <LinkButton to={`/confirm-tournament-application/${tournament.id}`}>{t.take}</LinkButton>
        ) : null}
        <LeaveWaitlist waitlistEntry={waitlistEntry} />
      </div>
    </Card>
  );
}
