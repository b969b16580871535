import { FormErrorSummary } from '#platform/web/ui/form-error-summary.tsx';
import { TOURNAMENT_FIELDS } from '../../publishing.form.ts';
import type { TournamentInputs } from '../hooks/use-tournament-form.ts';
import { useText } from '../publishing.text.ts';

/** All errors after an attempt, each linked to its field: the form is longer than a phone. */
export function WrongFields({ form }: { readonly form: TournamentInputs }) {
  const t = useText();
  if (form.formState.submitCount === 0) return null;
  const errors = TOURNAMENT_FIELDS.flatMap((name) => {
    const text = form.errorOf(name, t.errors);
    // TheirChanges says more about these.
    return text && text !== t.errors.changedMeanwhile ? [{ name, text }] : [];
  });
  return <FormErrorSummary errors={errors} />;
}
