import { useNavigate } from 'react-router';
import { endDraft } from '#features/accounts/web/lib/registration-draft.ts';
import { personChanged } from '#features/accounts/web/lib/session.ts';
import { readAgain } from '#platform/web/api/read-again.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { outbox, useOutbox } from '#platform/web/offline/use-outbox.ts';
import { deletionSchema } from '../../deletion.form.ts';
import { previewQuery, leave as send } from '../deletion.queries.ts';
import { useText } from '../deletion.text.ts';

/** Deletes the account, and then the person's data on this phone. */
export function useDeletion() {
  const t = useText();
  const navigate = useNavigate();
  const unsent = useOutbox();
  const form = useZodForm(deletionSchema, { defaults: { password: '' } });

  const { submit, isPending, failure } = useSubmit({
    send,
    onSuccess: async () => {
      endDraft();
      for (const { id } of unsent) await outbox.discard(id);
      await personChanged();
      await navigate('/', { replace: true });
      notify({ title: t.deletedTitle, description: t.deletedText });
    },
    onRefusal: async (refusal) => {
      if (refusal.code === 'RATE_LIMITED') return false;
      // No session: an earlier try may have succeeded, and its answer was lost.
      if (refusal.code === 'SIGN_IN_REQUIRED') await personChanged();
      // The obstacles are shown above.
      else if (!applyRefusal(form, refusal))
        await readAgain(queryClient, { queryKey: previewQuery.queryKey });
      return true;
    },
  });
  const leave = form.handleSubmit((body) => submit({ body }));
  return { form, leave, isPending, failure, unsent: unsent.length };
}
