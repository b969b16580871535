import { useSubmit } from '#platform/web/api/use-submit.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useSession } from '../../../web/lib/session.ts';
import { newPasskeySchema } from '../../passkeys.form.ts';
import { createPasskey } from '../lib/authenticator.ts';
import { add, begin, PASSKEY_READS } from '../passkeys.queries.ts';
import { useText } from '../passkeys.text.ts';
import css from './add-passkey.module.css';

/** Makes a passkey on this device: the password first, then the device's prompt. */
export function Screen() {
  const t = useText();
  const demo = useSession().data?.account?.demo;
  return (
    <Frame
      title={t.addTitle}
      subtitle={t.addText}
      back={{ to: '/account', label: t.backToAccount }}
    >
      {demo ? <InlineNotice title={t.demoTitle}>{t.demoText}</InlineNotice> : <AddForm />}
    </Frame>
  );
}

function AddForm() {
  const t = useText();
  const { form, onSubmit, isPending, failure } = useAdd();
  const failures: Readonly<Record<string, string>> = t.failures;
  return (
    <form method="dialog" className={css.form} onSubmit={onSubmit} noValidate>
      <TextField
        {...form.register('name')}
        label={t.name}
        hint={t.nameHint}
        error={form.errorOf('name', t.errors)}
        autoComplete="off"
        required
      />
      <PasswordField
        {...form.register('currentPassword')}
        label={t.currentPassword}
        error={form.errorOf('currentPassword', t.errors)}
        required
      />
      {failure ? (
        <InlineNotice tone="error" title={t.failedTitle}>
          {failures[failure.code] ?? t.failures.OTHER}
        </InlineNotice>
      ) : null}
      <Button type="submit" full busy={isPending} busyLabel={t.going}>
        {t.go}
      </Button>
    </form>
  );
}

function useAdd() {
  const t = useText();
  const leadOn = useLeadOn();
  const form = useZodForm(newPasskeySchema, {
    defaults: { name: t.defaultName, currentPassword: '' },
  });
  const { submit, isPending, failure } = useSubmit({
    send: addPasskey,
    reads: PASSKEY_READS,
    inBackground: true,
    onSuccess: () => {
      notify({ title: t.added });
      return leadOn('/account', { replace: true });
    },
    onRefusal: (refusal) => applyRefusal(form, refusal),
  });
  return { form, onSubmit: form.handleSubmit(submit), isPending, failure };
}

/** The password first, then the device's prompt. */
async function addPasskey(body: Parameters<typeof begin>[0]['body']) {
  const begun = await begin({ body });
  if (!begun.ok) return begun;
  const made = await createPasskey(begun.data.options);
  return made.ok ? add({ body: { name: body.name, credential: made.credential } }) : made;
}
