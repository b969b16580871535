import { useState } from 'react';
import { useNavigate } from 'react-router';
import { loginSchema } from '#features/accounts/accounts.form.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { notify } from '#platform/web/notify/notify.ts';
import type { Preview } from '../../../deletion/web/deletion.queries.ts';
import { useText } from '../../../deletion/web/deletion.text.ts';
import { type Proof, readPreview, leave as send } from '../suspended.queries.ts';

/** What the login screen carries here. */
interface CarriedLogin {
  readonly loginId?: string;
}

/** A suspended account: opened with its password, which is held while this screen is open, and deleted. */
export function useSuspended() {
  const t = useText();
  const navigate = useNavigate();
  const carried = useLocationState<CarriedLogin>();
  const [opened, setOpened] = useState<{ proof: Proof; preview: Preview } | null>(null);
  const form = useZodForm(loginSchema, {
    defaults: { loginId: carried?.loginId ?? '', password: '' },
  });

  const reading = useSubmit({
    send: (proof: Proof) => readPreview({ body: proof }),
    onSuccess: (preview, proof) => setOpened({ proof, preview }),
    onRefusal: () => {
      setOpened(null);
      return false;
    },
  });
  const leaving = useSubmit({
    send: (proof: Proof) => send({ body: proof }),
    onSuccess: async () => {
      await navigate('/', { replace: true });
      notify({ title: t.deletedTitle, description: t.deletedText });
    },
    // The obstacles are shown above.
    onRefusal: (_, proof) => reading.submit(proof),
  });

  return {
    form,
    isPending: reading.isPending || leaving.isPending,
    failure: reading.failure ?? leaving.failure,
    opened,
    open: form.handleSubmit(reading.submit),
    leave: () => {
      reading.reset();
      if (opened) void leaving.submit(opened.proof);
    },
  };
}
