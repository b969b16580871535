import { toHalfWidth } from '#platform/web/forms/to-half-width.ts';
import { EmailField } from '#platform/web/ui/email-field.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { AGES } from '../../guardians.vocabulary.ts';
import { useText } from '../guardians.text.ts';
import type { AnswerForm } from '../hooks/use-answer.ts';

/** The age, and for players under 18 the guardian's address. */
export function AnswerFields({ form }: { readonly form: AnswerForm }) {
  const t = useText();
  const { register, watch, errorOf } = form;
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
    </>
  );
}
