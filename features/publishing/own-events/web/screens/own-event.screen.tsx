import { useQuery } from '@tanstack/react-query';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Trophy from 'lucide-react/icons/trophy';
import Users from 'lucide-react/icons/users';
import { useParams } from 'react-router';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { useFreshRead } from '#platform/web/api/use-fresh-read.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { OwnTournamentRefused } from '../../../web/components/own-tournament-refused.tsx';
import css from '../../../web/components/tournament-form.module.css';
import { EventFields } from '../components/event-fields.tsx';
import { RemoveEvent } from '../components/remove-event.tsx';
import { TheirEventChanges } from '../components/their-event-changes.tsx';
import { useEditEvent } from '../hooks/use-edit-event.ts';
import { type OwnEvent, type OwnEvents, ownEventsQuery } from '../own-events.queries.ts';
import { useText } from '../own-events.text.ts';

/** One event, for its organizer: its facts, and deleting it. */
export function Screen() {
  const t = useText();
  const nameOf = useEventName();
  const { id, eventId } = useParams();
  const tournamentId = Number(id);
  const query = useFreshRead(useQuery({ ...ownEventsQuery(tournamentId), staleTime: 0 }));
  const event = query.data?.events.find((one) => one.id === Number(eventId));
  return (
    <Frame
      title={t.editTitle}
      subtitle={event && nameOf(event)}
      back={{ to: `/organizer/tournaments/${tournamentId}/events`, label: t.backToEvents }}
    >
      <Loaded
        query={query}
        shape="card"
        refused={(refusal) => <OwnTournamentRefused refusal={refusal} />}
      >
        {(all) =>
          event ? (
            <Edit tournamentId={tournamentId} event={event} all={all} />
          ) : (
            <InlineNotice tone="warning" title={t.notFound}>
              {t.notFoundText}
            </InlineNotice>
          )
        }
      </Loaded>
    </Frame>
  );
}

interface Props {
  readonly tournamentId: number;
  readonly event: OwnEvent;
  readonly all: OwnEvents;
}

function Edit({ tournamentId, event, all }: Props) {
  const t = useText();
  const { form, onSubmit, isPending, failure, theirs } = useEditEvent(tournamentId, event);
  if (!all.isOpen) {
    return (
      <InlineNotice tone="warning" title={t.cancelledTitle}>
        {t.cancelledText}
      </InlineNotice>
    );
  }
  const several = all.events.length > 1;
  const entries = `/organizer/tournaments/${tournamentId}/entries`;
  return (
    <>
      <LinkButton
        full
        variant="secondary"
        icon={<Users />}
        to={several ? `${entries}?event=${event.id}` : entries}
      >
        {t.entries}
      </LinkButton>
      <LinkButton
        full
        variant="secondary"
        icon={<ListOrdered />}
        to={`/organizer/tournaments/${tournamentId}/events/${event.id}`}
      >
        {t.prepareDraw}
      </LinkButton>
      <LinkButton
        full
        variant="secondary"
        icon={<Trophy />}
        to={`/organizer/tournaments/${tournamentId}/events/${event.id}/formats`}
      >
        {t.formats}
      </LinkButton>
      <form className={css.form} onSubmit={onSubmit} noValidate>
        <EventFields form={form} event={event} />
        <TheirEventChanges theirs={theirs} />
        <SubmitFailure failure={failure} />
        <Button type="submit" full busy={isPending} busyLabel={t.saving}>
          {t.save}
        </Button>
      </form>
      {event.isFirst ? null : <RemoveEvent tournamentId={tournamentId} event={event} />}
    </>
  );
}
