import type { ComponentProps } from 'react';
import type { ErrorTexts, ZodForm } from '#platform/web/forms/use-form.ts';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';

interface Login {
  loginId: string;
  password: string;
}

interface Props {
  readonly form: ZodForm<Login, Login>;
  readonly loginId: string;
  readonly password: string;
  readonly errors: ErrorTexts;
}

/** The two fields of a login. */
export function LoginFields({ form, loginId, password, errors }: Props) {
  return (
    <>
      <LoginIdField
        {...form.register('loginId')}
        label={loginId}
        error={form.errorOf('loginId', errors)}
      />
      <PasswordField
        {...form.register('password')}
        label={password}
        error={form.errorOf('password', errors)}
      />
    </>
  );
}

/** The address or organizer ID of an account, as a password manager stores it. */
export function LoginIdField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
