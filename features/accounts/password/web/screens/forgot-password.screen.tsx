import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { withNext } from '../../../web/parts/next-path.ts';
import { SendTrouble, type Trouble, troubleOf } from '../../../web/parts/send-trouble.tsx';
import { useNext } from '../../../web/parts/use-next.ts';
import { forgottenSchema } from '../../password.form.ts';
import { LinkSent } from '../parts/link-sent.tsx';
import { forgotten } from '../password.queries.ts';
import { useText } from '../password.text.ts';
import css from './forgot-password.module.css';

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
        <TextField
          {...form.register('loginId')}
          label={t.loginId}
          error={form.errorOf('loginId', t.errors)}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
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
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const form = useZodForm(forgottenSchema, { defaults: { loginId: '' } });
  const submit = form.handleSubmit(async (body) => {
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await forgotten({ body });
      if (answer.ok) return sent(body.loginId);
      setTrouble({ kind: answer.code === 'RATE_LIMITED' ? 'too-many' : 'not-accepted' });
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setBusy(false);
    }
  });
  return { form, submit, busy, trouble };
}
