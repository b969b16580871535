import { useEffect } from 'react';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { tournamentSchema } from '../../publishing.form.ts';
import type { TournamentValues } from '../../publishing.policy.ts';

export type TournamentInputs = ReturnType<typeof useTournamentForm>;

/** The form of spec section 2.21; `onTyped` hears of every change. Without it there is something to follow. */
export function useTournamentForm(
  defaults: TournamentValues,
  onTyped?: (values: TournamentValues) => void,
) {
  const form = useZodForm(tournamentSchema, { defaults: defaults as never, follow: !onTyped });
  const { subscribe } = form;
  useEffect(() => {
    if (!onTyped) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => onTyped(values as TournamentValues),
    });
  }, [subscribe, onTyped]);
  return form;
}
