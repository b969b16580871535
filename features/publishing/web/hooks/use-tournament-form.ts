import { useTyped } from '#platform/web/forms/draft.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { tournamentSchema } from '../../publishing.form.ts';
import type { TournamentValues } from '../../publishing.policy.ts';

export type TournamentInputs = ReturnType<typeof useTournamentForm>;

/**
 * The form of spec section 2.21. With `onTyped`, which gets every change, the form keeps its first defaults; without
 * it, the form follows them.
 */
export function useTournamentForm(
  defaults: TournamentValues,
  onTyped?: (values: TournamentValues) => void,
) {
  const form = useZodForm(tournamentSchema, { defaults: defaults as never, follow: !onTyped });
  useTyped(form, (values) => onTyped?.(values as TournamentValues));
  return form;
}
