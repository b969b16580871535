import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import type { Ask } from '#features/guardians/web/components/age-question.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { useText } from '../entries.text.ts';
import type { useApplication } from '../hooks/use-application.ts';
import css from './application-form.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { GuardianQuestion } from './guardian-question.tsx';
import { Terms } from './terms.tsx';

interface Props {
  /** The fee of all that is applied for. */
  readonly tournament: { readonly id: number; readonly feeYen: number };
  readonly visitor: boolean;
  readonly application: ReturnType<typeof useApplication>;
  /** Of a tournament with several events: how many are chosen. */
  readonly chosen?: number;
}

/** The agreement and the button that applies. */
export function ApplyForm({ tournament, visitor, application, chosen }: Props) {
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
  const after = visitor ? t.loginFirst : free ? null : t.reserveHint;
  const agreement = agreed ? after : t.agreeFirst;
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
      {chosen === undefined ? null : (
        <p role="status" className={css.total}>
          {chosen > 0 ? t.total(chosen, free ? t.free : format.yen(tournament.feeYen)) : null}
        </p>
      )}
      <Button
        type="submit"
        full
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
    </form>
  );
}
