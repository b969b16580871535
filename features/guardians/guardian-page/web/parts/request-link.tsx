import { useState } from 'react';
import { narrow } from '#features/accounts/web/parts/narrow.ts';
import { SendTrouble, useSending } from '#features/accounts/web/parts/send-trouble.tsx';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmailField } from '#platform/web/ui/email-field.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { linkRequestSchema } from '../../guardian-page.form.ts';
import { requestLink } from '../guardian-page.queries.ts';
import { useText } from '../guardian-page.text.ts';
import css from './guardian-page.module.css';

/** Mails a fresh link; what it says is the same whether the address is known or not. */
export function RequestLink() {
  const t = useText();
  const { form, submit, busy, trouble, sentTo } = useRequest();
  if (sentTo) {
    return (
      <InlineNotice tone="success" title={t.sentTitle}>
        {t.sentText(sentTo)}
      </InlineNotice>
    );
  }
  return (
    <Section card heading={t.linkTitle} text={t.linkText}>
      <form className={css.form} onSubmit={submit} noValidate>
        <EmailField
          {...form.register('email', { setValueAs: narrow })}
          label={t.email}
          error={form.errorOf('email', t.errors)}
        />
        <SendTrouble trouble={trouble} />
        <Button type="submit" full busy={busy} busyLabel={t.sending}>
          {t.sendLink}
        </Button>
      </form>
    </Section>
  );
}

function useRequest() {
  const { busy, trouble, sending, refused } = useSending();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useZodForm(linkRequestSchema, { defaults: { email: '' } });
  const submit = form.handleSubmit((body) =>
    sending(async () => {
      const answer = await requestLink({ body });
      if (answer.ok) setSentTo(body.email);
      else if (!applyRefusal(form, answer)) refused(answer.code);
    }),
  );
  return { form, submit, busy, trouble, sentTo };
}
