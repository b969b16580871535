import { Fragment, type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import type { Ask } from '#features/guardians/web/components/age-question.tsx';
import { isComposing } from '#platform/web/forms/is-composing.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { StickyBar } from '#platform/web/ui/sticky-bar.tsx';
import { TeamNameField } from '../../teams/web/components/team-name-field.tsx';
import type { TeamNames } from '../../teams/web/hooks/use-team-names.ts';
import { useText } from '../entries.text.ts';
import type { useApplication } from '../hooks/use-application.ts';
import type { FeeSplit } from '../hooks/use-fee-split.ts';
import css from './application-form.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { GuardianQuestion } from './guardian-question.tsx';
import { SplitField } from './split-field.tsx';
import { Terms } from './terms.tsx';

interface Props {
  /** The fee of all that is applied for. */
  readonly tournament: { readonly id: number; readonly feeYen: number };
  readonly visitor: boolean;
  readonly application: ReturnType<typeof useApplication>;
  readonly teams: TeamNames;
  readonly fees: FeeSplit;
  /** The events that are applied for. */
  readonly eventIds: readonly number[];
  /** The events of the tournament are chosen above, each with the name of its team. */
  readonly isChoice?: boolean;
}

/** The agreement and the button that applies. */
export function ApplyForm(props: Props) {
  const { tournament, visitor, application, teams, fees, eventIds, isChoice = false } = props;
  const chosen = isChoice ? eventIds.length : undefined;
  const t = useText();
  const format = useFormat();
  const hint = useId();
  const [agreed, setAgreed] = useState(false);
  const { isPending } = application;
  const ask = useRef<Ask>(null);
  const free = tournament.feeYen === 0 && chosen !== 0;

  const attempt = () => {
    if (isPending || chosen === 0) return;
    if (!agreed) {
      const { agreementRequired, agreementRequiredText } = t;
      const variant = 'destructive';
      notify({ title: agreementRequired, description: agreementRequiredText, variant });
    } else if (visitor) application.toLogin();
    else if (teams.check(eventIds)) void application.submit(ask.current);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    attempt();
  };
  // A disabled button keeps the browser from submitting on Enter: the person would not learn why.
  const enter = (event: KeyboardEvent) => {
    const { key, target } = event;
    // Enter that ends a conversion of Japanese submits nothing.
    if (key !== 'Enter' || isComposing(event)) return;
    if (agreed || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    attempt();
  };
  const after = visitor ? t.loginFirst : free ? null : t.reserveHint;
  const agreement = agreed ? after : t.agreeFirst;
  return (
    <form className={css.form} onSubmit={submit} onKeyDown={enter} noValidate>
      <div className={css.fields}>
        {isChoice || visitor ? null : (
          <OfEvents eventIds={eventIds} teams={teams} fees={fees} disabled={isPending} />
        )}
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
      </div>
      <StickyBar edge="bottom" className={css.bar}>
        {isChoice ? (
          <Total count={eventIds.length} feeYen={tournament.feeYen} />
        ) : (
          <strong className={css.fee}>{free ? t.free : format.yen(tournament.feeYen)}</strong>
        )}
        <Button
          type="submit"
          disabled={!agreed || chosen === 0}
          busy={isPending}
          busyLabel={<span className={css.busy}>{t.submitting}</span>}
          aria-describedby={hint}
        >
          {free ? t.applyFree : t.apply}
        </Button>
        <p id={hint} className={css.hint}>
          {chosen === 0 ? t.chooseFirst : agreement}
        </p>
      </StickyBar>
    </form>
  );
}

/** What is chosen, and what it costs together. */
function Total({ count, feeYen }: { readonly count: number; readonly feeYen: number }) {
  const t = useText();
  const format = useFormat();
  return (
    <p role="status" className={css.total}>
      {count > 0 ? t.total(count, feeYen === 0 ? t.free : format.yen(feeYen)) : null}
    </p>
  );
}

type OfEventsProps = Pick<Props, 'eventIds' | 'teams' | 'fees'> & { readonly disabled: boolean };

/** What is asked for each event: the name of a team, or who pays the fee of a pair. */
function OfEvents({ eventIds, teams, fees, disabled }: OfEventsProps) {
  return eventIds.map((eventId) => (
    <Fragment key={eventId}>
      <TeamNameField eventId={eventId} teams={teams} disabled={disabled} />
      <SplitField eventId={eventId} fees={fees} disabled={disabled} />
    </Fragment>
  ));
}
