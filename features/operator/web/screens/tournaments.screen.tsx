import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AvailabilityBadge } from '#features/tournaments/web/components/availability.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import css from '../components/console.module.css';
import { Console } from '../components/console.tsx';
import { Feed } from '../components/feed.tsx';
import { RatedChoice } from '../components/rated-choice.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { Suspension } from '../components/suspension.tsx';
import {
  reinstateTournament,
  suspendTournament,
  type Tournament,
  tournamentsQuery,
} from '../operator.queries.ts';
import { useText } from '../operator.text.ts';

/** Every tournament, of every organizer. */
export function Screen() {
  const t = useText();
  const [q, setQ] = useState('');
  const query = useInfiniteQuery(tournamentsQuery(q));
  return (
    <Console section="tournaments">
      <SearchBox hint={t.searchTournaments} onSearch={setQ} />
      <Feed
        label={t.tournaments}
        query={query}
        items={query.data?.pages.flatMap((page) => page.tournaments)}
        empty={{ title: t.nothingFound }}
        searched={q !== ''}
      >
        {(tournament) => <TournamentCard key={tournament.id} tournament={tournament} />}
      </Feed>
    </Console>
  );
}

function TournamentCard({ tournament }: { readonly tournament: Tournament }) {
  const t = useText();
  const format = useFormat();
  const { id } = tournament;
  const shownName = format.name(tournament.name);
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <h2 className={css.name}>{shownName}</h2>
        <span className={css.badges}>
          <AvailabilityBadge tournament={tournament} eventType={null} />
          {tournament.rated === false ? <Badge tone="neutral">{t.unrated}</Badge> : null}
        </span>
      </div>
      <p className={css.small}>
        <FactsLine
          facts={[
            format.dayWithWeekday(tournament.eventDate),
            format.name(tournament.organizerName),
            t.places(tournament.placesTaken, tournament.participantLimit),
          ]}
        />
      </p>
      <div className={css.actions}>
        <LinkButton variant="secondary" to={`/organizer/tournaments/${id}`}>
          {t.manage}
        </LinkButton>
        <Suspension
          name={shownName}
          suspended={tournament.suspended}
          question={t.suspendTournamentTitle(shownName)}
          consequence={t.suspendTournamentText}
          suspend={(reason) => suspendTournament({ params: { id }, body: { reason } })}
          reinstate={() => reinstateTournament({ params: { id } })}
        />
        {tournament.rated === null ? null : (
          <RatedChoice id={id} name={shownName} isRated={tournament.rated} />
        )}
      </div>
    </Card>
  );
}
