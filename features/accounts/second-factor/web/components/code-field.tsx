import { useState } from 'react';
import type { Failure } from '#platform/web/api/use-submit.ts';
import type { ZodForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useText } from '../second-factor.text.ts';

interface Code {
  code: string;
}

interface Props {
  readonly form: ZodForm<Code, Code>;
  readonly failure: Failure | null;
}

/** The code of the app, or instead of it a recovery code; and why the last one was not accepted. */
export function CodeField({ form, failure }: Props) {
  const t = useText();
  const [recovery, setRecovery] = useState(false);
  const other = () => {
    setRecovery(!recovery);
    form.reset({ code: '' });
    form.setFocus('code');
  };
  return (
    <>
      <TextField
        {...form.register('code')}
        label={recovery ? t.recoveryCode : t.appCode}
        hint={recovery ? t.recoveryCodeHint : t.appCodeHint}
        error={form.errorOf('code', t.errors)}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <CodeFailure failure={failure} />
      <Button variant="quiet" onClick={other}>
        {recovery ? t.useApp : t.useRecovery}
      </Button>
    </>
  );
}

/** Why a code or a passkey was not accepted. */
export function CodeFailure({ failure }: { readonly failure: Failure | null }) {
  const t = useText();
  if (!failure) return null;
  const failures: Readonly<Record<string, string>> = t.failures;
  return (
    <InlineNotice tone={failure.code === 'CANCELLED' ? 'info' : 'error'}>
      {failures[failure.code] ?? t.failures.OTHER}
    </InlineNotice>
  );
}
