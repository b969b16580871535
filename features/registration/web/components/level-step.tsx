import { LEVELS } from '#domain/rating/rating.ts';
import { SubmitFailure } from '#features/accounts/web/components/submit-failure.tsx';
import { keepDraft, readDraft } from '#features/accounts/web/lib/registration-draft.ts';
import { Agreement } from '#features/legal/web/components/agreement.tsx';
import type { Failure } from '#platform/web/api/use-submit.ts';
import { useTyped } from '#platform/web/forms/draft.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { levelSchema } from '../../registration.form.ts';
import { useText } from '../registration.text.ts';
import css from './registration-form.module.css';

interface Props {
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** Step 3: the experience, from which the first rating follows; its button sends everything. */
export function LevelStep({ isPending, failure, onBack, onSend }: Props) {
  const t = useText();
  const form = useZodForm(levelSchema, { defaults: { level: readDraft().level as never } });
  useTyped(form, (values) => void keepDraft({ level: values.level ?? '' }));
  return (
    <form className={css.form} onSubmit={form.handleSubmit(onSend)} noValidate>
      <RadioField
        {...form.register('level')}
        label={t.level}
        hint={t.levelHint}
        error={form.errorOf('level', t.errors)}
        options={LEVELS.map((level) => ({
          value: level,
          label: t.levelName(level),
          hint: (
            <>
              {t.levels[level]}
              {t.levelMeanings[level] ? (
                <>
                  <br />
                  {t.levelMeanings[level]}
                </>
              ) : null}
            </>
          ),
        }))}
        required
      />
      <SubmitFailure failure={failure} />
      <Agreement />
      <div className={css.actions}>
        <Button variant="secondary" onClick={onBack} disabled={isPending}>
          {t.back}
        </Button>
        <Button type="submit" busy={isPending} busyLabel={t.gettingRating}>
          {t.getRating}
        </Button>
      </div>
    </form>
  );
}
