import { useState } from 'react';
import { draftToSend, keepDraft } from '#features/accounts/web/lib/registration-draft.ts';
import { personChanged } from '#features/accounts/web/lib/session.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import type { Refusals } from '../components/person-step.tsx';
import { register } from '../registration.queries.ts';
import { useText } from '../registration.text.ts';

type Sent = Parameters<typeof register>[0]['body'];

/**
 * Sends the registration, and gives its result; a repeated send changes nothing. `onRefused` is called when the
 * server refuses a field of step 1, which `refusals` then names.
 */
export function useRegistration(onRefused: () => void) {
  const t = useText();
  const [refusals, setRefusals] = useState<Refusals | null>(null);

  const { submit, isPending, failure } = useSubmit({
    send: () => {
      const { id, person, clubId, level } = draftToSend();
      const body = { id, person, club: { clubId }, experience: { level } };
      // Each part was checked by its step's schema, which is the server's.
      return register({ body: body as Sent });
    },
    onSuccess: async (result) => {
      await personChanged();
      keepDraft({ result, person: {} });
      notify({ title: t.ratingCalculated });
    },
    onRefusal: ({ fields }) => {
      const wrong = personFields(fields);
      setRefusals(wrong);
      if (wrong) onRefused();
      return wrong !== null;
    },
  });
  /** Step 1 was corrected: its errors are not shown again when the person comes back to it. */
  const forgetRefusals = () => setRefusals(null);
  const send = () => {
    forgetRefusals();
    void submit();
  };
  return { send, isPending, failure, refusals, forgetRefusals };
}

/** The refused fields of step 1, by the form's own names. */
function personFields(fields: Refusals | undefined): Refusals | null {
  const wrong = Object.entries(fields ?? {})
    .filter(([name]) => name.startsWith('person.'))
    .map(([name, message]) => [name.slice('person.'.length), message]);
  return wrong.length > 0 ? Object.fromEntries(wrong) : null;
}
