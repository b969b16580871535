import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { EVENT_TEMPLATES } from '#domain/entry/event-templates.ts';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { OwnTournamentRefused } from '../../../web/components/own-tournament-refused.tsx';
import css from '../../../web/components/tournament-form.module.css';
import type { EventValues } from '../../own-events.form.ts';
import { eventValuesOf } from '../../own-events.policy.ts';
import { EventFields } from '../components/event-fields.tsx';
import { useNewEvent } from '../hooks/use-new-event.ts';
import { type OwnEvents, ownEventsQuery } from '../own-events.queries.ts';
import { useText } from '../own-events.text.ts';

/** A new event of a tournament, empty or from a template (`?template=ms`). */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const template = useSearchParams()[0].get('template') ?? '';
  const query = useQuery(ownEventsQuery(id));
  return (
    <Frame
      title={t.newTitle}
      back={{ to: `/organizer/tournaments/${id}/events`, label: t.backToEvents }}
    >
      <Loaded
        query={query}
        shape="card"
        refused={(refusal) => <OwnTournamentRefused refusal={refusal} />}
      >
        {(events) => (
          <Setup
            key={template}
            tournamentId={id}
            template={template}
            start={startOf(events, template)}
          />
        )}
      </Loaded>
    </Frame>
  );
}

interface Props {
  readonly tournamentId: number;
  readonly template: string;
  readonly start: EventValues;
}

function Setup({ tournamentId, template, start }: Props) {
  const t = useText();
  const { form, onSubmit, isPending, failure } = useNewEvent(tournamentId, template, start);
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      <EventFields form={form} />
      <SubmitFailure failure={failure} />
      <Button type="submit" full busy={isPending} busyLabel={t.adding}>
        {t.add}
      </Button>
    </form>
  );
}

/** Level, fee and limit as in the first event; the rest from the template, or singles for everybody. */
function startOf({ events }: OwnEvents, template: string): EventValues {
  const none = { name: '', eventType: 'Singles', genderRule: 'any', ageRule: '' };
  const first = events[0] ? eventValuesOf(events[0]) : emptyEvent;
  const begun = EVENT_TEMPLATES[template] ?? none;
  return { ...first, ...begun, perClubLimit: '', rated: 'yes' };
}

const emptyEvent: EventValues = {
  name: '',
  eventType: 'Singles',
  genderRule: 'any',
  level: 'Intermediate',
  ageRule: '',
  participationFee: '',
  participantLimit: '',
  perClubLimit: '',
  rated: 'yes',
};
