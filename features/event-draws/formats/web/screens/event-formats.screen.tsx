import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useParams } from 'react-router';
import { usualRuleBook } from '#domain/league-table/usual-rules.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import {
  type OwnEvent,
  type OwnEvents,
  ownEventsQuery,
} from '#features/publishing/own-events/web/own-events.queries.ts';
import { OwnTournamentRefused } from '#features/publishing/web/components/own-tournament-refused.tsx';
import type { OwnTournament } from '#features/publishing/web/lib/tournament-values.ts';
import { ownTournamentQuery } from '#features/publishing/web/publishing.queries.ts';
import { courtWord } from '#features/sports/sports.policy.ts';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { bothOf } from '#platform/web/api/read.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { OvertakenNotice } from '#platform/web/ui/overtaken-notice.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useSideCount } from '../../../public-draws/web/hooks/use-side-count.ts';
import { FormatChoice } from '../../../web/components/format-choice.tsx';
import { ScoringFields } from '../components/scoring-fields.tsx';
import { useText } from '../formats.text.ts';
import { useEventFormats } from '../hooks/use-event-formats.ts';

/** How an event is meant to be played, for its organizer: format cards with the expected end, and score rules. */
export function Screen() {
  const t = useText();
  const nameOf = useEventName();
  const { id, eventId } = useParams();
  const accountId = useSession().data?.account?.id;
  const tournament = useQuery(ownTournamentQuery(Number(id)));
  const events = useQuery({ ...ownEventsQuery(Number(id)), staleTime: 0 });
  const event = events.data?.events.find((one) => one.id === Number(eventId));
  return (
    <Frame
      title={t.title}
      subtitle={event && nameOf(event)}
      back={{ to: `/organizer/tournaments/${id}/events/${eventId}/edit`, label: t.back }}
    >
      <Loaded
        query={bothOf(tournament, events)}
        shape="card"
        refused={(refusal) => <OwnTournamentRefused refusal={refusal} />}
      >
        {([own, { events: listed, lastFormat }]) => {
          if (!event) {
            return (
              <InlineNotice tone="warning" title={t.notFound}>
                {t.notFoundText}
              </InlineNotice>
            );
          }
          if (!accountId) return null;
          const props = { accountId, tournament: own, event, events: listed, lastFormat };
          return <Possible {...props} />;
        }}
      </Loaded>
    </Frame>
  );
}

interface Props {
  readonly accountId: string;
  readonly tournament: OwnTournament;
  readonly event: OwnEvent;
  readonly events: readonly OwnEvent[];
  readonly lastFormat: OwnEvents['lastFormat'];
}

/** The choice, or why there is none any more. */
function Possible(props: Props) {
  const t = useText();
  const { tournament, event } = props;
  if (tournament.state === 'cancelled') {
    return (
      <InlineNotice tone="warning" title={t.cancelledTitle}>
        {t.cancelledText}
      </InlineNotice>
    );
  }
  if (OPEN_STATES.has(event.drawState)) return <Choice {...props} />;
  return (
    <InlineNotice
      title={t.fixedTitle}
      action={
        <LinkButton
          variant="secondary"
          to={`/organizer/tournaments/${tournament.id}/events/${event.id}`}
        >
          {t.toDraw}
        </LinkButton>
      }
    >
      {t.fixedText}
    </InlineNotice>
  );
}

/** Its draw is not out. */
const OPEN_STATES: ReadonlySet<OwnEvent['drawState']> = new Set(['entries', 'closed', 'drawn']);

function Choice(props: Props) {
  const t = useText();
  const sideCount = useSideCount();
  const { tournament, event, lastFormat } = props;
  const { edit, change, sides, plan, endOf, isPending, save } = useEventFormats(props);
  const typed = edit.value;
  return (
    <PlayedSport value={tournament.sport}>
      <p>{t.intro}</p>
      <Section heading={t.figuresFor(sideCount(event.eventType, sides))}>
        <TextField
          name="courts"
          label={t.courts[courtWord(tournament.sport)]}
          hint={t.courtsHint}
          value={plan.typed.day.courts}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ currentTarget }) => plan.changeDay({ courts: currentTarget.value })}
        />
        <FormatChoice
          edit={typed.play}
          onEdit={(play) => change({ play })}
          sides={sides}
          eventType={event.eventType}
          ruleBook={usualRuleBook(tournament.sport)}
          endOf={endOf}
        />
        <LinkButton
          full
          variant="secondary"
          icon={<CalendarClock />}
          to={`/organizer/tournaments/${tournament.id}/plan`}
        >
          {t.toPlan}
        </LinkButton>
      </Section>
      <ScoringFields
        typed={typed}
        onChange={change}
        start={{ sport: tournament.sport, playedOn: tournament.eventDate, last: lastFormat }}
        most={event.participantLimit}
      />
      {isPending ? null : <OvertakenNotice edit={edit} />}
      <Button full disabled={edit.isOvertaken} busy={isPending} busyLabel={t.saving} onClick={save}>
        {t.save}
      </Button>
    </PlayedSport>
  );
}
