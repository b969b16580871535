import type { ZodForm } from '#platform/web/forms/use-form.ts';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { useText } from '../password.text.ts';

type NewPassword = { password: string; confirmPassword: string };

interface Props {
  /** Any form that has these two fields; it may have others. */
  readonly form: Pick<ZodForm<NewPassword, NewPassword>, 'register' | 'errorOf'>;
}

/** A new password, typed twice; the same wherever one is chosen. */
export function NewPasswordFields({ form }: Props) {
  const t = useText();
  return (
    <>
      <PasswordField
        {...form.register('password')}
        label={t.password}
        hint={t.passwordHint}
        error={form.errorOf('password', t.errors)}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...form.register('confirmPassword')}
        label={t.confirmPassword}
        error={form.errorOf('confirmPassword', t.errors)}
        autoComplete="new-password"
        required
      />
    </>
  );
}
