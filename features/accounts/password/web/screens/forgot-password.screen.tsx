import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import css from '../../../web/parts/account-form.module.css';
import { LoginIdField } from '../../../web/parts/login-fields.tsx';
import { withNext } from '../../../web/parts/next-path.ts';
import { SendTrouble, useSending } from '../../../web/parts/send-trouble.tsx';
import { useNext } from '../../../web/parts/use-next.ts';
import { forgottenSchema } from '../../password.form.ts';
import { LinkSent } from '../parts/link-sent.tsx';
import { forgotten } from '../password.queries.ts';
import { useText } from '../password.text.ts';

/** Asks for a link to a new password. What is answered does not tell whether the account exists. */
export function Screen() {
  const t = useText();
  const next = useNext();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, submit, busy, trouble } = useForgotten(setSentTo);
  const back = { to: withNext('/login', next), label: t.toLogin };
  if (sentTo !== null) {
    return (
      <Frame title={t.sentTitle} step="sent" back={back}>
        <LinkSent to={sentTo} onAnother={() => setSentTo(null)} />
      </Frame>
    );
  }
  return (
    <Frame title={t.forgottenTitle} subtitle={t.forgottenIntro} back={back} step="ask">
      <form method="dialog" className={css.form} onSubmit={submit} noValidate>
        <LoginIdField
          {...form.register('loginId')}
          label={t.loginId}
          error={form.errorOf('loginId', t.errors)}
        />
        <SendTrouble trouble={trouble} />
        <Button type="submit" full busy={busy} busyLabel={t.sending} icon={<Send />}>
          {t.send}
        </Button>
      </form>
    </Frame>
  );
}

function useForgotten(sent: (to: string) => void) {
  const { busy, trouble, sending, refused } = useSending();
  const form = useZodForm(forgottenSchema, { defaults: { loginId: '' } });
  const submit = form.handleSubmit((body) =>
    sending(async () => {
      const answer = await forgotten({ body });
      if (answer.ok) sent(body.loginId);
      else refused(answer.code);
    }),
  );
  return { form, submit, busy, trouble };
}
