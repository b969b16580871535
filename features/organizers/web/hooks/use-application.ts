import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { APPLICATION_DRAFT } from '#features/accounts/web/lib/visitor-drafts.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { phoneDraft, useTyped } from '#platform/web/forms/draft.ts';
import { prefilledValues } from '#platform/web/forms/prefilled-values.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
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
const EMPTY = Object.fromEntries(FIELDS.map((name) => [name, ''])) as Typed;

interface Stored extends Partial<Typed> {
  /** What was sent, whose answer may be lost: sending the same again, after a reload too, has the same id. */
  readonly sent?: { readonly id: string; readonly application: string } | undefined;
}

export type ApplicationInputs = ReturnType<typeof useApplication>['form'];

/** The form of the application: what is typed is stored until it is sent, then the submitted screen follows. */
export function useApplication() {
  const t = useText();
  const leadOn = useLeadOn();
  const { draft, form } = useOwnForm();

  const { submit, isPending, failure } = useSubmit({
    send: (application: ApplicationForm, resendId) => {
      const text = JSON.stringify(application);
      const before = draft?.read()?.sent;
      const id = before?.application === text ? before.id : resendId;
      draft?.write({ ...form.getValues(), sent: { id, application: text } });
      return withMinDuration(
        MIN_DURATION.organizerApplication,
        applyAsOrganizer({ body: { id, application } }),
      );
    },
    onSuccess: async (_, { email }) => {
      draft?.clear();
      notify({ title: t.submitted });
      await leadOn('/tournament-organizer-submitted', { state: { email } });
    },
    onRefusal: (refusal) => {
      applyRefusal(form, refusal);
      return false;
    },
  });
  return { form, onSubmit: form.handleSubmit(submit), isPending, failure };
}

/**
 * The form with the draft of the person who is here, a visitor included. The page shows before it is known who that is: what is typed
 * until then is theirs. The screen is public, so that it stays where another tab has logged in or out; what the person before
 * has typed does not.
 */
function useOwnForm() {
  const { data: session } = useSession();
  const person = session && (session.account?.id ?? '');
  const draft = useMemo(() => (person === undefined ? null : draftOf(person)), [person]);
  const form = useZodForm(applicationSchema, {
    defaults: { ...EMPTY, ...typedIn(draft?.read()), ...prefilledValues(FORM, FIELDS) },
  });
  useTyped(form, (values) => draft?.write({ ...values, sent: draft.read()?.sent }));

  const shown = useRef(person);
  const showOwn = useEffectEvent((person: string | undefined) => {
    if (person === undefined || person === shown.current) return;
    const typed = shown.current === undefined ? typedIn(form.getValues()) : {};
    shown.current = person;
    form.reset({ ...EMPTY, ...typedIn(draft?.read()), ...typed });
  });
  useEffect(() => showOwn(person), [person]);
  return { draft, form };
}

/** Each account has its own; a visitor's is cleared when somebody logs in or out. */
function draftOf(account: string) {
  return phoneDraft<Stored>(account === '' ? APPLICATION_DRAFT : `${APPLICATION_DRAFT} ${account}`);
}

/** The fields that are filled in. */
function typedIn(values: Partial<Typed> | null | undefined): Partial<Typed> {
  const filled = FIELDS.flatMap((name) => (values?.[name] ? [[name, values[name]]] : []));
  return Object.fromEntries(filled);
}
