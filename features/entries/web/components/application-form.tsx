import { useUnavailable } from '#features/tournaments/web/components/availability.tsx';
import type { Tournament } from '#features/tournaments/web/tournaments.queries.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useTeamNames } from '../../teams/web/hooks/use-team-names.ts';
import { OfferNotice } from '../../waiting-list/web/components/offer-notice.tsx';
import {
  TournamentWaitlist,
  useWaitlist,
} from '../../waiting-list/web/components/tournament-waitlist.tsx';
import { useText } from '../entries.text.ts';
import { useApplication } from '../hooks/use-application.ts';
import { toPay, useFeeSplit } from '../hooks/use-fee-split.ts';
import { ApplyForm } from './apply-form.tsx';
import { FailureNotice, useFailureText } from './failure-notice.tsx';
import { LoadingPlace } from './loading-place.tsx';

interface Props {
  readonly tournament: Tournament;
  /** The visitor is not signed in: applying leads to the login first. */
  readonly visitor: boolean;
}

/** The agreement and the application; or why the player cannot apply. */
export function ApplicationForm({ tournament, visitor }: Props) {
  const t = useText();
  const teams = useTeamNames(tournament.events);
  const eventIds = tournament.events.map(({ id }) => id);
  const fees = useFeeSplit(tournament.events);
  const application = useApplication(tournament.id, eventIds, { teams, fees });
  const asPaid = { id: tournament.id, feeYen: toPay(tournament.events, fees) };
  const form = { tournament: asPaid, visitor, application, teams, fees, eventIds };
  const unavailable = useUnavailable(tournament);
  const failureText = useFailureText();
  const waitlistEntry = useWaitlist(tournament.id, !visitor);
  if (!unavailable) return <ApplyForm {...form} />;
  // An offered place opens the form all the same, and a person on the waiting list cannot join again.
  if (waitlistEntry === undefined) return <LoadingPlace />;
  if (waitlistEntry?.state === 'offered') {
    return (
      <>
        <OfferNotice waitlistEntry={waitlistEntry} />
        <ApplyForm {...form} />
      </>
    );
  }
  if (tournament.availability === 'full') {
    return (
      <>
        {waitlistEntry ? null : <FailureNotice failure={application.failure} />}
        <TournamentWaitlist
          tournament={tournament}
          waitlistEntry={waitlistEntry}
          visitor={visitor}
        />
      </>
    );
  }
  return (
    <InlineNotice
      tone="warning"
      title={t.closedTitle}
      action={
        <LinkButton variant="secondary" to="/open-tournaments">
          {t.seeOthers}
        </LinkButton>
      }
    >
      <p>{failureText(application.failure) ?? unavailable}</p>
    </InlineNotice>
  );
}
