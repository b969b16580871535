import { type ReactNode, useEffect, useState } from 'react';
import { PREFECTURES } from '#domain/common/prefectures.ts';
import {
  type Draft,
  keepDraft,
  PERSON_FIELDS,
  type PersonDraft,
  readDraft,
} from '#features/accounts/web/lib/registration-draft.ts';
import { weaknessFromServer } from '#features/sign-in/password/web/lib/password-check.ts';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useTyped } from '#platform/web/forms/draft.ts';
import { prefilledValues } from '#platform/web/forms/prefilled-values.ts';
import { toHalfWidth } from '#platform/web/forms/to-half-width.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { EmailField } from '#platform/web/ui/email-field.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { personSchema } from '../../registration.form.ts';
import { useText } from '../registration.text.ts';
import css from './registration-form.module.css';

/** Errors that the server found, by field name. */
export type Refusals = Readonly<Record<string, string>>;

interface Props {
  readonly refusals: Refusals | null;
  readonly onNext: (draft: Draft) => void;
  /** Above the button. */
  readonly note: ReactNode;
}

const FORM = 'registration';

/** Step 1: the person, and the login. */
export function PersonStep({ refusals, onNext, note }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const [typed] = useState(defaults);
  const form = useZodForm(personSchema, { defaults: typed as never });
  const { register, setError } = form;
  // Read while rendering: it is what makes the form render again when it changes.
  const { isSubmitting } = form.formState;
  const error = (name: keyof PersonDraft) => form.errorOf(name, t.errors);

  useTyped(form, (values) => void keepDraft({ person: values as PersonDraft }));
  useEffect(() => {
    if (!refusals) return;
    // After the screen has put the focus on its heading.
    queueMicrotask(() => {
      for (const [at, [name, message]] of Object.entries(refusals).entries()) {
        const options = { shouldFocus: at === 0 };
        setError(name as keyof PersonDraft & string, { type: 'server', message }, options);
      }
    });
  }, [refusals, setError]);

  const next = form.handleSubmit(async ({ fullName, email, password }) => {
    const weakness = await weaknessFromServer({ fullName, email, password });
    if (!weakness) return onNext(keepDraft({ person: form.getValues() }));
    setError('password', { type: 'server', message: weakness }, { shouldFocus: true });
  });
  return (
    // "dialog": submitted before the code has arrived, it must not send the password in an address.
    <form name={FORM} method="dialog" className={css.form} onSubmit={next} noValidate>
      <TextField
        {...register('fullName')}
        label={t.fullName}
        hint={t.fullNameHint}
        error={error('fullName')}
        autoComplete="name"
        required
      />
      <TextField
        {...register('nickname')}
        label={t.nickname}
        error={error('nickname')}
        autoComplete="nickname"
        optional
      />
      <SelectField
        {...register('prefecture')}
        // In the prerendered page, too: a browser would otherwise show the first prefecture as chosen.
        defaultValue={typed.prefecture}
        label={t.prefecture}
        error={error('prefecture')}
        placeholder={t.choosePrefecture}
        options={PREFECTURES.map((value) => ({ value, label: prefectureName(value, language) }))}
        autoComplete="address-level1"
        required
      />
      <TextField
        {...register('phone', { setValueAs: toHalfWidth })}
        label={t.phone}
        error={error('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <EmailField
        {...register('email', { setValueAs: toHalfWidth })}
        label={t.email}
        hint={t.emailHint}
        error={error('email')}
      />
      <PasswordField
        {...register('password')}
        label={t.password}
        hint={t.passwordHint}
        error={error('password')}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...register('confirmPassword')}
        label={t.confirmPassword}
        error={error('confirmPassword')}
        autoComplete="new-password"
        required
      />
      {note}
      <Button type="submit" full busy={isSubmitting} busyLabel={t.checking}>
        {t.next}
      </Button>
    </form>
  );
}

function defaults(): PersonDraft {
  const empty = Object.fromEntries(PERSON_FIELDS.map((name) => [name, '']));
  return { ...empty, ...readDraft().person, ...prefilledValues(FORM, PERSON_FIELDS) };
}
