import { Link } from 'react-router';
import { toHalfWidth } from '#platform/web/forms/to-half-width.ts';
import { EmailField } from '#platform/web/ui/email-field.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { takesBack } from '../../guardians.policy.ts';
import { AGES } from '../../guardians.vocabulary.ts';
import { useText } from '../guardians.text.ts';
import type { AnswerForm } from '../hooks/use-answer.ts';
import type { MyGuardianStatus } from '../lib/guardian-status.ts';

interface Props {
  readonly form: AnswerForm;
  readonly status: MyGuardianStatus;
}

/** The age, for players under 18 the guardian's address, and the password where an earlier answer is taken back. */
export function AnswerFields({ form, status }: Props) {
  const t = useText();
  const { register, watch, errorOf } = form;
  const passwordError = errorOf('currentPassword', t.errors);
  return (
    <>
      <RadioField
        {...register('age')}
        label={t.age}
        error={errorOf('age', t.errors)}
        options={AGES.map((value) => ({ value, label: t.ages[value] }))}
        inline
        required
      />
      {watch('age') === 'under-18' ? (
        <EmailField
          {...register('guardianEmail', { setValueAs: toHalfWidth })}
          label={t.guardianEmail}
          hint={t.guardianHint}
          error={errorOf('guardianEmail', t.errors)}
          autoComplete="off"
        />
      ) : null}
      {takesBack(status, watch()) || passwordError ? (
        <>
          <PasswordField
            {...register('currentPassword')}
            label={t.currentPassword}
            hint={t.passwordHint}
            error={passwordError}
            required
          />
          <Link to="/forgot-password">{t.forgotPassword}</Link>
        </>
      ) : null}
    </>
  );
}
