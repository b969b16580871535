import { useEffect, useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { groupDetailsSchema } from '../../groups.form.ts';
import { freshGroup, type Group, groupGone, groupSaved, saveGroup } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';
import { removedFrom, valuesOf } from '../lib/group-values.ts';

type Edit = Omit<Parameters<typeof saveGroup>[0]['body'], 'saveId'>;

/** The form of a group's details, and the conflict when somebody else saves the same group meanwhile. */
export function useGroupEdit(group: Group) {
  const t = useText();
  const leadOn = useLeadOn();
  /** The group when editing began: only its version may be replaced. */
  const [base, setBase] = useState(group);
  /** The group that somebody else has saved meanwhile; set when a save is refused for it. */
  const [theirs, setTheirs] = useState<Group | null>(null);
  const form = useZodForm(groupDetailsSchema, { defaults: valuesOf(group) });
  const { isDirty } = form.formState;

  const take = (fresh: Group) => {
    setBase(fresh);
    setTheirs(null);
    form.reset(valuesOf(fresh));
  };
  useEffect(() => {
    // Updates from the server reach the form only while nothing has been typed into it.
    if (group !== base && !isDirty) take(group);
  });

  const { submit, isPending } = useSubmit({
    send: (edit: Edit, saveId) =>
      saveGroup({ params: { id: group.id }, body: { saveId, ...edit } }),
    words: t,
    onSuccess: (saved) => {
      take(saved);
      groupSaved(saved);
      notify({ title: t.savedTitle, description: t.savedText(saved.name) });
    },
    onRefusal: async (refusal) => {
      const { code } = refusal;
      if (code === 'GROUP_FULL') {
        applyRefusal(form, refusal);
        notify({ title: t.fullTitle, description: t.fullSaveText, variant: 'destructive' });
        return;
      }
      const fresh = code === 'GROUP_NOT_FOUND' ? null : await freshGroup(group.id);
      if (code === 'GROUP_CHANGED') {
        notify({ title: t.changedTitle, description: t.changedText, variant: 'destructive' });
        setTheirs(fresh);
      } else if (code === 'GROUP_NOT_EDITABLE') {
        const words = { title: t.notEditableTitle, description: t.notEditableText };
        notify({ ...words, variant: 'destructive' });
      } else {
        notify({ title: t.notFoundTitle, description: t.notFoundText, variant: 'destructive' });
        void leadOn('/group-registered', { replace: true });
        await groupGone(group.id);
      }
    },
  });
  const save = (values: ReturnType<typeof valuesOf>, version = base.version) =>
    submit({ version, ...values, removed: removedFrom(base, values) });
  return { form, base, theirs, isPending, save, take };
}
