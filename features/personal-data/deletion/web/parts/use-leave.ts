import { useNavigate } from 'react-router';
import { endDraft } from '#features/accounts/web/parts/registration-draft.ts';
import { useSending } from '#features/accounts/web/parts/send-trouble.tsx';
import { personChanged } from '#features/accounts/web/parts/session.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { outbox, useOutbox } from '#platform/web/offline/use-outbox.ts';
import { type LeaveForm, leaveSchema } from '../../deletion.form.ts';
import { planQuery, leave as send } from '../deletion.queries.ts';
import { useText } from '../deletion.text.ts';

/** Leaves for good; afterwards nothing of the person is on this phone either. */
export function useLeave() {
  const t = useText();
  const navigate = useNavigate();
  const unsent = useOutbox();
  const { busy, trouble, sending, refused } = useSending();
  const form = useZodForm(leaveSchema, { defaults: { password: '' } });

  const attempt = async (body: LeaveForm) => {
    const answer = await send({ body });
    if (answer.ok) {
      endDraft();
      for (const { id } of unsent) await outbox.discard(id);
      await personChanged();
      await navigate('/', { replace: true });
      return notify({ title: t.deletedTitle, description: t.deletedText });
    }
    if (answer.code === 'RATE_LIMITED') return refused(answer.code);
    // No session: perhaps an earlier try had arrived, and its answer was lost.
    if (answer.code === 'SIGN_IN_REQUIRED') return await personChanged();
    // What stands in the way now is shown above.
    if (!applyRefusal(form, answer)) await queryClient.invalidateQueries(planQuery);
  };
  const leave = form.handleSubmit((body) => sending(() => attempt(body)));
  return { form, leave, busy, trouble, unsent: unsent.length };
}
