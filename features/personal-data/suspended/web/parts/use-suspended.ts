import { useState } from 'react';
import { useNavigate } from 'react-router';
import { loginSchema } from '#features/accounts/accounts.form.ts';
import { useSending } from '#features/accounts/web/parts/send-trouble.tsx';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { useCarried } from '#platform/web/navigation/screens.tsx';
import { notify } from '#platform/web/notify/notify.ts';
import type { Plan } from '../../../deletion/web/deletion.queries.ts';
import { useText } from '../../../deletion/web/deletion.text.ts';
import { type Proof, readPlan, leave as send } from '../suspended.queries.ts';

/** What the login screen hands on. */
interface CarriedLogin {
  readonly loginId?: string;
}

/** A suspended account: opened with its password, which this screen keeps for as long as it is open, and deleted. */
export function useSuspended() {
  const t = useText();
  const navigate = useNavigate();
  const carried = useCarried<CarriedLogin>();
  const [opened, setOpened] = useState<{ proof: Proof; plan: Plan } | null>(null);
  const { busy, trouble, sending, refused } = useSending();
  const form = useZodForm(loginSchema, {
    defaults: { loginId: carried?.loginId ?? '', password: '' },
  });

  const read = async (proof: Proof) => {
    const answer = await readPlan({ body: proof });
    if (answer.ok) return setOpened({ proof, plan: answer.data });
    setOpened(null);
    refused(answer.code);
  };

  const leave = async (proof: Proof) => {
    const answer = await send({ body: proof });
    // What stands in the way now is shown above.
    if (!answer.ok) return read(proof);
    await navigate('/', { replace: true });
    notify({ title: t.deletedTitle, description: t.deletedText });
  };

  return {
    form,
    busy,
    trouble,
    opened,
    open: form.handleSubmit((proof) => sending(() => read(proof))),
    leave: () => (opened ? sending(() => leave(opened.proof)) : undefined),
  };
}
