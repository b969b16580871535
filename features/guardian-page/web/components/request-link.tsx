import { useState } from 'react';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { toHalfWidth } from '#platform/web/forms/to-half-width.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmailField } from '#platform/web/ui/email-field.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { linkRequestSchema } from '../../guardian-page.form.ts';
import { requestLink } from '../guardian-page.queries.ts';
import { useText } from '../guardian-page.text.ts';
import css from './guardian-page.module.css';

/** Mails a new link; the answer is the same whether the address is known or not. */
export function RequestLink() {
  const t = useText();
  const { form, onSubmit, isPending, failure, sentTo } = useRequest();
  if (sentTo) {
    return (
      <InlineNotice tone="success" title={t.sentTitle}>
        {t.sentText(sentTo)}
      </InlineNotice>
    );
  }
  return (
    <Section card heading={t.linkTitle} text={t.linkText}>
      <form className={css.form} onSubmit={onSubmit} noValidate>
        <EmailField
          {...form.register('email', { setValueAs: toHalfWidth })}
          label={t.email}
          error={form.errorOf('email', t.errors)}
        />
        <SubmitFailure failure={failure} />
        <Button type="submit" full busy={isPending} busyLabel={t.sending}>
          {t.sendLink}
        </Button>
      </form>
    </Section>
  );
}

function useRequest() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useZodForm(linkRequestSchema, { defaults: { email: '' } });
  const { submit, isPending, failure } = useSubmit({
    send: requestLink,
    onSuccess: (_, { body }) => setSentTo(body.email),
    onRefusal: (refusal) => applyRefusal(form, refusal),
  });
  const onSubmit = form.handleSubmit((body) => submit({ body }));
  return { form, onSubmit, isPending, failure, sentTo };
}
