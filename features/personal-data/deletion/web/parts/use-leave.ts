import { useState } from 'react';
import { useNavigate } from 'react-router';
import { endDraft } from '#features/accounts/web/parts/registration-draft.ts';
import { type Trouble, troubleOf } from '#features/accounts/web/parts/send-trouble.tsx';
import { personChanged } from '#features/accounts/web/parts/session.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { outbox, useOutbox } from '#platform/web/offline/use-outbox.ts';
import { leaveSchema } from '../../deletion.form.ts';
import { planQuery, leave as send } from '../deletion.queries.ts';
import { useText } from '../deletion.text.ts';

/** Leaves for good; afterwards nothing of the person is on this phone either. */
export function useLeave() {
  const t = useText();
  const navigate = useNavigate();
  const unsent = useOutbox();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const form = useZodForm(leaveSchema, { defaults: { password: '' } });

  const leave = form.handleSubmit(async (body) => {
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await send({ body });
      if (answer.ok) {
        endDraft();
        for (const { id } of unsent) await outbox.discard(id);
        await personChanged();
        await navigate('/', { replace: true });
        return notify({ title: t.deletedTitle, description: t.deletedText });
      }
      if (answer.code === 'RATE_LIMITED') return setTrouble({ kind: 'too-many' });
      // No session: perhaps an earlier try had arrived, and its answer was lost.
      if (answer.code === 'SIGN_IN_REQUIRED') return await personChanged();
      // What stands in the way now is shown above.
      if (!applyRefusal(form, answer)) await queryClient.invalidateQueries(planQuery);
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setBusy(false);
    }
  });
  return { form, leave, busy, trouble, unsent: unsent.length };
}
