import { keepDraft, readDraft } from '#features/accounts/web/lib/registration-draft.ts';
import { useTyped } from '#platform/web/forms/draft.ts';
import { toHalfWidth } from '#platform/web/forms/to-half-width.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { clubSchema } from '../../registration.form.ts';
import { useText } from '../registration.text.ts';
import css from './registration-form.module.css';

const CODE_LENGTH = 8;

interface Props {
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Step 2: the team's code, for those who have one. */
export function ClubStep({ onBack, onNext }: Props) {
  const t = useText();
  const form = useZodForm(clubSchema, { defaults: { clubId: readDraft().clubId } });
  useTyped(form, (values) => void keepDraft({ clubId: values.clubId ?? '' }));
  const next = form.handleSubmit(({ clubId }) => {
    keepDraft({ clubId });
    onNext();
  });
  return (
    <form className={css.form} onSubmit={next} noValidate>
      <p className={css.text}>{t.clubText}</p>
      <TextField
        {...form.register('clubId', { setValueAs: toHalfWidth })}
        label={t.clubId}
        hint={t.clubIdHint}
        error={form.errorOf('clubId', t.errors)}
        maxLength={CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        optional
      />
      <div className={css.actions}>
        <Button variant="secondary" onClick={onBack}>
          {t.back}
        </Button>
        <Button type="submit">{t.next}</Button>
      </div>
    </form>
  );
}
