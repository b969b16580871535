import { useState } from 'react';
import { narrow } from '#features/accounts/web/parts/narrow.ts';
import {
  SendTrouble,
  type Trouble,
  troubleOf,
} from '#features/accounts/web/parts/send-trouble.tsx';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
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
        <TextField
          {...form.register('email', { setValueAs: narrow })}
          label={t.email}
          error={form.errorOf('email', t.errors)}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
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
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useZodForm(linkRequestSchema, { defaults: { email: '' } });
  const submit = form.handleSubmit(async (body) => {
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await requestLink({ body });
      if (answer.ok) return setSentTo(body.email);
      if (applyRefusal(form, answer)) return;
      setTrouble({ kind: answer.code === 'RATE_LIMITED' ? 'too-many' : 'not-accepted' });
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setBusy(false);
    }
  });
  return { form, submit, busy, trouble, sentTo };
}
