import { useQuery } from '@tanstack/react-query';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { useParams } from 'react-router';
import { EventName } from '#features/tournaments/web/components/event-name.tsx';
import { dataOf } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { LeaveTournament } from '../components/leave-tournament.tsx';
import { useTournamentFacts } from '../hooks/use-tournament-facts.tsx';
import { type RefereedTournament, refereedTournamentQuery } from '../referees.queries.ts';
import { useText } from '../referees.text.ts';

/** A tournament for its referees: its events, and the way to each. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const query = useQuery(refereedTournamentQuery(id));
  // Somebody who was removed meanwhile has the tournament on the device.
  const data = dataOf(query);
  const name = data ? format.name(data.name) : null;
  return (
    <Frame
      title={name ?? t.refereeTitle}
      heading={name ? <bdi>{name}</bdi> : t.refereeTitle}
      subtitle={t.refereeTitle}
      back={{ to: '/my-page?tab=entries', label: t.backToMyPage }}
    >
      <Loaded
        query={query}
        shape="card"
        count={2}
        refused={() => (
          <InlineNotice tone="error" title={t.notReferee}>
            {t.notRefereeText}
          </InlineNotice>
        )}
      >
        {(tournament) => <Refereed tournament={tournament} />}
      </Loaded>
    </Frame>
  );
}

function Refereed({ tournament }: { readonly tournament: RefereedTournament }) {
  const t = useText();
  const facts = useTournamentFacts(tournament);
  const { id, events } = tournament;
  return (
    <>
      {tournament.isCancelled ? (
        <InlineNotice tone="warning" title={t.cancelledTitle}>
          {t.acceptFailures.TOURNAMENT_CANCELLED}
        </InlineNotice>
      ) : null}
      <Facts facts={facts} />
      {tournament.isCancelled ? null : (
        <CardLink
          to={`/organizer/tournaments/${id}/day`}
          icon={<ClipboardCheck />}
          title={t.day}
          text={t.dayText}
        />
      )}
      <Section heading={t.events} text={t.eventsText}>
        <List label={t.events}>
          {events.map((event) => (
            <ListRow
              key={event.id}
              to={`/organizer/tournaments/${id}/events/${event.id}`}
              title={<EventName event={event} />}
              text={event.isClosed ? t.closed : t.open}
            />
          ))}
        </List>
      </Section>
      {tournament.isReferee ? <LeaveTournament id={id} /> : null}
    </>
  );
}
