import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import type { Ask } from '#features/guardians/web/components/age-question.tsx';
import { useUnavailable } from '#features/tournaments/web/components/availability.tsx';
import type { Tournament } from '#features/tournaments/web/tournaments.queries.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { OfferNotice } from '../../waiting-list/web/components/offer-notice.tsx';
import {
  TournamentWaitlist,
  useWaitlist,
} from '../../waiting-list/web/components/tournament-waitlist.tsx';
import { useText } from '../entries.text.ts';
import { useApplication } from '../hooks/use-application.ts';
import css from './application-form.module.css';
import { FailureNotice, useFailureText } from './failure-notice.tsx';
import { GuardianQuestion } from './guardian-question.tsx';
import { LoadingPlace } from './loading-place.tsx';
import { Terms } from './terms.tsx';

interface Props {
  readonly tournament: Tournament;
  /** The visitor is not signed in: applying leads to the login first. */
  readonly visitor: boolean;
}

/** The agreement and the application; or why the player cannot apply. */
export function ApplicationForm({ tournament, visitor }: Props) {
  const t = useText();
  const application = useApplication(tournament.id);
  const unavailable = useUnavailable(tournament);
  const failureText = useFailureText();
  const waitlistEntry = useWaitlist(tournament.id, !visitor);
  if (!unavailable) return <Form {...{ tournament, visitor, application }} />;
  // An offered place opens the form all the same, and a person on the waiting list cannot join again.
  if (waitlistEntry === undefined) return <LoadingPlace />;
  if (waitlistEntry?.state === 'offered') {
    return (
      <>
        <OfferNotice waitlistEntry={waitlistEntry} />
        <Form {...{ tournament, visitor, application }} />
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

interface FormProps extends Props {
  readonly application: ReturnType<typeof useApplication>;
}

function Form({ tournament, visitor, application }: FormProps) {
  const t = useText();
  const hint = useId();
  const [agreed, setAgreed] = useState(false);
  const { isPending } = application;
  const ask = useRef<Ask>(null);

  const attempt = () => {
    if (isPending) return;
    if (!agreed) {
      const { agreementRequired, agreementRequiredText } = t;
      const variant = 'destructive';
      notify({ title: agreementRequired, description: agreementRequiredText, variant });
    } else if (visitor) application.toLogin();
    else void application.submit(ask.current);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    attempt();
  };
  // A disabled button keeps the browser from submitting on Enter: the person would not learn why.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || agreed || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    attempt();
  };
  const free = tournament.feeYen === 0;
  const after = visitor ? t.loginFirst : free ? null : t.reserveHint;
  return (
    <form className={css.form} onSubmit={submit} onKeyDown={enter} noValidate>
      <GuardianQuestion tournament={tournament} ask={ask} />
      <Terms />
      <CheckboxField
        name="agreed"
        card
        label={t.agree}
        checked={agreed}
        disabled={isPending}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <FailureNotice failure={application.failure} />
      <Button
        type="submit"
        full
        disabled={!agreed}
        busy={isPending}
        busyLabel={<span className={css.busy}>{t.submitting}</span>}
        aria-describedby={hint}
      >
        {free ? t.applyFree : t.apply}
      </Button>
      <p id={hint} className={css.hint}>
        {agreed ? after : t.agreeFirst}
      </p>
    </form>
  );
}
