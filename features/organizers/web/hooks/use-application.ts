import { useNavigate } from 'react-router';
import { prefilledValues } from '#features/accounts/web/lib/prefilled-values.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { phoneDraft, useTyped } from '#platform/web/forms/draft.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { useStillHere } from '#platform/web/navigation/use-still-here.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { MIN_DURATION, withMinDuration } from '#platform/web/timing.ts';
import { type ApplicationForm, applicationSchema } from '../../organizers.form.ts';
import { applyAsOrganizer } from '../organizers.queries.ts';
import { useText } from '../organizers.text.ts';

export const FORM = 'organizer-application';
const FIELDS = [
  'organizerName',
  'organizationName',
  'address',
  'email',
  'phoneNumber',
  'workplaceOrSchool',
] as const;
type Typed = Record<(typeof FIELDS)[number], string>;

const draft = phoneDraft<Typed>(FORM);

export type ApplicationInputs = ReturnType<typeof useApplication>['form'];

/** The form of the application: what is typed is stored until it is sent, then the submitted screen follows. */
export function useApplication() {
  const t = useText();
  const navigate = useNavigate();
  const isHere = useStillHere();
  const form = useZodForm(applicationSchema, { defaults: defaults() });
  useTyped(form, draft.write);

  const { submit, isPending, failure } = useSubmit({
    send: (application: ApplicationForm, id) =>
      withMinDuration(
        MIN_DURATION.organizerApplication,
        applyAsOrganizer({ body: { id, application } }),
      ),
    onSuccess: async (_, { email }) => {
      draft.clear();
      notify({ title: t.submitted });
      if (isHere()) await navigate('/tournament-organizer-submitted', { state: { email } });
    },
    onRefusal: (refusal) => {
      applyRefusal(form, refusal);
      return false;
    },
  });
  return { form, onSubmit: form.handleSubmit(submit), isPending, failure };
}

function defaults(): Typed {
  const empty = Object.fromEntries(FIELDS.map((name) => [name, ''])) as Typed;
  return { ...empty, ...draft.read(), ...prefilledValues(FORM, FIELDS) };
}
