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
import type { RefereeDuty } from '../../referees.vocabulary.ts';
import { LeaveTournament } from '../components/leave-tournament.tsx';
import { useTournamentFacts } from '../hooks/use-tournament-facts.tsx';
import { type RefereedTournament, refereedTournamentQuery } from '../referees.queries.ts';
import { useText } from '../referees.text.ts';

/** A tournament for its referees and desk helpers: its day, its events, and the way to each. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const query = useQuery(refereedTournamentQuery(id));
  // Somebody who was removed meanwhile has the tournament on the device.
  const data = dataOf(query);
  const name = data ? format.name(data.name) : null;
  const role = data ? t.duties[dutyIn(data)] : null;
  return (
    <Frame
      title={name ?? t.tournamentTitle}
      heading={name ? <bdi>{name}</bdi> : t.tournamentTitle}
      subtitle={role}
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

type Event = RefereedTournament['events'][number];

/** The organizer and operators may do everything that a referee may. */
function dutyIn({ duty }: RefereedTournament): RefereeDuty {
  return duty ?? 'referee';
}

function Refereed({ tournament }: { readonly tournament: RefereedTournament }) {
  const t = useText();
  const facts = useTournamentFacts(tournament);
  const { id, events } = tournament;
  const duty = dutyIn(tournament);
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
      <Section heading={t.events} text={t.eventsText[duty]}>
        <List label={t.events}>
          {events.map((event) => (
            <ListRow
              key={event.id}
              {...(duty === 'desk' ? deskRow(event) : refereeRow(event))}
              title={<EventName event={event} />}
            />
          ))}
        </List>
      </Section>
      {tournament.duty ? <LeaveTournament id={id} duty={tournament.duty} /> : null}
    </>
  );

  function refereeRow(event: Event) {
    return { to: pageOf(event), text: event.isClosed ? t.closed : t.open };
  }

  /** There is nothing to open before something is published. */
  function deskRow(event: Event) {
    if (event.playedAs === 'season') return { to: `/season/${id}/${event.id}`, text: t.season };
    return event.playedAs ? { to: pageOf(event), text: t.drawOut } : { text: t.drawNotOut };
  }

  function pageOf(event: Event): string {
    return `/organizer/tournaments/${id}/events/${event.id}`;
  }
}
