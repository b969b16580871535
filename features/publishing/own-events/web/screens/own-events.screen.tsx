import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Plus from 'lucide-react/icons/plus';
import { useParams } from 'react-router';
import { EVENT_TEMPLATES } from '#domain/entry/event-templates.ts';
import { AvailabilityBadge } from '#features/tournaments/web/components/availability.tsx';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { OwnTournamentRefused } from '../../../web/components/own-tournament-refused.tsx';
import css from '../components/own-events.module.css';
import { type OwnEvent, ownEventsQuery } from '../own-events.queries.ts';
import { useText } from '../own-events.text.ts';

/** The events of a tournament: what is taken, and the way to add one. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const query = useQuery(ownEventsQuery(id));
  const here = `/organizer/tournaments/${id}`;
  return (
    <Frame
      title={t.title}
      subtitle={query.data && <bdi>{format.name(query.data.name)}</bdi>}
      back={{ to: here, label: t.backToTournament }}
    >
      <Loaded query={query} refused={(refusal) => <OwnTournamentRefused refusal={refusal} />}>
        {({ events, isOpen }) => (
          <>
            <p>{t.intro}</p>
            <div className={css.events}>
              {events.map((event) => (
                <Event
                  key={event.id}
                  event={event}
                  to={`${here}/events/${event.id}`}
                  hasNext={isOpen}
                />
              ))}
            </div>
            {isOpen ? (
              <LinkButton full variant="secondary" to={`${here}/plan`} icon={<CalendarClock />}>
                {t.dayPlan}
              </LinkButton>
            ) : null}
            {isOpen ? <Additions to={`${here}/events/new`} /> : <Cancelled />}
          </>
        )}
      </Loaded>
    </Frame>
  );
}

interface EventProps {
  readonly event: OwnEvent;
  readonly to: string;
  /** Nothing follows in a cancelled tournament. */
  readonly hasNext: boolean;
}

/** An event, which opens its editor, and the next step on its way to the draw. */
function Event({ event, to, hasNext }: EventProps) {
  const t = useText();
  const format = useFormat();
  const nameOf = useEventName();
  const { placesTaken, participantLimit, feeYen, drawState } = event;
  const fee = feeYen === 0 ? t.free : format.yen(feeYen);
  const facts = [t.taken(placesTaken, participantLimit, event.eventType), fee];
  const next = hasNext ? [t.drawStates[drawState]] : [];
  return (
    <List label={nameOf(event)}>
      <ListRow
        to={`${to}/edit`}
        title={nameOf(event)}
        text={<FactsLine facts={[...facts, ...next]} />}
        end={<AvailabilityBadge tournament={event} eventType={event.eventType} />}
      />
      {hasNext ? (
        <ListRow
          to={to}
          start={<ListOrdered className={css.step} aria-hidden="true" />}
          title={t.nextSteps[drawState]}
        />
      ) : null}
    </List>
  );
}

/** One tap adds an empty event, or starts from a template. */
function Additions({ to }: { readonly to: string }) {
  const t = useText();
  const format = useFormat();
  return (
    <Section heading={t.addTitle}>
      <LinkButton full to={to} icon={<Plus />}>
        {t.blank}
      </LinkButton>
      <nav aria-label={t.templates} className={css.templates}>
        {Object.entries(EVENT_TEMPLATES).map(([key, { name }]) => (
          <LinkButton key={key} variant="secondary" to={`${to}?template=${key}`}>
            {format.name(name)}
          </LinkButton>
        ))}
      </nav>
    </Section>
  );
}

function Cancelled() {
  const t = useText();
  return (
    <InlineNotice tone="warning" title={t.cancelledTitle}>
      {t.cancelledText}
    </InlineNotice>
  );
}
