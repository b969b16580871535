import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import css from '../../../deletion/web/components/deletion-preview.module.css';
import type { useSuspended } from '../hooks/use-suspended.ts';
import { useText } from '../suspended.text.ts';

type Props = Pick<ReturnType<typeof useSuspended>, 'form' | 'open' | 'isPending' | 'failure'>;

/** The login name and the password of the suspended account. */
export function ProofForm({ form, open, isPending, failure }: Props) {
  const t = useText();
  return (
    <Section heading={t.heading} text={t.hint}>
      <form name="suspended" method="dialog" className={css.form} onSubmit={open} noValidate>
        <TextField
          {...form.register('loginId')}
          label={t.loginId}
          error={form.errorOf('loginId', t.errors)}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.register('password')}
          label={t.password}
          error={form.errorOf('password', t.errors)}
        />
        <SubmitFailure failure={failure} />
        <Button type="submit" full busy={isPending} busyLabel={t.opening}>
          {t.open}
        </Button>
      </form>
    </Section>
  );
}
