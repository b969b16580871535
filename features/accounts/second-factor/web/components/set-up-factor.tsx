import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { setUpSchema } from '../../second-factor.form.ts';
import { type Begun, begin, type FactorStatus, mailCode } from '../second-factor.queries.ts';
import { useText } from '../second-factor.text.ts';
import { CodeFailure } from './code-field.tsx';
import css from './code-form.module.css';
import { ConfirmApp } from './confirm-app.tsx';

interface Props {
  readonly status: FactorStatus;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The password first, then the app and its first code. */
export function SetUpFactor({ status, onCodes }: Props) {
  const t = useText();
  const [begun, setBegun] = useState<Begun | null>(null);
  const form = useZodForm(setUpSchema, { defaults: { currentPassword: '', setUpCode: '' } });
  const { submit, isPending, failure } = useSubmit({
    send: (body: { currentPassword: string; setUpCode: string }) => begin({ body }),
    onSuccess: setBegun,
    onRefusal: (refusal) => applyRefusal(form, refusal),
  });
  if (begun) return <ConfirmApp begun={begun} onCodes={onCodes} />;
  return (
    <>
      {status.required && !status.onSince ? (
        <InlineNotice title={t.requiredTitle}>{t.requiredText}</InlineNotice>
      ) : null}
      <Section heading={t.introTitle} text={t.intro}>
        <form method="dialog" className={css.form} onSubmit={form.handleSubmit(submit)} noValidate>
          {status.asksFor === 'mailed' ? <MailCode /> : null}
          {status.asksFor ? (
            <TextField
              {...form.register('setUpCode')}
              label={t.setUpCode[status.asksFor]}
              hint={t.setUpCodeHint[status.asksFor]}
              error={form.errorOf('setUpCode', t.errors)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
          ) : null}
          <PasswordField
            {...form.register('currentPassword')}
            label={t.currentPassword}
            error={form.errorOf('currentPassword', t.errors)}
            required
          />
          <CodeFailure failure={failure} />
          <Button type="submit" full busy={isPending} busyLabel={t.beginning}>
            {t.begin}
          </Button>
        </form>
      </Section>
    </>
  );
}

/** Mails the code for an operator's first app. */
function MailCode() {
  const t = useText();
  const { submit, isPending } = useSubmit({
    send: () => mailCode({}),
    words: { failedTitle: t.mailFailed, failures: {} },
    onSuccess: () => notify({ title: t.codeMailed }),
  });
  return (
    <Button variant="secondary" full busy={isPending} onClick={() => void submit()}>
      {t.mailCode}
    </Button>
  );
}
