import { personChanged } from '#features/accounts/web/lib/session.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { enterDemo } from '../sign-in.queries.ts';

/** Makes the visitor the demo's sample player; refused with NO_DEMO when no demo runs here any more. */
export function useEnterDemo(onEntered: () => unknown) {
  return useSubmit({
    send: () => enterDemo(),
    onSuccess: async () => {
      await personChanged();
      await onEntered();
    },
  });
}
