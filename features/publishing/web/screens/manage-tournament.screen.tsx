import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Coins from 'lucide-react/icons/coins';
import Landmark from 'lucide-react/icons/landmark';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Pencil from 'lucide-react/icons/pencil';
import School from 'lucide-react/icons/school';
import Trophy from 'lucide-react/icons/trophy';
import UserCheck from 'lucide-react/icons/user-check';
import Users from 'lucide-react/icons/users';
import { useParams } from 'react-router';
import { courtKind } from '#features/sports/sports.policy.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useNow } from '#platform/web/use-now.ts';
import css from '../components/manage-actions.module.css';
import { ManageActions } from '../components/manage-actions.tsx';
import { OwnFacts } from '../components/own-facts.tsx';
import { OwnListing } from '../components/own-listing.tsx';
import { OwnSport } from '../components/own-sport.tsx';
import { OwnTournamentRefused } from '../components/own-tournament-refused.tsx';
import type { OwnTournament } from '../lib/tournament-values.ts';
import { ownTournamentQuery } from '../publishing.queries.ts';
import { useText } from '../publishing.text.ts';

/** One tournament, for its organizer: its state and all actions on it. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const query = useQuery(ownTournamentQuery(id));
  const name = query.data && format.name(query.data.name);
  return (
    <Frame
      title={name ?? t.manage}
      heading={name ? <bdi>{name}</bdi> : t.manage}
      back={{ to: '/organizer', label: t.backToList }}
    >
      <Loaded
        query={query}
        shape="card"
        refused={(refusal) => <OwnTournamentRefused refusal={refusal} />}
      >
        {(tournament) => <Manage tournament={tournament} />}
      </Loaded>
    </Frame>
  );
}

function Manage({ tournament }: { readonly tournament: OwnTournament }) {
  const t = useText();
  const here = `/organizer/tournaments/${tournament.id}`;
  const word = courtKind(tournament.sport);
  const isCancelled = tournament.state === 'cancelled';
  const at = useNow();
  // On the day it is what its organizer opens.
  const isToday = !isCancelled && tournament.eventDate === dayInJapan(at);
  const day = (
    <CardLink to={`${here}/day`} icon={<ClipboardCheck />} title={t.day} text={t.dayText[word]} />
  );
  return (
    <>
      {tournament.availability === 'held-back' ? (
        <InlineNotice tone="warning" title={t.suspendedTitle}>
          {t.suspendedText}
        </InlineNotice>
      ) : null}
      {tournament.isUnlisted ? (
        <InlineNotice title={t.unlistedTitle}>{t.unlistedText}</InlineNotice>
      ) : null}
      <OwnFacts tournament={tournament} />
      {isCancelled ? null : (
        <>
          <OwnSport tournament={tournament} />
          <OwnListing tournament={tournament} />
        </>
      )}
      <Section heading={t.manage}>
        <div className={css.links}>
          {isToday ? day : null}
          <CardLink
            to={`${here}/events`}
            icon={<ListOrdered />}
            title={t.events}
            text={t.eventsText(tournament.events.count)}
          />
          <CardLink
            to={`${here}/entries`}
            icon={<Users />}
            title={t.entryList}
            text={t.entryListText}
          />
          <CardLink
            to={`${here}/team-applications`}
            icon={<School />}
            title={t.schools}
            text={t.schoolsText}
          />
          <CardLink
            to={`${here}/transfers`}
            icon={<Landmark />}
            title={t.transfers}
            text={t.transfersText}
          />
          <CardLink
            to={`${here}/takings`}
            icon={<Coins />}
            title={t.revenue}
            text={t.revenueText}
          />
          <CardLink
            to={`${here}/referees`}
            icon={<UserCheck />}
            title={t.referees}
            text={t.refereesText}
          />
          {isCancelled ? null : (
            <>
              {isToday ? null : day}
              <CardLink
                to={`${here}/results`}
                icon={<Trophy />}
                title={t.results}
                text={t.resultsText}
              />
              <CardLink
                to={`${here}/plan`}
                icon={<CalendarClock />}
                title={t.dayPlan}
                text={t.dayPlanText[word]}
              />
              <CardLink
                to={`${here}/edit`}
                icon={<Pencil />}
                title={t.editTitle}
                text={t.editText}
              />
            </>
          )}
        </div>
      </Section>
      <ManageActions tournament={tournament} />
    </>
  );
}
