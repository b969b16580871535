import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import css from '#features/accounts/web/components/account-form.module.css';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { useNext } from '#features/accounts/web/hooks/use-next.ts';
import { withNext } from '#features/accounts/web/lib/next-path.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { LoginIdField } from '../../../web/components/login-fields.tsx';
import { forgottenSchema } from '../../password.form.ts';
import { LinkSent } from '../components/link-sent.tsx';
import { forgotten } from '../password.queries.ts';
import { useText } from '../password.text.ts';

/** Asks for a link to a new password. The answer does not reveal whether the account exists. */
export function Screen() {
  const t = useText();
  const next = useNext();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, onSubmit, isPending, failure } = useForgotten(setSentTo);
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
      <form method="dialog" className={css.form} onSubmit={onSubmit} noValidate>
        <LoginIdField
          {...form.register('loginId')}
          label={t.loginId}
          error={form.errorOf('loginId', t.errors)}
        />
        <SubmitFailure failure={failure} />
        <Button type="submit" full busy={isPending} busyLabel={t.sending} icon={<Send />}>
          {t.send}
        </Button>
      </form>
    </Frame>
  );
}

function useForgotten(sent: (to: string) => void) {
  const form = useZodForm(forgottenSchema, { defaults: { loginId: '' } });
  const { submit, isPending, failure } = useSubmit({
    send: forgotten,
    onSuccess: (_, { body }) => sent(body.loginId),
  });
  const onSubmit = form.handleSubmit((body) => submit({ body }));
  return { form, onSubmit, isPending, failure };
}
