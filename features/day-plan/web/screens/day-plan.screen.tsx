import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useSession } from '#features/accounts/web/lib/session.ts';
import {
  type OwnEvent,
  ownEventsQuery,
} from '#features/publishing/own-events/web/own-events.queries.ts';
import { OwnTournamentRefused } from '#features/publishing/web/components/own-tournament-refused.tsx';
import type { OwnTournament } from '#features/publishing/web/lib/tournament-values.ts';
import { ownTournamentQuery } from '#features/publishing/web/publishing.queries.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import { bothOf } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { DayFields } from '../components/day-fields.tsx';
import css from '../components/day-plan.module.css';
import { EventCard } from '../components/event-card.tsx';
import { Outcome } from '../components/outcome.tsx';
import { useText } from '../day-plan.text.ts';
import { usePlan } from '../hooks/use-plan.ts';
import { dayResult } from '../lib/day-result.ts';

/** "Will it fit in the day?" for the organizer of a tournament. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const account = useSession().data?.account;
  const tournament = useQuery(ownTournamentQuery(id));
  const events = useQuery(ownEventsQuery(id));
  const name = isRefused(tournament.error) ? undefined : tournament.data?.name;
  return (
    <Frame
      title={t.title}
      subtitle={name && <bdi>{format.name(name)}</bdi>}
      back={{ to: `/organizer/tournaments/${id}`, label: t.backToTournament }}
    >
      <Loaded
        query={bothOf(tournament, events)}
        shape="card"
        refused={(refusal) => <OwnTournamentRefused refusal={refusal} />}
      >
        {([own, { events: listed }]) =>
          account ? (
            <Plan key={account.id} accountId={account.id} tournament={own} events={listed} />
          ) : null
        }
      </Loaded>
    </Frame>
  );
}

interface Props {
  readonly accountId: string;
  readonly tournament: OwnTournament;
  readonly events: readonly OwnEvent[];
}

function Plan({ accountId, tournament, events }: Props) {
  const t = useText();
  const plan = usePlan(accountId, tournament, events);
  const result = useMemo(() => dayResult(plan.settled), [plan.settled]);
  if (tournament.state === 'cancelled') {
    return (
      <InlineNotice tone="warning" title={t.cancelledTitle}>
        {t.cancelledText}
      </InlineNotice>
    );
  }
  const forecasts = result.state === 'planned' ? result.forecast.events : [];
  return (
    <div className={css.screen}>
      <p>{t.intro[courtKind(tournament.sport)]}</p>
      <DayFields plan={plan} sport={tournament.sport} />
      <Outcome result={result} kind={courtKind(tournament.sport)} />
      {events.map((event) => (
        <EventCard
          key={event.id}
          plan={plan}
          event={event}
          sport={tournament.sport}
          forecast={forecasts.find(({ id }) => id === String(event.id))}
          isOnly={events.length === 1}
        />
      ))}
      {plan.startOver ? (
        <Button full variant="secondary" onClick={plan.startOver}>
          {t.startOver}
        </Button>
      ) : null}
    </div>
  );
}
