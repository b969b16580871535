import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConnectionLost } from '#platform/web/api/faults.ts';
import { reportFault } from '#platform/web/diagnostics.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useSession } from '../../../web/parts/session.ts';
import { newPasskeySchema } from '../../passkeys.form.ts';
import { makePasskey } from '../parts/authenticator.ts';
import { add, begin } from '../passkeys.queries.ts';
import { useText } from '../passkeys.text.ts';
import css from './add-passkey.module.css';

/** Makes a passkey on this device: the password first, then the device's own question. */
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
  const { form, submit, busy, code } = useAdd();
  const failures: Readonly<Record<string, string>> = t.failures;
  return (
    <form method="dialog" className={css.form} onSubmit={submit} noValidate>
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
      {code ? (
        <InlineNotice tone="error" title={t.failed}>
          {failures[code] ?? t.failures.OTHER}
        </InlineNotice>
      ) : null}
      <Button type="submit" full busy={busy} busyLabel={t.going}>
        {t.go}
      </Button>
    </form>
  );
}

function useAdd() {
  const t = useText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const form = useZodForm(newPasskeySchema, {
    defaults: { name: t.defaultName, currentPassword: '' },
  });
  const submit = form.handleSubmit(async (body) => {
    setBusy(true);
    setCode(null);
    try {
      const begun = await begin({ body });
      if (!begun.ok && applyRefusal(form, begun)) return;
      const refused = begun.ok ? await addMade(begun.data.options, body.name) : begun.code;
      if (refused) return setCode(refused);
      notify({ title: t.added });
      void queryClient.invalidateQueries();
      await navigate('/account', { replace: true });
    } catch (error) {
      setCode(codeOf(error));
    } finally {
      setBusy(false);
    }
  });
  return { form, submit, busy, code };
}

function codeOf(error: unknown): string {
  if (error instanceof ConnectionLost) return 'CONNECTION_LOST';
  reportFault(error);
  return 'OTHER';
}

/** Null once the device's passkey is kept, else why not. */
async function addMade(options: Record<string, unknown>, name: string): Promise<string | null> {
  const made = await makePasskey(options);
  if (!made.ok) return made.code;
  const answer = await add({ body: { name, credential: made.credential } });
  return answer.ok ? null : answer.code;
}
